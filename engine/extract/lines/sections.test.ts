import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';

const { asks } = createModel();

/** Section of the line that begins with `start`. */
function sectionOf(text: string, start: string): string | undefined {
  const { lines, sections } = readPosting(text, asks);
  return sections[lines.findIndex(({ content }) => content.startsWith(start))];
}

describe('a heading', () => {
  test('is never the first line, whatever its words', () => {
    const text = 'Customer Contact Advisor\nYou take inbound calls and live chats and log claims.';
    expect(sectionOf(text, 'Customer')).toBe('open');
    expect(sectionOf(text, 'You take')).toBe('open');
  });

  test('is no wish among what is required, where the list has no bullets', () => {
    const text = 'Accountant\nRequirement:\nB.Com, CA Inter preferred\nAdvanced Excel\nPreferred\nTally Prime';
    expect(sectionOf(text, 'Advanced Excel')).toBe('requirements');
    expect(sectionOf(text, 'Tally Prime')).toBe('preferred');
  });

  test('is never a bullet', () => {
    const text = 'Nurse\nDuties\n- Benefits administration\n- Wound care';
    expect(sectionOf(text, '- Benefits')).toBe('duties');
    expect(sectionOf(text, '- Wound')).toBe('duties');
  });

  test.each([
    ['WHO WE WANT', 'requirements'],
    ["What you'd do", 'duties'],
    ['**What’s in it for you**'.replace('’', "'"), 'benefits'],
    ['## Your toolkit', 'requirements'],
    ['DAS BRINGST DU MIT', 'requirements'],
    ['DAS MACHST DU', 'duties'],
    ['DAS KRIEGST DU', 'benefits'],
    ['Even better:', 'preferred'],
  ])('is known as people write it: %s', (heading, section) => {
    expect(sectionOf(`Roofer\nWe build roofs.\n${heading}\n- Zorble`, heading)).toBe(section);
  });

  test('is not marked by capitals where everything is in capitals', () => {
    const text = 'WAREHOUSE OPERATIVES\nYOU MUST HAVE:\nSAFETY BOOTS\nOWN TRANSPORT\nWEEKEND WORK';
    expect(sectionOf(text, 'SAFETY')).toBe('requirements');
    expect(sectionOf(text, 'WEEKEND')).toBe('requirements');
  });

  test('is no item that begins with a check mark or a hand, either', () => {
    const text =
      'Driver\nRequirements\n✅ Tacho card, an ADR licence would be nice\n👉 Benefits administration\n➜ Routes';
    expect(sectionOf(text, '👉')).toBe('requirements');
    expect(sectionOf(text, '➜')).toBe('requirements');
  });

  test('that is not known makes the bullets below it duties', () => {
    expect(sectionOf('Baker\nWe bake.\nOVENS AND MORE\n- Laminated dough', '- Laminated')).toBe('duties');
  });

  test('applies until the prose below its list', () => {
    const text =
      'Barista\nWhat we offer\n- Free beans\n- Tips\nYou must hold a food hygiene certificate and have two years of experience on a busy espresso bar.';
    expect(sectionOf(text, 'You must')).toBe('open');
  });

  test('with its text after a colon applies to that line', () => {
    const text = 'Librarian\nEssential: a degree, cataloguing.\nDesirable: chartered membership.';
    expect(sectionOf(text, 'Essential')).toBe('requirements');
    expect(sectionOf(text, 'Desirable')).toBe('preferred');
  });
});

test('an item without a bullet below what is preferred is no heading, whatever its last word', () => {
  const text =
    'Fitter\nREQUIRED\nGas Safe card\nDESIRABLE\nWater Regs\nHeat pump qualification\nLPG\nExperience\nBoilers';
  expect(sectionOf(text, 'Heat pump')).toBe('preferred');
  expect(sectionOf(text, 'LPG')).toBe('preferred');
  expect(sectionOf(text, 'Boilers')).toBe('requirements');
});

test.each([
  'PowerShell-Kenntnisse sind ein Plus',
  'Kommunikative Fähigkeiten',
  'Führerschein von Vorteil',
  'Idealerweise Erfahrung im Vertrieb',
])('an item of a German list without bullets is no heading: %s', (item) => {
  const text = `Techniker\nFirma\nIhr Profil:\nAusbildung im Handwerk\n${item}\nFührerschein Klasse B\nWünschenswert\nSPS`;
  expect(sectionOf(text, 'Führerschein Klasse')).toBe('requirements');
  expect(sectionOf(text, 'SPS')).toBe('preferred');
});

test('below what is asked for, what awaits somebody is what is given', () => {
  const text = 'Pförtner (m/w/d)\nFirma\nVoraussetzungen\n- Sachkunde\nWas Sie erwartet\n- Zuschläge für die Nacht';
  expect(sectionOf(text, '- Zuschläge')).toBe('benefits');
});

test('a line that begins with the pay tells what is given, turnover tells of the work', () => {
  const text =
    'Sous Chef\nMust haves: a la carte, allergens\n$34 to $37 an hour. Staff kai each shift, split tips.\n£1.2m of sales to run.';
  expect(sectionOf(text, '$34')).toBe('benefits');
  expect(sectionOf(text, '£1.2m')).toBe('requirements');
  const german =
    'Lagerist\nDein Profil: Staplerschein\n14,96 € – 16,20 € pro Stunde, Prämien\n500.000 € Umsatz im Jahr';
  expect(sectionOf(german, '14,96')).toBe('benefits');
  expect(sectionOf(german, '500.000')).toBe('requirements');
});

test('a line in boilerplate that asks for something counts again', () => {
  const text =
    'Adviser\nAbout us\nWe are a family firm.\nYou must have a driving licence and experience of mortgage underwriting.';
  expect(sectionOf(text, 'You must')).toBe('open');
  expect(sectionOf(text, 'We are')).toBe('about');
});
