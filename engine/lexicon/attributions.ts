/** What the product shows of its sources: the lines that their licences require, word for word, then the others. */
export const attributions: readonly string[] = [
  'This service uses the ESCO classification of the European Commission.',
  'This page includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Shortlist has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  'Learned from SkillSpan (Zhang, Jensen, Sonniks and Plank, 2022; MIT licence), and from counts of words and marked spans in “Development of a Benchmark Corpus to Support Entity Recognition in Job Descriptions” (Green, Maynard and Lin, 2022; CC BY 4.0) and in the resumes of dotin-inc (CC0).',
  'Names of programming languages from Linguist (GitHub, Inc.; MIT licence).',
];
