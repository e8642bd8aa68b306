import { expect, test } from 'vitest';
import { languageNames } from '#contract/languages.ts';
import { analyseBasic, loadEngine, type Saying } from '#engine';
import { german } from './de.ts';
import { english } from './en.ts';
import { wordsIn } from './languages.ts';
import { sayingsIn } from './testing/sayings-in.ts';
import { render, renderRecommendation } from './words.ts';

const engine = await loadEngine();

const resumeText = `Ann Example
Experience
Nursing assistant, Maple Clinic, 2019 - 2021
- Changed dressings and cared for patients with burns and other wounds every day
- Responsible for the charts of the ward, and a real team player
Skills
Telemetry, Excel`;
const jobDescription = `Registered Nurse
Requirements
- RN license
- Wound care
- German
- 5 years of experience
- Bachelor's degree`;

test('advice is told with what it is worth, in English and in German', () => {
  const { recommendations } = engine.analyse({ resumeText, jobDescription });
  const licence = recommendations.find(({ requirement }) => requirement === 'RN license');
  if (licence === undefined) throw new Error('The licence is not asked for.');
  expect(renderRecommendation(licence, english)).toMatch(
    /^If you hold the RN license, list it\. It is a must-have, worth up to \d+ points\.$/,
  );
  expect(renderRecommendation(licence, german)).toMatch(
    /^Wenn Sie den Nachweis „RN license“ haben, führen Sie ihn auf\. Das ist ein Muss und bringt bis zu \d+ Punkte\.$/,
  );
});

test.each<[Saying, string, string]>([
  [
    { code: 'advice.degree', params: { degree: "bachelor's degree" }, spans: [] },
    "If you hold a bachelor's degree or a higher degree, name it.",
    'Wenn Sie einen Bachelorabschluss oder einen höheren Abschluss haben, nennen Sie ihn.',
  ],
  [
    { code: 'advice.degree', params: { degree: 'doctorate' }, spans: [] },
    'If you hold a doctorate, name it.',
    'Wenn Sie einen Doktortitel haben, nennen Sie das.',
  ],
  [
    { code: 'advice.years', params: { years: 5, shown: 2 }, spans: [] },
    'The posting asks for 5 years of experience. Check that every job has its dates. They add up to 2 now.',
    'Die Anzeige verlangt 5 Jahre Berufserfahrung. Prüfen Sie, ob jede Stelle Beginn und Ende nennt. Zusammen ergibt das jetzt 2.',
  ],
  [
    { code: 'ask.licence', params: { name: 'CPA' }, spans: [] },
    'Do you hold the CPA licence or certificate? Since when?',
    'Haben Sie den Nachweis „CPA“? Seit wann?',
  ],
  [
    { code: 'ask.licence', params: { name: 'registration with the NMC' }, spans: [] },
    'Do you hold the registration with the NMC? Since when?',
    'Haben Sie den Nachweis „registration with the NMC“? Seit wann?',
  ],
  [
    { code: 'ask.licence', params: { name: 'NATE certified' }, spans: [] },
    'Do you hold the NATE certification? Since when?',
    'Haben Sie den Nachweis „NATE certified“? Seit wann?',
  ],
  [
    { code: 'ask.licence', params: { name: 'driving licence' }, spans: [] },
    'Do you hold a driving licence? Since when?',
    'Haben Sie den Nachweis „Driving licence“? Seit wann?',
  ],
  [
    { code: 'ask.skill', params: { name: 'Experience running discovery calls' }, spans: [] },
    'Do you have experience running discovery calls? Where?',
    'Haben Sie Erfahrung mit „Experience running discovery calls“? Wo?',
  ],
  [
    { code: 'advice.title', params: { name: 'HGV driver' }, spans: [] },
    'If you have worked as an HGV driver, name the job.',
    'Wenn Sie als „HGV driver“ gearbeitet haben, nennen Sie die Stelle.',
  ],
  [
    { code: 'placement.languages', params: { name: 'German' }, spans: [] },
    'If you speak German, list it with your languages.',
    'Wenn Sie Deutsch sprechen, führen Sie es bei Ihren Sprachen auf.',
  ],
  [
    { code: 'placement.languages', params: { name: 'Deutschkenntnisse' }, spans: [] },
    'If you speak German, list it with your languages.',
    'Wenn Sie Deutsch sprechen, führen Sie es bei Ihren Sprachen auf.',
  ],
  [
    { code: 'score.fit', params: { fit: 'most', fields: ['nursing', 'medicine'] }, spans: [] },
    "Your resume is mostly about the posting's work: nursing and medicine",
    'Ihr Lebenslauf handelt größtenteils von derselben Arbeit wie die Anzeige: Pflege und Medizin',
  ],
  [
    { code: 'short', params: { words: 1 }, spans: [] },
    'The resume has 1 word; most have 300 to 800.',
    'Der Lebenslauf hat 1 Wort; die meisten haben 300 bis 800.',
  ],
  [
    { code: 'ledger.moreThan', params: { word: 'led', line: 'Helped the team' }, spans: [] },
    '“led” says more than your resume, which says “Helped the team”.',
    '„led“ geht über Ihren Lebenslauf hinaus. Dort steht „Helped the team“.',
  ],
])('%j reads as expected in both languages', (saying, inEnglish, inGerman) => {
  expect(render(saying, english)).toBe(inEnglish);
  expect(render(saying, german)).toBe(inGerman);
});

test.each(languageNames.filter((name) => name !== 'en'))(
  'everything said of two texts is whole in %s, and not English',
  async (name) => {
    const words = await wordsIn[name]();
    const { requirements: _, ...analysis } = engine.analyse({ resumeText, jobDescription });
    const improvedText = resumeText
      .replace('Changed dressings', 'Led a team of 12 that changed dressings')
      .replace('Excel', 'Epic');
    const told = [...sayingsIn(analysis), ...sayingsIn(engine.compare({ originalText: resumeText, improvedText }))];
    told.push(...sayingsIn(analyseBasic({ resumeText, jobDescription })));
    expect(told.length).toBeGreaterThan(20);
    for (const saying of told) {
      const [left, right] = [render(saying, english), render(saying, words)];
      expect(`${left}${right}`).not.toMatch(/undefined|\[object|NaN/);
      expect(left).not.toBe(right);
    }
  },
);
