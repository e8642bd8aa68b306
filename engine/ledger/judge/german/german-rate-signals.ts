import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { Signal } from '../signals/signals.ts';
import { otherPeriods, periodsIn } from './german-periods.ts';

/** "Einmal in der Woche" for "einmal im Monat": it is done at other intervals than the source says. */
export function germanRateSignals({ line, improved, original, sources }: Case): Signal[] {
  const source = sources.lines[0];
  if (source === undefined) return [];
  const [now, before] = [periodsIn(improved, line), periodsIn(original, source)];
  const [fresh, gone] = [otherPeriods(now, before), otherPeriods(before, now)];
  const [old] = gone;
  if (old === undefined) return [];
  return fresh.slice(0, 2).map(
    (period): Signal => ({
      about: 'amount',
      span: spanOfWords(improved, period.from, period.to),
      features: [
        'rate',
        period.days < old.days ? 'rate, oftener' : 'rate, seldomer',
        ...(now.length === 1 && before.length === 1 ? ['rate, the only one'] : []),
      ],
    }),
  );
}
