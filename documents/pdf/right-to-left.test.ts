import { describe, expect, test } from 'vitest';
import { asDrawn, isRightToLeft, turnRow } from './right-to-left.ts';

/** What stands on the page from left to right, and how it is read. */
const rows: readonly (readonly [what: string, drawn: string, read: string])[] = [
  ['words', 'ןהדלא רימס', 'סמיר אלדהן'],
  ['a number inside', 'םיחתפמ 6 לש תווצ', 'צוות של 6 מפתחים'],
  ['a number with separators', 'ةروتاف 3,400', '3,400 فاتورة'],
  ['Arabic digits', 'تاونس ١٢ ةربخ', 'خبرة ١٢ سنوات'],
  ['Latin names', 'Primavera و AutoCAD مادختساب', 'باستخدام AutoCAD و Primavera'],
  ['an Arabic comma between Latin names', 'Excel، SAP، Power BI', 'Excel، SAP، Power BI'],
  ['an Arabic comma between words', 'ديرإ ،لمألا ةكرش', 'شركة الأمل، إريد'],
  ['a bracket that is seen', '2025 – 2018 (מ"עב) ןולא', 'אלון (בע"מ) 2018 – 2025'],
  ['a bracket that is meant', '2025 – 2018 )מ"עב( ןולא', 'אלון (בע"מ) 2018 – 2025'],
];

describe('a row from right to left', () => {
  test.each(rows)('%s', (_, drawn, read) => {
    expect(turnRow(drawn, true)).toBe(read);
  });

  test('a word of it in a row from left to right is turned alone', () => {
    expect(turnRow('Native Hebrew (תירבע)', false)).toBe('Native Hebrew (עברית)');
  });
});

test('a glyph of two letters keeps their order once its row is turned', () => {
  const drawn = ['ل', 'م', 'لأ', 'ا'].map(asDrawn).join('');
  expect(turnRow(drawn, true)).toBe('الأمل');
  expect(asDrawn('fi')).toBe('fi');
  expect(asDrawn('12')).toBe('12');
});

test('a text is from right to left when half of its letters are', () => {
  expect(isRightToLeft('אלון Ltd')).toBe(true);
  expect(isRightToLeft('Native speaker of עברית')).toBe(false);
  expect(isRightToLeft('Excel، SAP')).toBe(false);
});
