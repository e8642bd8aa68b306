import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

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
