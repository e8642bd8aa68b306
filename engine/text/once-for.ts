/** A function of a text that was read, which is asked again and again while the text is: its answers go when the text does. */
export function onceFor<Read extends object, Answer extends {}>(
  compute: (read: Read) => Answer,
): (read: Read) => Answer {
  const known = new WeakMap<Read, Answer>();
  return (read) => {
    const answer = known.get(read) ?? compute(read);
    known.set(read, answer);
    return answer;
  };
}
