import type { StoryWalk } from './story.ts';

/** Adds text to the paragraph at hand, or to what is hidden. */
export function putText({ paragraphs, runs, story }: StoryWalk, text: string): void {
  const paragraph = paragraphs.at(-1);
  const run = runs.at(-1);
  if (!paragraph) return;
  if (run?.isHidden) {
    if (text.trim() !== '') story.hidden.push(text);
    return;
  }
  paragraph.text += text;
  if (run?.isBold) paragraph.boldLength += text.length;
}
