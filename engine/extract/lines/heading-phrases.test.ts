import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';
import { sectionOfHeading } from './headings.ts';

test.each([
  [
    'duties',
    [
      'What will I be doing?',
      'Your challenge',
      "What you'll own",
      'Key result areas',
      'Darum geht es',
      'Hier packst du an',
    ],
  ],
  [
    'requirements',
    ['What do I need?', 'You may be a good fit if', 'This could be for you if', 'Essentials', 'Eligibility criteria'],
  ],
  [
    'requirements',
    ['Das zeichnet dich aus', 'So passt du zu uns', 'Wen suchen wir?', 'Was wir uns wünschen', 'Unsere Erwartungen'],
  ],
  ['preferred', ['Extra points for', 'Added advantage', 'Schön, wenn du', 'Gerne bringst du auch mit']],
  [
    'benefits',
    [
      'We can offer you',
      'The good stuff',
      "You'll receive",
      'Shift pattern',
      'Was wir dir bieten',
      'Das kannst du von uns erwarten',
    ],
  ],
  [
    'about',
    [
      'Who we are',
      'Who are we?',
      'Company overview',
      'Interested?',
      'Interview process',
      'Neugierig?',
      'So geht es weiter',
    ],
  ],
  [
    'legal',
    ['Safeguarding', 'Disclosure and Barring Service Check', 'Pre-employment checks', 'Please note', 'Hinweise'],
  ],
] as const)('a heading said as people speak opens its section: %s', (section, headings) => {
  expect(headings.map((heading) => [heading, sectionOfHeading(heading)])).toEqual(
    headings.map((heading) => [heading, section]),
  );
});

test.each([
  ['benefits', ['Was du von uns bekommst', 'Darauf dürfen Sie sich freuen', 'Das spricht für uns', 'Das kriegst Du']],
  ['requirements', ['Das hast du drauf', 'Was wir von Ihnen erwarten', 'Was Sie haben sollten', 'Dein Handwerkszeug']],
  ['duties', ['Was Sie bei uns bewegen', 'Dein Arbeitsalltag', 'Das gibt es zu tun', 'Ihr Aufgabenbereich']],
  ['about', ['Klingt gut?', 'Ihr Kontakt', 'Unternehmensprofil', 'Noch Fragen?']],
] as const)('a German heading is known by its whole words, du or Sie: %s', (section, headings) => {
  expect(headings.map((heading) => [heading, sectionOfHeading(heading)])).toEqual(
    headings.map((heading) => [heading, section]),
  );
});

test.each(['Who we are looking for', 'What you will need', 'What the job involves', 'What we offer'])(
  'a heading that only begins like one of these keeps its own section: %s',
  (heading) => {
    expect(sectionOfHeading(heading)).not.toBe('about');
  },
);

test('the lines below a heading of seven words are its own, without any list', () => {
  const { lines, sections } = readPosting(
    'Baker\nYou might be a fit if you\nhave baked bread by night for two years\nknow your way round a deck oven',
    createModel().asks,
  );
  expect(lines.map((_, line) => sections[line]).slice(2)).toEqual(['requirements', 'requirements']);
});

test('what is given stays given, however much it sounds like what is asked, unless it speaks to somebody', () => {
  const { lines, sections } = readPosting(
    'Altenpfleger\nDarauf kannst du dich freuen\n- Diensthandy, Fortbildungen und Supervision\n- Urlaubs- und Weihnachtsgeld',
    createModel().asks,
  );
  expect(lines.map((_, line) => sections[line]).slice(2)).toEqual(['benefits', 'benefits']);
});
