import { copyWriter } from './resumes/copy-writer.ts';
import { corporateLawyer } from './resumes/corporate-lawyer.ts';
import { entryLevelDeveloper } from './resumes/entry-level-developer.ts';
import { javaDeveloper } from './resumes/java-developer.ts';
import { musicProducer } from './resumes/music-producer.ts';
import { networkAdministrator } from './resumes/network-administrator.ts';
import { sportsTeacher } from './resumes/sports-teacher.ts';
import { vehicleTechnician } from './resumes/vehicle-technician.ts';
import { veterinaryAssistant } from './resumes/veterinary-assistant.ts';
import { webDeveloper } from './resumes/web-developer.ts';

/** Whole resumes of a public data set, of several trades, with made-up names; licence in NOTICE.md beside this file. */
export const realResumes: readonly string[] = [
  musicProducer,
  copyWriter,
  vehicleTechnician,
  javaDeveloper,
  entryLevelDeveloper,
  networkAdministrator,
  webDeveloper,
  sportsTeacher,
  veterinaryAssistant,
  corporateLawyer,
];
