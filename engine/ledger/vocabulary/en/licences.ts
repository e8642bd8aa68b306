/** Beginnings of words for a licence, certificate or registration. */
export const paperBeginnings =
  'certif licens licenc regist charter qualif accredit admitted admission endors apprenticeship diploma';
/** Credentials written in capitals. */
export const paperAcronyms = 'NVQ CSCS RN CPA LPN CNA CDL PE PMP';
/** Words of a credential's line that only say what kind of thing it is, by their beginning. */
export const genericBeginnings = 'licen certif card valid active current holder state includ exclud';
/** Words of a list, or their beginnings, that name a credential. */
export const listedBeginnings = 'licen certif';
export const listedWords = 'ticket permit';
/** Words of a sentence that says the person has a credential. */
export const heldBeginnings = 'certif licen qualif diploma course training exam passed';
export const heldWords = 'card ticket NVQ';
