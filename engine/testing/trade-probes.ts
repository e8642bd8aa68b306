import { accountant } from './trades/accountant.ts';
import { backendDeveloper } from './trades/backend-developer.ts';
import { chef } from './trades/chef.ts';
import { dataScientist } from './trades/data-scientist.ts';
import { electrician } from './trades/electrician.ts';
import { lawyer } from './trades/lawyer.ts';
import { marketer } from './trades/marketer.ts';
import { mechanicalEngineer } from './trades/mechanical-engineer.ts';
import { nurse } from './trades/nurse.ts';
import { teacher } from './trades/teacher.ts';
import type { TradeProbe } from './trades/trade-probe.ts';
import { truckDriver } from './trades/truck-driver.ts';
import { warehouseWorker } from './trades/warehouse-worker.ts';

/** Twelve trades. The unqualified resume of a trade is the qualified one of a trade far away. */
export const tradeProbes: readonly TradeProbe[] = [
  nurse,
  accountant,
  electrician,
  teacher,
  chef,
  truckDriver,
  lawyer,
  warehouseWorker,
  marketer,
  dataScientist,
  backendDeveloper,
  mechanicalEngineer,
];

/** The unqualified resume of a probe: the qualified one of a far trade. */
export function unqualifiedResume({ farTrade }: TradeProbe): string {
  return tradeProbes.find((probe) => probe.trade === farTrade)?.qualified ?? '';
}
