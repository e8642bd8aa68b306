import { expect, test } from 'vitest';
import { loadEngine } from './index.ts';

const engine = await loadEngine();
const score = (jobDescription: string, resumeText: string) => engine.analyse({ jobDescription, resumeText }).matchScore;

const developer = `后端开发工程师
任职要求：
1、三年以上Java开发经验，熟悉Spring Boot、MySQL；
2、熟悉Docker和Kubernetes，了解微服务架构。`;
const cook = `中餐厨师
岗位职责：负责厨房菜品的制作，保证食品卫生安全。
任职要求：有五年以上中餐烹饪经验，持有健康证。`;
const japanese = `看護師募集
仕事内容：病棟での看護業務、患者のバイタルサイン測定、点滴管理
応募資格：看護師免許、病棟経験、夜勤可能な方`;

test.each([
  ['Chinese posting for a developer', developer, cook],
  ['Chinese posting for a cook', cook, developer],
  ['Japanese posting for a nurse', japanese, cook],
])('a %s is matched by itself, and not by an unrelated text', (_, posting, other) => {
  expect(score(posting, posting)).toBeGreaterThanOrEqual(85);
  expect(score(posting, other)).toBeLessThanOrEqual(30);
});

test.each([
  ['zh', developer],
  ['ja', japanese],
  ['fr', 'Nous recherchons pour notre équipe un comptable avec une expérience dans la gestion des comptes.'],
  ['es', 'Buscamos enfermera con experiencia en cuidados intensivos para el hospital y los turnos de noche.'],
  ['pl', 'Szukamy pielęgniarki do pracy w szpitalu oraz doświadczenia na oddziale.'],
  ['ar', 'نبحث عن ممرضة ذات خبرة في العناية المركزة للعمل في مستشفى خاص'],
  ['th', 'รับสมัครพยาบาลวิชาชีพ มีประสบการณ์ในหอผู้ป่วยหนักอย่างน้อยสองปี'],
  ['und', 'blorf snarg wibble tronk '.repeat(20)],
])('a posting in a language that the engine does not cover is said to be so (%s)', (code, jobDescription) => {
  expect(engine.analyse({ jobDescription, resumeText: '' }).language).toEqual({ code, covered: false });
});

test('a list of technologies is covered in any language', () => {
  expect(engine.analyse({ jobDescription: 'Java, Kubernetes, PostgreSQL', resumeText: '' }).language.covered).toBe(
    true,
  );
});
