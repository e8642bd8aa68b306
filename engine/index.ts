export { analyseBasic, optimiseBasic } from './basic.ts';
export { checkText } from './explain/judge-parsing.ts';
export { quotedLine } from './explain/quoted-line.ts';
export { removeInstructions } from './explain/remove-instructions.ts';
export { editResume, type FormEdit, isReadAsMeant } from './form/edit-resume.ts';
export {
  type FormEntry,
  type FormField,
  type FormItem,
  type FormSection,
  type ResumeForm,
  readResumeForm,
} from './form/resume-form.ts';
export type { EnteredPeriod } from './form/write-period.ts';
export { answersTo } from './ledger/answers.ts';
export { isOfThePerson, questionsIn } from './ledger/questions-in.ts';
export { attributions } from './lexicon/attributions.ts';
export { loadEngine, loadEngineFor } from './load-engine.ts';
export { loadResumeReader, type ResumeReader } from './load-resume-reader.ts';
export { loadScorerFor } from './load-scorer.ts';
export { readJob } from './posting/read-job.ts';
export { suggestTitles } from './posting/suggest-titles.ts';
export type { LaidOutLine } from './resume/layout.ts';
export { readRoles, writeRoles } from './resume/line-roles.ts';
export { type OutlinedSection, outlineResume } from './resume/outline-resume.ts';
export type { Entry, Item, Month, Resume, ResumeLine, Section, WrittenPeriod } from './resume/resume.ts';
/** Types are plain data: nothing in them depends on where the engine runs or on its readers' language. */
export type * from './sayings.ts';
export { formulaVersion } from './score/formula.ts';
export type * from './types/advice.ts';
export type * from './types/analysis.ts';
export type * from './types/claim.ts';
export type * from './types/engine.ts';
export type * from './types/ledger.ts';
export type * from './types/match.ts';
export type * from './types/opinion.ts';
export type * from './types/posted-job.ts';
export type * from './types/requirement.ts';
export type * from './types/span.ts';
