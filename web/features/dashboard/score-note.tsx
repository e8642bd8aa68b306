import type { Reading } from '#contract/analysis.ts';
import { texts } from './texts.ts';

/** How far a saved score can be trusted when it is uncertain, and what decides besides it. */
export function ScoreNote({ reading }: { reading: Reading | undefined }) {
  if (reading === undefined) return null;
  const { says, band, decisive } = reading;
  const notes = [
    ...(says === 'little' ? [texts.reading.little] : []),
    ...(says === 'about' && band ? [texts.reading.about(band.from, band.to)] : []),
    ...(decisive.length > 0 ? [texts.reading.missing(decisive)] : []),
  ];
  return notes.length === 0 ? null : (
    <p className="wrap-anywhere mt-1 max-w-48 text-muted text-xs">{notes.join(' · ')}</p>
  );
}
