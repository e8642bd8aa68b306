import { describe, expect, test } from 'vitest';
import { attributions, loadEngine } from './index.ts';

const engine = await loadEngine();

const posting = `Backend Developer
Requirements
- Java or Kotlin
- PostgreSQL
- Kubernetes
- CPA required
- Must be authorized to work in the US
Nice to have
- Kafka
Benefits
- Gym membership and Yoga`;
const resume = `Ann Example
ann@mail.example
Experience
Developer, Fern Ltd, 2018 - 2023
- Wrote services in Kotlin and stored orders in MySQL
- Ran them on k8s
Skills: Kafka`;
const analysis = engine.analyse({ resumeText: resume, jobDescription: posting });
const match = (canonical: string) =>
  analysis.requirements.find((each) => each.requirement.canonical.includes(canonical));

describe('an analysis', () => {
  test('of one endless word works like any other', () => {
    const text = 'a'.repeat(200_000);
    expect(engine.analyse({ resumeText: text, jobDescription: text }).matchScore).toBeGreaterThanOrEqual(0);
  });

  test('takes no language or product for another of its kind', () => {
    const creditOf = (asked: string, line: string) =>
      engine.analyse({
        resumeText: `Ann Example\nExperience\nAnalyst, Fern Ltd, 2018 - 2023\n- ${line}\nLanguages: English, Hindi`,
        jobDescription: `Analyst\nRequirements\n- ${asked}\n- Reliability`,
      }).requirements[0]?.credit ?? 1;
    expect(creditOf('French', 'Answered calls')).toBe(0);
    expect(creditOf('DNS', 'Traced a rogue DHCP box')).toBeLessThan(0.6);
    expect(creditOf('DNS', 'Set up DNS')).toBe(1);
  });

  test('advises nobody to add what they say they have not done', () => {
    const told = `${resume}\nI have never used Kubernetes and do not know it`.replace('- Ran them on k8s\n', '');
    const { recommendations, missingKeywordsInContext, lineQuestions } = engine.analyse({
      resumeText: told,
      jobDescription: posting,
    });
    const said = JSON.stringify({ recommendations, missingKeywordsInContext, lineQuestions });
    expect(said).not.toContain('Kubernetes');
    expect(said).toContain('CPA');
  });

  test('that finds nothing gives a point and says why, unless the resume is empty or copied from the posting’s company text', () => {
    const idle = `${posting}\nAbout us\nWe are a friendly family business with three offices by the sea`;
    const read = (resumeText: string) => engine.analyse({ resumeText, jobDescription: idle });
    const nothing = read('Jane Example\nPlays the harp');
    expect(nothing.matchScore).toBe(1);
    expect(nothing.arithmetic.at(-1)?.label.code).toBe('score.nothing');
    expect(read('').matchScore).toBe(0);
    expect(read('We are a friendly family business with three offices by the sea').matchScore).toBe(0);
  });

  test('takes alternatives as one requirement, met by either', () => {
    expect(match('Kotlin')).toMatchObject({ found: true, requirement: { alternatives: ['Java', 'Kotlin'] } });
  });

  test('finds another name of the same thing, with the line that proves it', () => {
    const found = match('Kubernetes');
    expect(found).toMatchObject({ found: true, evidence: [{ line: '- Ran them on k8s', strength: 'alias' }] });
    const span = found?.evidence[0]?.span;
    expect(resume.slice(span?.start, span?.end)).toBe('k8s');
  });

  test('counts years of a skill over the jobs that show it in other words', () => {
    const { requirements } = engine.analyse({
      jobDescription:
        'Mitarbeiter (m/w/d)\n\nDas bringst du mit\n- Mindestens 2 Jahre Erfahrung im Kundenservice oder Callcenter',
      resumeText: 'Berufserfahrung\n\n09/2017 – 04/2020  Agentin im Callcenter, Telesonne GmbH\n• Anrufe angenommen',
    });
    expect(requirements.find(({ requirement }) => requirement.kind === 'years')).toMatchObject({ found: true });
  });

  test('gives a related tool part of the credit, and does not call it found', () => {
    expect(match('PostgreSQL')).toMatchObject({ found: false, credit: 0.5, evidence: [{ strength: 'related' }] });
  });

  test('distinguishes must-haves from nice-to-haves', () => {
    expect(match('Kubernetes')?.requirement.importance).toBe('must');
    expect(match('Kafka')?.requirement.importance).toBe('preferred');
  });

  test('asks for nothing listed under the benefits', () => {
    expect(match('yoga') ?? match('Yoga')).toBeUndefined();
  });

  test('shows licences and permits next to the score', () => {
    expect(analysis.knockOuts.map(({ requirement, met }) => [requirement.canonical, met])).toEqual([
      ['CPA', false],
      ['work permit', false],
    ]);
  });

  test('orders its advice by the points to gain', () => {
    const gains = analysis.recommendations.map((recommendation) => recommendation.gain);
    expect(gains.length).toBeGreaterThan(0);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  test('does not offer the line of one product for another of its kind', () => {
    const suggestion = analysis.missingKeywordsInContext.find(({ keyword }) => keyword === 'PostgreSQL');
    expect(suggestion?.says).toMatchObject({ code: 'placement.skills', params: { name: 'PostgreSQL' } });
  });

  test('points at the posting’s own words', () => {
    for (const { requirement } of analysis.requirements) {
      for (const { start, end } of requirement.spans) expect(posting.slice(start, end).trim()).not.toBe('');
    }
  });

  test('counts spans in the description, not in the title given with it', () => {
    const titled = engine.analyse({ resumeText: resume, jobDescription: posting, jobTitle: 'Kotlin Developer' });
    const kotlin = titled.requirements.find((each) => each.requirement.canonical.includes('Kotlin'));
    const written = kotlin?.requirement.spans.map(({ start, end }) => posting.slice(start, end));
    expect(written?.sort()).toEqual(['Java', 'Kotlin']);
  });

  test('says which language it read, and when it does not cover it', () => {
    const language = (jobDescription: string) => engine.analyse({ resumeText: resume, jobDescription }).language;
    expect(analysis.language).toEqual({ code: 'en', covered: true });
    expect(language('Wir suchen für unser Team einen Entwickler und bieten dir die Arbeit mit Java')).toEqual({
      code: 'de',
      covered: true,
    });
    expect(language('Nous cherchons pour notre équipe un développeur et une personne dans les données')).toEqual({
      code: 'fr',
      covered: false,
    });
  });

  test('finds keywords in a Chinese posting', () => {
    const { keywordMatches, language } = engine.analyse({
      resumeText: 'Java',
      jobDescription: '职位要求：熟悉 Java、MySQL 和 Kubernetes，负责后端开发',
    });
    expect(language.covered).toBe(false);
    expect(keywordMatches.map((each) => each.keyword)).toContain('Java');
  });
});

describe('optimising', () => {
  test('adds what is confirmed and nothing else, and scores it by the same formula', () => {
    const input = { resumeText: resume, jobDescription: posting };
    const { text, added, matchScore } = engine.optimise(input, ['PostgreSQL', ' ', 'PostgreSQL']);
    expect(text).toBe(resume.replace('Skills: Kafka', 'Skills: Kafka, PostgreSQL'));
    expect(added).toEqual(['PostgreSQL']);
    expect(matchScore).toBe(engine.analyse({ ...input, resumeText: text }).matchScore);
    expect(matchScore).toBeGreaterThan(analysis.matchScore);
  });

  test('changes nothing when nothing is confirmed', () => {
    expect(engine.optimise({ resumeText: resume, jobDescription: posting }, []).text).toBe(resume);
  });
});

test('the required attributions name their sources', () => {
  expect(attributions.join(' ')).toMatch(/ESCO.*O\*NET 29\.2/);
});

describe('a licence among words that only name the state it must be from', () => {
  const { requirements } = engine.analyse({
    jobDescription: `Registered Nurse
Requirements
- Current, unencumbered Oregon RN license
- NIHSS certification
- Completes admissions safely`,
    resumeText: `Ann Example, RN
Licenses
Registered Nurse, State of Oregon
NIH Stroke Scale (NIHSS) certified`,
  });
  const surfaces = requirements.map(({ requirement }) => requirement.surface);

  test('is the requirement, without them', () => {
    const licence = requirements.find(({ requirement }) => requirement.canonical === 'registered nurse licence');
    expect(licence).toMatchObject({ found: true, requirement: { kind: 'licence', spans: { length: 2 } } });
    expect(surfaces).not.toContain('Current');
    expect(surfaces.join(' ')).not.toMatch(/unencumbered|Completes/);
  });

  test('is met by a resume that says certified where the posting says certification', () => {
    const nihss = requirements.find(({ requirement }) => requirement.surface.startsWith('NIHSS'));
    expect(nihss?.found).toBe(true);
  });
});
