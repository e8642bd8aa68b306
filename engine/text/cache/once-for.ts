/** A function of a text that was read, which is asked again and again while the text is: its answers go when the text does. */
export function onceFor<Read extends object, Answer extends {}>(
  compute: (read: Read) => Answer,
): (read: Read) => Answer {
  const known = new WeakMap<Read, Answer>();
  return (read) => {
    const remembered = known.get(read);
    if (remembered !== undefined) return remembered;
    const answer = compute(read);
    known.set(read, answer);
    return answer;
  };
}

/** The same of a text and something it is held against, such as the lists of a language. */
export function onceForBoth<Read extends object, Other extends object, Answer extends {}>(
  compute: (read: Read, other: Other) => Answer,
): (read: Read, other: Other) => Answer {
  const ofRead = onceFor((_: Read) => new WeakMap<Other, Answer>());
  return (read, other) => {
    const known = ofRead(read);
    const remembered = known.get(other);
    if (remembered !== undefined) return remembered;
    const answer = compute(read, other);
    known.set(other, answer);
    return answer;
  };
}
