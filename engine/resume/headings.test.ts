import { describe, expect, test } from 'vitest';
import { headingOf } from './headings.ts';

describe('a heading in the words of somebody who writes few resumes', () => {
  test.each([
    ['Schooling', 'education'],
    ['School', 'education'],
    ['Papers', 'credentials'],
    ['Cards', 'credentials'],
    ['Cards I carry', 'credentials'],
    ['Tickets and cards I hold', 'credentials'],
    ['Tickets and licences', 'credentials'],
    ['Papiere', 'credentials'],
    ['Berufliche Stationen', 'jobs'],
    ['Stationen', 'jobs'],
    ['Where I have worked', 'jobs'],
    ['Wo ich gearbeitet habe', 'jobs'],
    ['Was ich mitbringe', 'skills'],
    ['What I bring', 'skills'],
  ])('%s opens %s', (heading, kind) => {
    expect(headingOf(heading)).toBe(kind);
    expect(headingOf(`${heading.toUpperCase()}:`)).toBe(kind);
  });

  test.each([
    'I carry',
    'My',
    'Cards and gifts',
    'Papers filed daily',
    'Was ich tat',
    'Berufliche Veränderung',
    'What I did',
  ])('%s opens nothing', (line) => expect(headingOf(line)).toBeUndefined());
});
