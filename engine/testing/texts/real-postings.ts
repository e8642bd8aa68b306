import { bridgeEngineer } from './postings/bridge-engineer.ts';
import { campaignManager } from './postings/campaign-manager.ts';
import { centreAdministrator } from './postings/centre-administrator.ts';
import { contentDeveloper } from './postings/content-developer.ts';
import { dataEngineer } from './postings/data-engineer.ts';
import { dataPartner } from './postings/data-partner.ts';
import { embeddedEngineer } from './postings/embedded-engineer.ts';
import { financeController } from './postings/finance-controller.ts';
import { hotelCleaner } from './postings/hotel-cleaner.ts';
import { medicalConsultant } from './postings/medical-consultant.ts';
import { qaEngineer } from './postings/qa-engineer.ts';
import { sportsMarketer } from './postings/sports-marketer.ts';
import { streetFoodCook } from './postings/street-food-cook.ts';

/** Whole job postings of the SkillSpan corpus, of several trades; licence in NOTICE.md beside this file. */
export const realPostings: readonly string[] = [
  qaEngineer,
  dataEngineer,
  medicalConsultant,
  sportsMarketer,
  embeddedEngineer,
  dataPartner,
  hotelCleaner,
  contentDeveloper,
  financeController,
  bridgeEngineer,
  centreAdministrator,
  campaignManager,
  streetFoodCook,
];
