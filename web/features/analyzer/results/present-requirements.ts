import { type Evidence, type Importance, quotedLine, type RequirementMatch } from '#engine';

export interface RequirementGroup {
  importance: Importance;
  matches: RequirementMatch[];
}

const order: readonly Importance[] = ['must', 'preferred', 'nice', 'unsure'];

/** The posting's requirements by importance, found ones last in each group: what is missing asks for action. */
export function groupRequirements(matches: readonly RequirementMatch[]): RequirementGroup[] {
  return order
    .map((importance) => ({
      importance,
      matches: matches
        .filter((match) => match.requirement.importance === importance)
        .sort((a, b) => Number(a.found) - Number(b.found)),
    }))
    .filter((group) => group.matches.length > 0);
}

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** A line of evidence, quoted with the requirement's words marked. Spans are offsets into the whole resume. */
export function markEvidence(resumeText: string, evidence: Evidence): MarkedPart[] {
  const { span } = evidence;
  const line = quotedLine(evidence.line);
  const words = quotedLine(resumeText.slice(span.start, span.end));
  const start = words === '' ? -1 : line.indexOf(words);
  if (start < 0) return [{ text: line, marked: false }];
  return [
    { text: line.slice(0, start), marked: false },
    { text: words, marked: true },
    { text: line.slice(start + words.length), marked: false },
  ].filter((part) => part.text !== '');
}
