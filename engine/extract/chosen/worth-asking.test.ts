import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const engine = await loadEngine();
const askedBy = (jobDescription: string) =>
  engine
    .analyse({ jobDescription, resumeText: 'Jane Doe\nWorker, Fern Ltd, 2019 - 2024' })
    .requirements.map(({ requirement }) => requirement.surface.toLowerCase());

describe('what a posting asks for', () => {
  test('are no letters of a name, kinds of schools, knacks, second parts of compounds, durations or places where one lives', () => {
    const german = askedBy(
      `Bauleiter\n\nIhr Profil\n- Studium Bauingenieurwesen (FH, TH oder Uni)\n- Abrechnung nach VOB/A, B und C\n- ein gutes Auge für Farben\n- CAD/CAM-Technik\n- Aufmaß, Nachträge, Bauzeitenpläne, Abnahmen und Arbeitssicherheit\n- MS Project, iTWO und Lean Construction`,
    );
    for (const noise of ['c', 'fh', 'th', 'uni', 'auge', 'farben', 'technik']) expect(german).not.toContain(noise);
    const ofTraining = askedBy(
      `Pflegefachkraft\n\nIhr Profil\n- Abgeschlossene 3-jährige Ausbildung als Pflegefachfrau\n- zweijährige Weiterbildung in der Geriatrie\n- Kenntnisse der Pflegeplanung, Teamfähigkeit`,
    );
    for (const noise of ['3-jährig', '3-jährige', '3', 'zweijährige']) expect(ofTraining).not.toContain(noise);
    const english = askedBy(
      `Sous chef\n\nRequirements\n- Right to work in the UK\n- Stock rotation, menu costing, allergen records and HACCP\n- Larder and pastry sections\n- We are four miles from the station\n- Based in Ohio\n- Ordering, rotas and training of commis chefs`,
    );
    for (const noise of ['uk', 'miles', 'ohio']) expect(english).not.toContain(noise);
  });

  test('are no halves of what people do, letters in brackets, labels, the employer or how something is kept', () => {
    const asked = askedBy(
      `AP executive\n\nGreetings from Sapphire Shared Services!!\nExp: 2 - 4 yrs\nEducation: M.Com or MBA\n\nRequirements\n- Write an email that suppliers understand\n- Current Oregon Journeyman (J) license\n- Ensure area is kept tidy and clean\n- Counts that are right every single time\n- Vendor reconciliation, GRNI, accruals and payment runs\n- Cycle counting, picking and packing slips\n- Works with little supervision`,
    );
    const noise = ['suppliers understand', 'j', 'kept tidy', 'single time', 'exp', 'com', 'little supervision'];
    for (const each of [...noise, 'sapphire shared services']) expect(asked).not.toContain(each);
  });
});
