/**
 * Words for how many and how often, on scales from little to all: a rewrite may stay on its step, and may not climb. Phrases are
 * joined by "_".
 */
export const many = [
  'few a_few some several handful a_number_of various certain part_of one_or_two selected a_couple_of',
  'many a_large_number_of large_number_of numerous plenty lots countless dozens',
  'most majority nearly_all almost_all the_bulk_of',
  'all every each entire whole full everyone',
] as const;
export const often = [
  'occasional occasionally sometimes from_time_to_time now_and_then at_times when_needed if_needed as_needed once_in_a_while sporadic sporadically rarely on_occasion when_asked on_request',
  'often frequent frequently',
  'regular regularly routinely daily nightly weekly monthly usually mostly normally',
  'always constantly constant continuous continuously permanent permanently invariably',
] as const;
/** Before a number: at most this many, about this many, at least this many. */
export const atMost =
  'up_to as_many_as at_most no_more_than max maximum a_maximum_of nearly almost just_under under less_than fewer_than';
export const about = 'about around some roughly approximately approx circa';
export const atLeast =
  'more_than over above upwards_of at_least in_excess_of well_over just_over exceeding a_minimum_of minimum no_fewer_than no_less_than';
