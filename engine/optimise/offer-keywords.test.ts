import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

const posting =
  'Requirements\n- Kubernetes\n- Terraform or Ansible\n- Apache Kafka\n- PostgreSQL\n- administering medications\n- 3 years of experience';
const resume = `Experience
Developer, Fern Ltd, 2018 - 2023
- Ran forty services on k8s
- Stored all orders in MySQL databases
- Administered medications on request
I have no experience with Kafka.`;
const { proposals, questions } = engine.analyse({ resumeText: resume, jobDescription: posting });

describe('what the engine offers to add', () => {
  test('is proposed where the resume proves it by another name, with the line', () => {
    expect(proposals).toEqual([
      {
        keyword: 'Kubernetes',
        evidence: [expect.objectContaining({ line: '- Ran forty services on k8s', strength: 'alias' })],
        reason: expect.objectContaining({
          code: 'proposal.otherName',
          params: { written: 'k8s', name: 'Kubernetes' },
        }),
        gain: 0,
      },
    ]);
  });

  test('is no second name of a language', () => {
    const { requirements, proposals } = engine.analyse({
      jobDescription: 'Verkäufer (m/w/d)\nIhr Profil\n- Gute Deutschkenntnisse\n- Erfahrung im Verkauf',
      resumeText: 'Max Muster\nBerufserfahrung\nVerkäufer, Muster GmbH, 2019 - 2024\nSprachen\nDeutsch: Muttersprache',
    });
    expect(requirements.find(({ requirement }) => requirement.kind === 'language')?.found).toBe(true);
    expect(proposals.map(({ keyword }) => keyword)).not.toContain('Deutschkenntnisse');
  });

  test('is not what somebody else may call the work, unless it is the short form', () => {
    const { requirements, proposals } = engine.analyse({
      jobDescription:
        'Accounts clerk\n\nRequirements\n- Sage 200\n- VLOOKUPs\n- Payroll\n- bills of lading\n- month end accruals',
      resumeText: `${'Priya Example\n\nExperience\nClerk, Fern Ltd, 2018 - 2023\n'}${[
        '- Kept the books of two shops in Sage 50 and Excel',
        '- Ran wages for 22 people',
        '- Checked 40 BOLs a day',
      ].join('\n')}`,
    });
    const shown = requirements.filter(({ found }) => found).map(({ requirement }) => requirement.surface);
    expect(shown).toEqual(expect.arrayContaining(['Payroll', 'bills of lading']));
    expect(proposals.map(({ keyword }) => keyword)).toEqual(['bills of lading']);
  });

  test('is not asked about, nor recommended, where the posting hardly asks for it', () => {
    const jobDescription = `CDL A Truck Driver - Home Weekly\nMidwest Cold Lines is HIRING company drivers in Columbus, OH\nRequirements\n- ${[
      ...['Class A CDL', 'refrigerated freight', 'electronic logs', 'FMCSA regulations', 'trip inspections'],
      ...['bills of lading', 'tanker endorsement', 'hazmat endorsement', 'pallet jack'],
    ].join('\n- ')}\nYou will meet truckers, farmers, dock hands and a parrot`;
    const { requirements, questions, recommendations } = engine.analyse({ resumeText: resume, jobDescription });
    const unsure = requirements.flatMap(({ requirement: { surface, importance } }) =>
      importance === 'unsure' ? [surface] : [],
    );
    expect(unsure).not.toEqual([]);
    expect(questions.filter(({ keyword }) => unsure.includes(keyword))).toEqual([]);
    expect(recommendations.filter(({ requirement }) => unsure.some((keyword) => keyword === requirement))).toEqual([]);
    expect(questions.map(({ keyword }) => keyword)).toContain('electronic logs');
  });

  test('is asked about where nothing proves it, each alternative separately', () => {
    expect(questions.map(({ question }) => question)).toEqual(
      expect.arrayContaining([
        { code: 'ask.tool', params: { name: 'Terraform' }, spans: [] },
        { code: 'ask.tool', params: { name: 'Ansible' }, spans: [] },
      ]),
    );
  });

  test('is not asked of the line that names another product of the kind', () => {
    expect(questions.map(({ keyword }) => keyword)).toContain('PostgreSQL');
    expect(questions.find(({ keyword }) => keyword === 'PostgreSQL')?.line).toBeUndefined();
  });

  test('is never what the resume denies, nor years', () => {
    expect(questions.map(({ keyword }) => keyword).join(' ')).not.toMatch(/Kafka|years/);
  });

  test('comes most points first, and the points are what the score gains at least', () => {
    const gains = questions.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    const input = { resumeText: resume, jobDescription: posting };
    const sum = (resumeText: string) =>
      engine.analyse({ ...input, resumeText }).arithmetic.reduce((total, line) => total + line.earned, 0);
    for (const { keyword, gain } of questions) {
      const gained = sum(engine.optimise(input, [keyword]).text) - sum(resume);
      expect(gained, keyword).toBeGreaterThan(gain - 0.2);
    }
  });
});
