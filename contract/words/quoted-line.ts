/** List marks, numbers, and the "o" that some word processors turn a bullet into. */
const bullet = /^(?:[-–—*•·▪●○►➢✓✔▶◾◦‣⁃■□❖★»]{1,2}|\(?\d{1,2}[.)]|o(?=\s+\p{Lu}))\s+/u;

/** A line of a list as it is quoted: without its bullet, which is no part of what it says. */
export function quotedLine(line: string): string {
  return line.trim().replace(bullet, '');
}
