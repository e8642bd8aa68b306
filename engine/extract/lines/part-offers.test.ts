import { describe, expect, test } from 'vitest';
import { partOffers } from './part-offers.ts';

const asked = (text: string) => partOffers(text).split('\n');

describe('a paragraph that offers and asks', () => {
  test.each([
    ["We offer a permanent post, 28 days' leave and training;", 'you bring a forklift licence.'],
    ['We pay £12.60 an hour with a pension,', 'and you bring an NVQ Level 2 in care.'],
    ['For £27,000, free parking and 25 days holiday', 'you will need payroll experience.'],
    ['Applicants need TIG welding,', 'and in return we offer 33 days holiday and a pension.'],
    ['Wir bieten 30 Tage Urlaub und Zuschläge.', 'Dafür bringen Sie einen Staplerschein mit.'],
    ['Wir bieten 30 Tage Urlaub und Zuschläge.', 'Außerdem bringen Sie einen Staplerschein mit.'],
    ['Neben Jobrad und Altersvorsorge bieten wir ein festes Team;', 'Sie bringen Grundpflege und Lagerung mit.'],
    ['Du bringst Gehölzschnitt mit,', 'wir bieten dir Winterarbeit und Urlaubsgeld.'],
  ])('is parted: %s', (one, other) => {
    expect(asked(`${one} ${other}`)).toEqual([one, other]);
  });

  test('keeps its length, so that every place in it stays valid', () => {
    const text = 'Cook\n\nWe offer meals and a pension; you need a food hygiene certificate.\nNight shifts.';
    expect(partOffers(text)).toHaveLength(text.length);
  });

  test('is parted at every turn', () => {
    expect(asked('We offer meals; you need a van; we offer a pension; you bring tools.')).toHaveLength(4);
  });
});

describe('a paragraph is left whole', () => {
  test.each([
    'We offer flexible hours and a pension, and you have every second Friday off.',
    'We offer 28 days of leave and a pension; you need not ask for your bonus.',
    'You bring a forklift licence; you know the warehouse.',
    'You must know dental charting and you need X-ray certification.',
    'Wir bieten 30 Tage Urlaub, und Sie haben freie Tage an Heiligabend.',
  ])('%s', (text) => {
    expect(partOffers(text)).toBe(text);
  });
});
