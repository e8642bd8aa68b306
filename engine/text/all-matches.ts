const none: readonly RegExpExecArray[] = [];

/**
 * Every match of a pattern with the flag g. `matchAll` makes a copy of the pattern for each text, which takes longer than most
 * searches: of most patterns a line has no match.
 */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let found = pattern.exec(text);
  if (found === null) return none;
  const all: RegExpExecArray[] = [];
  for (; found !== null; found = pattern.exec(text)) {
    all.push(found);
    if (found[0] === '') pattern.lastIndex += (text.codePointAt(found.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return all;
}
