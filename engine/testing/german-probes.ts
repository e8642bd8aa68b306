import { bilanzbuchhalter } from './trades/bilanzbuchhalter.ts';
import { elektroniker } from './trades/elektroniker.ts';
import { lagerlogistiker } from './trades/lagerlogistiker.ts';
import { pflegefachkraft } from './trades/pflegefachkraft.ts';
import type { TradeProbe } from './trades/trade-probe.ts';

/** Four trades in German, as `trade-probes.ts`. */
export const germanProbes: readonly TradeProbe[] = [pflegefachkraft, bilanzbuchhalter, elektroniker, lagerlogistiker];
