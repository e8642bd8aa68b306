import { businessSkills } from './aliases/business-skills.ts';
import { languages } from './aliases/languages.ts';
import { licences } from './aliases/licences.ts';
import { officeTools } from './aliases/office-tools.ts';
import { platformTools } from './aliases/platform-tools.ts';
import { softSkills } from './aliases/soft-skills.ts';
import { softwareTools } from './aliases/software-tools.ts';
import { technicalSkills } from './aliases/technical-skills.ts';
import { tradeSkills } from './aliases/trade-skills.ts';

/**
 * Names that the taxonomies lack, with the forms that mean the same: canonical=alias=alias. Written for this product.
 * Only true synonyms belong here: a match through them earns full credit.
 */
export const aliases = {
  tool: `${softwareTools}\n${platformTools}\n${officeTools}`,
  skill: `${technicalSkills}\n${businessSkills}\n${tradeSkills}`,
  licence: licences,
  soft: softSkills,
  language: languages,
} as const;
