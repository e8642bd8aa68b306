/** British to American endings, so that both spellings match. */
export const spellings: readonly [RegExp, string][] = [
  [/is(e[sd]?|ing|ation|ations)$/, 'iz$1'],
  [/yse([sd]?)$/, 'yze$1'],
  [/ysing$/, 'yzing'],
  [/our(s|ed|ing|ite|able)?$/, 'or$1'],
  [/tre(s|d)?$/, 'ter$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ogue(s)?$/, 'og$1'],
  [/aem/, 'em'],
  [/foet/, 'fet'],
  [/anaest/, 'anest'],
  [/gynaec/, 'gynec'],
  [/paed/, 'ped'],
  [/ence$/, 'ense'],
  [/mme(s)?$/, 'm$1'],
];
/** What a word with one of these endings contains; most words have none and cost one check. */
export const respelled = /is[ei]|isation|ys[ei]|our|tre|ll|ogue|aem|foet|aest|naec|paed|ence|mme/;
