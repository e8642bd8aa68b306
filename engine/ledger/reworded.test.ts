import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { rewordedTradeCases } from '../testing/data/ledger-reworded.ts';
import { rewordedLastCases } from '../testing/data/ledger-reworded-last.ts';
import { rewordedMoreCases } from '../testing/data/ledger-reworded-more.ts';

const engine = await loadEngine();
const cases = [...rewordedTradeCases, ...rewordedMoreCases, ...rewordedLastCases];

function findings(originalText: string, improvedText: string): string[] {
  return engine
    .compare({ originalText, improvedText, now: '2026-11-01' })
    .changes.flatMap(({ claims, lost }) => [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost])
    .map(({ kind, text }) => `${kind}: ${text}`);
}

/** A resume of one job with one line, and that line as a rewrite has it. */
function findingsOfLine(before: string, after: string, header = 'Nurse, Elm Ward, Leeds, 2019 - 2022'): string[] {
  const resume = (line: string) => `Ada Sample\nNurse\n\nExperience\n\n${header}\n- ${line}\n- Wrote the notes\n`;
  return findings(resume(before), resume(after));
}

describe('whole resumes with every line reworded', () => {
  test('at least 95 percent of the lies in them are caught, by a finding that the same rewrite without the lie has not', () => {
    const lies = cases.filter((each) => each.lies);
    const caught = lies.filter(({ original, improved, withoutLie = '' }) => {
      const without = findings(original, withoutLie);
      return findings(original, improved).some((finding) => !without.includes(finding));
    });
    expect(caught.length / lies.length).toBeGreaterThanOrEqual(0.95);
  });

  test('at most a quarter of the honest ones have anything questioned', () => {
    const honest = cases.filter((each) => !each.lies);
    const questioned = honest.filter(({ original, improved }) => findings(original, improved).length > 0);
    expect(questioned.length / honest.length).toBeLessThanOrEqual(0.25);
  });
});

describe('a line', () => {
  test('may lead games and manage an inbox, but not a ward that nobody spoke of', () => {
    expect(findingsOfLine('Games and songs for the children', 'Led games and songs for the children')).toEqual([]);
    expect(findingsOfLine('Looked after the inbox', 'Managed the inbox')).toEqual([]);
    expect(findingsOfLine('Helped on the ward', 'Managed the ward')).not.toEqual([]);
  });

  test('that forgets with whom a thing was made is questioned', () => {
    expect(findingsOfLine('Started a podcast with a colleague', 'Founded a podcast')).not.toEqual([]);
    expect(findingsOfLine('Started a podcast with a colleague', 'Co-founded a podcast with a colleague')).toEqual([]);
  });

  test('may say nine a quarter as nine per quarter', () => {
    expect(findingsOfLine('Falls dropped from 14 to 9 a quarter', 'Falls fell from 14 to 9 per quarter')).toEqual([]);
    expect(findingsOfLine('Falls dropped from 14 to 9 a quarter', 'Falls fell by a quarter')).not.toEqual([]);
  });

  test('may register members and promote an event, which is no praise', () => {
    expect(
      findingsOfLine('Took in new members and told people of the fair', 'Registered members and promoted the fair'),
    ).toEqual([]);
    expect(findingsOfLine('Took in new members', 'Promoted to head of members')).not.toEqual([]);
  });

  test('of a summary may count the years of work, but not years without an accident by them', () => {
    const resume = 'Ada Sample\nDriver\n\nExperience\n\nDriver, Elm Vans, Leeds, 2011 - present\n- Drove vans\n';
    const withSummary = (line: string) => resume.replace('Experience', `Summary\n${line}\n\nExperience`);
    expect(findings(resume, withSummary('Driver with twelve years of experience.'))).toEqual([]);
    expect(findings(resume, withSummary('Driver. Twelve years without an accident.'))).not.toEqual([]);
  });

  test('prescribes only where the resume says so', () => {
    expect(findingsOfLine('Check prescriptions', 'Prescribe medicines')).not.toEqual([]);
  });
});
