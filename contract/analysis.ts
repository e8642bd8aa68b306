import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** One keyword of the posting, whether the resume has it, and the resume's lines that show it. */
export const KeywordMatch = z.object({
  keyword: z.string(),
  found: z.boolean(),
  locations: z.array(z.string()),
});
export type KeywordMatch = z.infer<typeof KeywordMatch>;

/** A keyword the resume lacks, and the resume's own sentence that could carry it. */
export const KeywordSuggestion = z.object({ keyword: z.string(), suggestedContext: z.string() });
export type KeywordSuggestion = z.infer<typeof KeywordSuggestion>;

const score = z.number().check(z.minimum(0), z.maximum(100));

/** A sentence in a document that addresses a machine instead of a person: it had no effect, and the person should know. */
export const ReportedInstruction = z.object({
  where: z.enum(['resume', 'jobDescription']),
  text: z.string(),
  /** Whether a reader of the document would not have seen it. */
  isHidden: z.boolean(),
});
export type ReportedInstruction = z.infer<typeof ReportedInstruction>;

/** What a language model said about words of its own rewriting that the claim ledger is not sure of: #engine's `Opinion`. */
export const Opinion = z.object({
  line: z.string(),
  words: z.string(),
  verdict: z.enum(['ask', 'withdraw']),
  quote: z.string(),
});
export type Opinion = z.infer<typeof Opinion>;

/**
 * What a language model made of the resume. `improvedResumeText` next to it has only the safe changes; from the proposed text the
 * browser's own engine can list every change as #engine's `Change`.
 */
export const Rewriting = z.object({
  proposedText: z.string(),
  /** The claim ledger: a list of #engine's `Change`. */
  changes: z.array(z.unknown()),
  reported: z.array(ReportedInstruction),
  /** Only when the model was asked a second time: whoever judges the text again needs them to judge alike. */
  opinions: z.optional(z.array(Opinion)),
});
export type Rewriting = z.infer<typeof Rewriting>;

/** How far to trust the match score, and what else decides; #engine's `PostingReading` and `Analysis.decisive`. */
export const Reading = z.object({
  /** An exact number, an approximate number with a band, or too little to judge by. */
  says: z.enum(['number', 'about', 'little']),
  band: z.optional(z.object({ from: score, to: score })),
  /** Why little was found to match in the posting, if little was found. */
  little: z.optional(z.enum(['short', 'language', 'company', 'general'])),
  /** Required licences, degrees and languages that the resume does not show, as the posting writes them. */
  decisive: z.array(z.string()),
  /** Those of them for which the posting takes an equivalent as well, of which the resume shows none either. */
  orEquivalent: z.optional(z.array(z.string())),
});
export type Reading = z.infer<typeof Reading>;

/** What `analyze-resume` answers (product rule 3.3). Scores are 0 to 100. */
export const AnalysisResult = z.object({
  matchScore: score,
  optimizedMatchScore: score,
  keywordMatches: z.array(KeywordMatch),
  recommendations: z.array(z.string()),
  improvedResumeText: z.string(),
  missingKeywordsInContext: z.array(KeywordSuggestion),
  /** The day up to which time was counted: the same texts on the same day get the same scores. */
  now: z.optional(z.string()),
  /** Only when basic matching made the scores: any other text of the same analysis must be scored by it too. */
  engine: z.optional(z.literal('basic')),
  /** The formula that made the scores, "shortlist-2". */
  version: z.optional(z.string()),
  reading: z.optional(Reading),
  /** Only when a language model is on. */
  rewriting: z.optional(Rewriting),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;

/** A calendar day, "2026-11-22". */
export const Day = z.iso.date();

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.textCharacters));

/** What a document says of the lines of the text that was read from it: #engine's `writeRoles`. */
export const ResumeRoles = z.string().check(z.maxLength(limits.roleCharacters), z.regex(/^[0-9a-z ]*$/));

/** `analyze-resume` with texts. `jobTitle` may be absent or empty. */
export const AnalyzeRequest = z.object({
  resumeText: text,
  /** Absent or empty where there was no document, or it says no more than its words. */
  resumeRoles: z.optional(ResumeRoles),
  jobDescription: text,
  jobTitle: z.optional(z.nullable(z.string().check(z.maxLength(limits.titleCharacters)))),
  /** The day of the analysis: what the resume calls present runs until then. Defaults to the server's day in UTC. */
  now: z.optional(Day),
});
export type AnalyzeRequest = z.infer<typeof AnalyzeRequest>;

/** `analyze-resume` when asked only whether the AI provider's key works. */
export const KeyCheckRequest = z.object({ checkApiKey: z.literal(true) });

/** Answer to the key check: `valid` true also when AI is off, with a message that says so. */
export const KeyStatus = z.object({
  valid: z.boolean(),
  message: z.string(),
  error: z.optional(z.string()),
  details: z.optional(z.string()),
});
export type KeyStatus = z.infer<typeof KeyStatus>;
