import { describe, expect, test } from 'vitest';
import { readResume } from '../resume/read-resume.ts';
import { realResumes } from '../testing/texts/real-resumes.ts';
import { addPeriod, type EnteredPeriod, writePeriod } from './write-period.ts';

const header = (dates: string) => `Experience\nLine Cook, Fern Inn, ${dates}\n- Cooked for guests`;

function write(dates: string, entered: EnteredPeriod): string | undefined {
  const resume = readResume(header(dates));
  const next = writePeriod(resume, resume.entries[0]?.periods[0]?.start ?? -1, entered);
  return next?.slice('Experience\nLine Cook, Fern Inn, '.length, next.lastIndexOf('\n'));
}

const may = { year: 2021, month: 5 };
const october = { year: 2022, month: 10 };
const year = (number: number) => ({ year: number, month: undefined });

describe('a period is written as the resume writes its dates', () => {
  test.each([
    ['2015 – 2019', { from: year(2016), to: year(2019) }, '2016 – 2019'],
    ['2015 – 2019', { from: year(2015), to: 'current' }, '2015 – Present'],
    ['2015 – 2019', { from: may, to: october }, '05/2021 – 10/2022'],
    ['Mar 2015 - Apr 2019', { from: may, to: october }, 'May 2021 - Oct 2022'],
    ['March 2015 to April 2019', { from: may, to: october }, 'May 2021 to October 2022'],
    ['MAR 2015 - APR 2019', { from: may, to: october }, 'MAY 2021 - OCT 2022'],
    ['März 2015 – heute', { from: { year: 2015, month: 3 }, to: october }, 'März 2015 – Oktober 2022'],
    ['03/2015 – 04/2019', { from: may, to: 'current' }, '05/2021 – Present'],
    ['3/2015 – 4/2019', { from: may, to: october }, '5/2021 – 10/2022'],
    ['2015-03 – 2019-04', { from: may, to: october }, '2021-05 – 2022-10'],
    ['15.03.2015 – 30.04.2019', { from: { year: 2015, month: 3 }, to: october }, '15.03.2015 – 10.2022'],
    ['Mar – Sep 2019', { from: may, to: october }, 'May 2021 – Oct 2022'],
    ['since 2015', { from: year(2016), to: 'current' }, 'since 2016'],
    ['since 2015', { from: year(2016), to: year(2018) }, '2016 – 2018'],
    ['2015 –', { from: year(2015), to: year(2018) }, '2015 – 2018'],
    ['2015 – Present', { from: year(2015), to: year(2018) }, '2015 – 2018'],
    ['2015-17', { from: year(2015), to: year(2018) }, '2015 – 2018'],
    ['2015', { from: undefined, to: year(2018) }, '2018'],
    ['2015', { from: year(2015), to: year(2018) }, '2015 – 2018'],
  ] as const)('%s', (dates, entered, expected) => {
    expect(write(dates, entered)).toBe(expected);
  });

  test('and what would not be read so is refused', () => {
    expect(write('2015 – 2019', { from: year(2019), to: year(2015) })).toBeUndefined();
  });
});

test('a job without dates gets them behind its first line, as the others have them', () => {
  const text =
    'Experience\nLine Cook | Fern Inn | 2015 – 2019\n- Cooked\n\nEducation\nBachelor of Arts | Oak University';
  const resume = readResume(text);
  const number = resume.entries[1]?.number ?? -1;
  expect(addPeriod(resume, number, { from: year(2010), to: year(2014) })).toBe(`${text} | 2010 – 2014`);
});

test('any period of a real resume can be another one, and no other line changes', () => {
  let written = 0;
  let asked = 0;
  for (const text of realResumes) {
    const resume = readResume(text);
    for (const { start, end } of resume.entries.flatMap(({ periods }) => periods)) {
      asked += 1;
      const next = writePeriod(resume, start, { from: may, to: october });
      if (next === undefined) continue;
      written += 1;
      expect(text.startsWith(next.slice(0, start - 14))).toBe(true);
      expect(text.endsWith(next.slice(next.length - (text.length - end - 4)))).toBe(true);
    }
  }
  expect(asked).toBeGreaterThan(40);
  expect(written / asked).toBeGreaterThan(0.98);
});
