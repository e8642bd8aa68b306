import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a tool, skill or name', () => {
  test('that the resume does not name is questioned, in a line and in a list', () => {
    expect(findingsOfLine('Wrote reports', 'Wrote reports in Tableau')).toContain('ledger.notNamed: Tableau');
    expect(findingsOf({ skills: 'Java, Excel' }, { skills: 'Java, Excel, Terraform' })).toEqual([
      'ledger.notNamed: Terraform',
    ]);
  });

  test('may appear under another of its names', () => {
    expect(findingsOf({ skills: 'Java, Kubernetes' }, { skills: 'Java, k8s' })).toEqual([]);
  });

  test('may be made of words that the resume has', () => {
    const before = { line: 'Scheduled staff for the ward', skills: 'Excel' };
    expect(findingsOf(before, { skills: 'Excel, staff scheduling' })).toEqual([]);
  });

  test('may have its maker before it and the kind of software after it', () => {
    expect(findingsOf({ skills: 'Word, Salesforce' }, { skills: 'Microsoft Word, Salesforce CRM' })).toEqual([]);
  });

  test.each([
    ['Never used Terraform', 'Terraform'],
    ['No experience with SAP', 'SAP'],
    ['No knowledge of K8S', 'Kubernetes'],
  ])('of a denied line proves nothing: "%s"', (line, name) => {
    expect(findingsOf({ line, skills: 'Excel' }, { skills: `Excel, ${name}` })).toEqual([`ledger.notNamed: ${name}`]);
  });

  test('may be what the person confirmed, in any line', () => {
    expect(findingsOf({ skills: 'Excel' }, { skills: 'Excel, SAP' }, ['SAP: at another company'])).toEqual([]);
  });

  test('that is a single letter distinguishes licences', () => {
    expect(findingsOf({ papers: 'Driving licence class B' }, { papers: 'Driving licence class C' })).not.toEqual([]);
  });
});

test('a verb that is written large is no tool', () => {
  expect(findingsOfLine('Taught adults to read', 'Team Educated adults to read').join()).not.toContain('notNamed');
});
