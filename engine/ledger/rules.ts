import { audienceRule } from './judge/judge-audience.ts';
import { causeRule } from './judge/judge-cause.ts';
import { certaintyRule } from './judge/judge-certainty.ts';
import { changeRule } from './judge/judge-change.ts';
import { conditionRule } from './judge/judge-condition.ts';
import { countsRule } from './judge/judge-counts.ts';
import { employerRule } from './judge/judge-employer.ts';
import { heldRule } from './judge/judge-held.ts';
import { moveRule } from './judge/judge-move.ts';
import { percentRule } from './judge/judge-percent.ts';
import { roleRule } from './judge/judge-roles.ts';
import { scaleRule } from './judge/judge-scale.ts';
import { standInRule } from './judge/judge-stand-in.ts';
import { unitRule } from './judge/judge-unit.ts';
import { wordingRule } from './judge/judge-wording.ts';
import { borrowedRule } from './judge-borrowed.ts';
import { companyRule } from './judge-company.ts';
import { credentialRule } from './judge-credential.ts';
import { frequencyRule } from './judge-frequency.ts';
import { headerRule } from './judge-header.ts';
import { levelRule } from './judge-level.ts';
import { nameRule } from './judge-name.ts';
import { newsRule } from './judge-news.ts';
import { numberRule } from './judge-numbers.ts';
import { effectRule } from './judge-outcome.ts';
import { partRule } from './judge-part.ts';
import { placeRule } from './judge-place.ts';
import { praiseRule } from './judge-praise.ts';
import { reservationRule } from './judge-reservation.ts';
import { scopeRule } from './judge-scope.ts';
import { termRule } from './judge-terms.ts';
import { titleRule } from './judge-title.ts';
import type { LineRule } from './rule.ts';

/** Every rule of the ledger, in the order in which a line's questions are asked. */
export const rules: readonly LineRule[] = [
  headerRule,
  nameRule,
  placeRule,
  borrowedRule,
  numberRule,
  frequencyRule,
  termRule,
  scopeRule,
  partRule,
  companyRule,
  titleRule,
  credentialRule,
  praiseRule,
  levelRule,
  reservationRule,
  effectRule,
  newsRule,
  roleRule,
  standInRule,
  employerRule,
  heldRule,
  causeRule,
  certaintyRule,
  conditionRule,
  audienceRule,
  percentRule,
  changeRule,
  countsRule,
  unitRule,
  moveRule,
  scaleRule,
  wordingRule,
];
