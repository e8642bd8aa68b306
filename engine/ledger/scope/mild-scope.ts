import type { Case } from '../lines/claim.ts';

/** This many words after a verb are its object. */
const objectWithin = 4;

const people =
  /^(?:teams?|staff|crews?|people|employees|nurses|cleaners|cooks|drivers|workers|technicians|operatives|colleagues|personnel|assistants)$/;
/** Titles of people who lead others. */
const head = /\b(?:supervisor|manager|team leader|head|foreman|forewoman|director|chief)\b/i;
/** Paperwork and messages: dealing with them is managing them. */
const tended =
  /^(?:ordering|orders?|posts?|inbox|mail|emails?|records?|bookings?|reservations?|appointments?|calendars?|diar(?:y|ies)|invoices?|documentation|paperwork|files|filing|calls|enquiries|inquiries|correspondence|check-?ins?)$/;
/** Actions that were only a part, or somebody else's. */
const isPartOnly = /\b(?:help|assist|support|contribut|particip|part of|member of|learn|shadow|watched others|attend)/i;
const guards = /\b(?:watch\w*|guard\w*|looked? after|minded?|duty)\b/i;
/** Things that are given to participants. */
const sessions =
  /^(?:games|crafts|trips|activit(?:y|ies)|sessions?|exercises|discussions?|songs?|walks?|hikes?|drills?|warm-?ups?|storytimes?)$/;

/** Whether a verb of leading says no more than the resume, because of its object: "managed the inbox", "led the games". */
export function isMildLead({ line, improved, original, sources, header }: Case, index: number): boolean {
  const word = improved.tokens[index]?.lower ?? '';
  const object = improved.tokens
    .slice(index + 1, Math.min(line.to, index + 1 + objectWithin))
    .map(({ lower }) => lower);
  const source = sources.lines[0];
  if (source === undefined || isPartOnly.test(source.content)) return false;
  if (object.some((other) => people.test(other))) {
    // The title says it, and the line is about the same people.
    const isHead = header?.lines.some(({ content }) => head.test(content)) === true;
    const isOfPeople = original.tokens.slice(source.from, source.to).some(({ lower }) => people.test(lower));
    return isHead && isOfPeople;
  }
  if (/^manag(?:e|ed|ing|es)$/.test(word)) return object.slice(0, 2).some((other) => tended.test(other));
  if (/^supervis(?:e|ed|ing|es)$/.test(word)) return guards.test(source.content);
  return /^(?:led|lead|leads|leading)$/.test(word) && object.slice(0, 2).some((other) => sessions.test(other));
}
