/** The lines that the sources' licences require the product to show; NOTICE.md has the licences. */
export const attributions: readonly string[] = [
  'This service uses the ESCO classification of the European Commission.',
  'This page includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Shortlist has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
];
