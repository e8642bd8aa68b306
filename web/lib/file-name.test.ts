import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzerFileName, dashboardFileName } from './file-name.ts';

describe('file names of downloads', () => {
  test('the dashboard lowercases the title and turns spaces to underscores', () => {
    expect(dashboardFileName('Senior  Data Analyst')).toBe('senior_data_analyst_optimized.txt');
  });

  test('the analyzer keeps the title as it is', () => {
    expect(analyzerFileName('Senior Data Analyst')).toBe('Senior Data Analyst_optimized.txt');
  });

  test('titles of every script stay readable', () => {
    expect(dashboardFileName('Pflegefachkraft für Ältere')).toBe('pflegefachkraft_für_ältere_optimized.txt');
    expect(dashboardFileName('看護師 夜勤')).toBe('看護師_夜勤_optimized.txt');
  });

  test('a title cannot leave the download folder', () => {
    expect(dashboardFileName('../../etc/passwd')).toBe('-..-etc-passwd_optimized.txt');
    expect(analyzerFileName('QA/Test: "Lead"?')).toBe('QA-Test- -Lead-_optimized.txt');
  });

  test('a title with nothing visible still gives a file name', () => {
    expect(dashboardFileName('\u200b\u202e')).toBe('resume_optimized.txt');
  });

  test('any title gives a name without path characters, within a file system’s 255 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        const name = dashboardFileName(title);
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}]/u);
        expect(name).not.toMatch(/^\./);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
