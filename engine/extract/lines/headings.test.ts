import { describe, expect, test } from 'vitest';
import { sectionOfHeading } from './headings.ts';

describe('a heading of a posting', () => {
  test.each([
    ['Requirements', 'requirements'],
    ['What you bring', 'requirements'],
    ['What it asks of you', 'requirements'],
    ['What the job takes', 'requirements'],
    ['Preferred qualifications', 'preferred'],
    ['What we’re after', 'requirements'],
    ["What we're hoping for", 'requirements'],
    ["You've got:", 'requirements'],
    ['Eligibility -', 'requirements'],
    ['Who does well here?', 'requirements'],
    ['Darüber hinaus erwarten wir:', 'requirements'],
    ["Lovely if you've got", 'preferred'],
    ['ESSENTIAL FUNCTIONS', 'duties'],
    ['Essential skills', 'requirements'],
    ['Would be cool', 'preferred'],
    ['The Clerical Officer will', 'duties'],
    ['Was wir geben', 'benefits'],
    ["What it's like", 'duties'],
    ['The offer', 'benefits'],
    ['A bonus', 'preferred'],
    ['A normal day', 'duties'],
    ['Preferred candidate profile', 'requirements'],
    ['Nice to have', 'preferred'],
    ['What we offer', 'benefits'],
    ['Responsibilities', 'duties'],
    ['About us', 'about'],
    ['Equal opportunity employer', 'legal'],
    ['Ihr Profil', 'requirements'],
    ['Deine Aufgaben', 'duties'],
    ['Wir bieten', 'benefits'],
    ['Über uns', 'about'],
  ])('opens its section: "%s" is of %s', (words, section) => expect(sectionOfHeading(words)).toBe(section));

  test.each(["Full driver's licence, insured car", 'Clean driver licence', 'Hygiene certification'])(
    'is no item that names a licence: %s',
    (words) => expect(sectionOfHeading(words)).toBeUndefined(),
  );

  test('of unknown words opens none', () => expect(sectionOfHeading('Lorem ipsum')).toBeUndefined());
});
