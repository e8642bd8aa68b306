const MS_PER_MINUTE = 60_000;

/** A moment as an input of dates and times has it: on the clock of this machine, to the minute; '' for none. */
export function toLocalTime(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const onThisClock = new Date(at.getTime() - at.getTimezoneOffset() * MS_PER_MINUTE);
  return onThisClock.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** What such an input says, in UTC; '' for nothing. */
export function toMoment(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
