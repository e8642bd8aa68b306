import { audienceRule } from './extent/judge-audience.ts';
import { causeRule } from './extent/judge-cause.ts';
import { levelRule } from './extent/judge-level.ts';
import { effectRule } from './extent/judge-outcome.ts';
import { praiseRule } from './extent/judge-praise.ts';
import { scaleRule } from './extent/judge-scale.ts';
import { borrowedRule } from './jobs/judge-borrowed.ts';
import { employerRule } from './jobs/judge-employer.ts';
import { headerRule } from './jobs/judge-header.ts';
import { nameRule } from './jobs/judge-name.ts';
import { placeRule } from './jobs/judge-place.ts';
import { titleRule } from './jobs/judge-title.ts';
import { newsRule } from './judge/judge-news.ts';
import { wordingRule } from './judge/judge-wording.ts';
import type { LineRule } from './lines/rule.ts';
import { credentialRule } from './names/judge-credential.ts';
import { heldRule } from './names/judge-held.ts';
import { termRule } from './names/judge-terms.ts';
import { changeRule } from './number-rules/judge-change.ts';
import { countsRule } from './number-rules/judge-counts.ts';
import { frequencyRule } from './number-rules/judge-frequency.ts';
import { moveRule } from './number-rules/judge-move.ts';
import { numberRule } from './number-rules/judge-numbers.ts';
import { percentRule } from './number-rules/judge-percent.ts';
import { unitRule } from './number-rules/judge-unit.ts';
import { certaintyRule } from './scope/judge-certainty.ts';
import { companyRule } from './scope/judge-company.ts';
import { conditionRule } from './scope/judge-condition.ts';
import { partRule } from './scope/judge-part.ts';
import { reservationRule } from './scope/judge-reservation.ts';
import { roleRule } from './scope/judge-roles.ts';
import { scopeRule } from './scope/judge-scope.ts';
import { standInRule } from './scope/judge-stand-in.ts';

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
