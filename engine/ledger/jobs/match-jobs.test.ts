import { describe, expect, test } from 'vitest';
import { documentOf } from '../../testing/small-document.ts';
import { headersOf, matchJobs } from './match-jobs.ts';

const headersIn = (...lines: string[]) => headersOf(documentOf(`Ada Sample\n\nExperience\n${lines.join('\n')}\n`));
const [ward, depot] = ['Nurse, Elm Ward, Leeds, 2019 - 2022', 'Clerk, Oak Depot, York, 2015 - 2018'];
const [washing, packing] = ['- Washed patients', '- Packed parcels'];

describe('the jobs of a resume', () => {
  test('are its headers in order, with their words', () => {
    const headers = headersIn(ward, washing, depot, packing);
    expect(headers.map(({ lines }) => lines.map(({ content }) => content))).toEqual([[ward], [depot]]);
    expect(headers[1]?.words.has('oak')).toBe(true);
    expect(headers[1]?.words.has('2015')).toBe(true);
  });

  test('share the employer that is named once above them', () => {
    const headers = headersIn('Elm Hospital, Leeds', 'Nurse, 2019 - 2022', washing, 'Porter, 2015 - 2018', packing);
    expect(headers[1]?.shared.map(({ content }) => content)).toEqual(['Elm Hospital, Leeds']);
  });
});

describe('jobs of two resumes', () => {
  const paired = (from: ReturnType<typeof headersIn>, to: ReturnType<typeof headersIn>) =>
    from.map(({ job }) => matchJobs(from, to).get(job)?.lines[0]?.content);

  test('belong together when their headers share words, in any order', () => {
    expect(paired(headersIn(depot, packing, ward, washing), headersIn(ward, washing, depot, packing))).toEqual([
      depot,
      ward,
    ]);
  });

  test('do not belong together when they share too few', () => {
    expect(paired(headersIn(ward, washing), headersIn(depot, packing))).toEqual([undefined]);
  });

  test('are each used once, by the surest pair', () => {
    const close = 'Nurse, Elm Ward, Bath, 2010 - 2012';
    expect(paired(headersIn(close, packing, ward, washing), headersIn(ward, washing))).toEqual([undefined, ward]);
  });
});
