import * as z from 'zod/mini';

/** A part of a base resume, as the engine reads it: what it is about, and where it stands in the text. */
export const ResumeSection = z.object({
  kind: z.string(),
  heading: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
});
export type ResumeSection = z.infer<typeof ResumeSection>;

/** What a list of base resumes shows: a row of `public.base_resumes` without its text. */
export const BaseResumeSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Counts up with every new text. */
  version: z.number(),
  /** When this text was saved. */
  updated_at: z.string(),
  /** The original file, where the person had it kept. */
  file_name: z.nullable(z.string()),
  file_bytes: z.nullable(z.number()),
});
export type BaseResumeSummary = z.infer<typeof BaseResumeSummary>;

/** An earlier text of a base resume: a row of `public.base_resume_versions` without the text. */
export const BaseResumeVersion = z.object({ id: z.string(), version: z.number(), created_at: z.string() });
export type BaseResumeVersion = z.infer<typeof BaseResumeVersion>;
