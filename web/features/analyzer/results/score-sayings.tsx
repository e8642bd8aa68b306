import type { Reading } from '#contract/analysis.ts';
import { mostWithoutRequired } from '#web/ui/score-band.ts';
import { texts } from '../texts.ts';

/** The ring's word and colour for a score, which claim no more than is certain. */
export function ringOf(score: number, reading: Reading | undefined): { word?: string; bandOf?: number | 'none' } {
  if (reading === undefined) return {};
  if (reading.says === 'little') return { word: texts.reading.littleWord, bandOf: 'none' };
  const bandOf = reading.decisive.length > 0 ? Math.min(score, mostWithoutRequired) : score;
  const { band } = reading;
  return band ? { word: texts.reading.aboutWord(band.from, band.to), bandOf } : { bandOf };
}

/** The same for the optimised text, which may name what the resume did not show. */
export function optimizedRingOf(
  score: number,
  reading: Reading | undefined,
  text: string,
): { bandOf?: number | 'none' } {
  if (reading === undefined) return {};
  const lower = text.toLowerCase();
  const decisive = reading.decisive.filter((name) => !lower.includes(name.toLowerCase()));
  const { bandOf } = ringOf(score, { ...reading, decisive });
  return bandOf === undefined ? {} : { bandOf };
}

/** How far the number can be trusted when it is uncertain: a range, or hardly at all, and why. */
export function ScoreWorth({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return null;
  const { says, band, little } = reading;
  return (
    <>
      {little && <p className="text-sm">{texts.reading.found(texts.reading.why[little])}</p>}
      {says === 'about' && band && <p className="text-sm">{texts.reading.about(band.from, band.to)}</p>}
      {says === 'little' && <p className="text-sm">{texts.reading.little}</p>}
    </>
  );
}
