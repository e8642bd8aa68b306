/** What a word of a licence, certificate or registration begins with. */
export const paperBeginnings =
  'certif licens licenc regist charter qualif accredit admitted admission endors apprenticeship diploma';
/** Credentials that say so in capitals. */
export const paperAcronyms = 'NVQ CSCS RN CPA LPN CNA CDL PE PMP';
/** Words of a credential's line that only say what kind of thing it is, by their beginning. */
export const genericBeginnings = 'licen certif card valid active current holder state includ exclud';
/** What a word of a list begins with, or is, that names a credential. */
export const listedBeginnings = 'licen certif';
export const listedWords = 'ticket permit';
/** What a sentence says that tells of a credential its person has. */
export const heldBeginnings = 'certif licen qualif diploma course training exam passed';
export const heldWords = 'card ticket NVQ';
