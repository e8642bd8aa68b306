import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';

const { asks } = createModel();

/** The words of a posting's line that are no aside. */
function askedWords(line: string): string {
  const posting = readPosting(`Cook\nBrightwater Kitchens\nRequirements\n${line}`, asks);
  const at = posting.text.indexOf(line);
  return posting.tokens
    .filter((token, index) => token.start >= at && posting.asides[index] === 0)
    .map(({ lower }) => lower)
    .join(' ');
}

test.each([
  'Brightwater is an equal opportunity employer and never charges any candidate for employment.',
  'We are committed to safeguarding and promoting the welfare of children.',
  'Accommodations are available on request throughout the selection process.',
  'Artificial intelligence is not used to screen applications.',
  'What comes with it: $36 to $44 an hour, ESOP shares and a fuel card',
  'About Brightwater: Brightwater is a leading partner to 60 global brands.',
  'Datenschutz: Ihre Unterlagen werden ausschließlich für das Bewerbungsverfahren verarbeitet.',
  '- Urlaubsgeld und Weihnachtsgeld, 30 Tage Urlaub',
  'Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.',
  'Perks: late meals, a uniform, monthly incentives and a shuttle within 20 km',
  'You’ll get: $49 to $56 an hour, fuel card, tool allowance, paid tickets and licence renewals',
  'Das bekommst du: 32 Tage frei, Fahrrad, Zuschuss zum Mittagessen und bezahlte Kurse',
  '- Bezahlung nach Tarif mit 13. Gehalt, Zuschläge am Sonntag und ein Platz in der Kita',
  'Wir freuen uns über Bewerbungen von Menschen jeder Herkunft.',
  'Selection process: telephone round, TIG welding test and a chat with the foreman',
  'What sweetens it: $115K-$135K, equity and a course in Kubernetes',
])('what is said of the law, of applying, of pay or of the employer asks for nothing: %s', (line) => {
  expect(askedWords(line)).toBe('');
});

test.each([
  'Experience with equal opportunity monitoring is required',
  'You handle personal data and payroll for 200 people.',
  'Ein Führerschein ist von Vorteil, dazu Jobticket',
  'Manage annual leave, perks and benefits for 200 people',
])('a line that asks is no aside: %s', (line) => {
  expect(askedWords(line)).not.toBe('');
});

test('a sentence about the employer is one beside others that ask', () => {
  const words = askedWords('We have run three kitchens in this town since 1986. You cook lunch for eighty guests.');
  expect(words).toBe('you cook lunch for eighty guests');
});

test('an aside goes on behind a semicolon, until it asks', () => {
  const given = 'What sweetens it: $115K-$135K, equity and flowers every month for everyone; '.padEnd(140);
  const courses = 'Learning Fridays with talks on causal inference, Airflow and forecasting; ';
  const line = `${given}${courses}Dog-friendly loft in Queens; You must know Python and how to plan experiments.`;
  expect(askedWords(line)).toBe('you must know python and how to plan experiments');
});

test('a German paragraph that begins with what is given tells of it to its end', () => {
  const lines = [
    'Koch für unser Hotel am See in den Bergen (m/w/d)',
    'Du kochst am Abend für die Gäste im Haus und schreibst die Bestellung für deinen Posten.',
    'Was du kriegst: 2.650 Euro netto. Zimmer im Haus mit Sauna. Du kochst mit Erfahrung und bekommst Hilfe.',
  ];
  const posting = readPosting(lines.join('\n'), asks);
  const isAside = (word: string) => posting.asides[posting.tokens.findIndex(({ surface }) => surface === word)] !== 0;
  expect(isAside('Sauna')).toBe(true);
  expect(isAside('Erfahrung')).toBe(false);
  expect(isAside('Bestellung')).toBe(false);
});
