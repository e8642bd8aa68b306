/** A Word file that was read into a field of this page, and the text that came of it. */
export interface DroppedFile {
  file: File;
  text: string;
}

/** A person tries a few files; the oldest is forgotten first. */
const mostFiles = 5;

let held: readonly DroppedFile[] = [];
/** The signed-in person's id; null for a visitor. */
let owner: string | null = null;

/** The Word files that were read on this page, the newest first. They are kept nowhere else, and sent nowhere. */
export const droppedFiles = (): readonly DroppedFile[] => held;

/** Remembers a file, so that its owner need not choose it again to have changes put into it. */
export function rememberFile(dropped: DroppedFile): void {
  held = [dropped, ...held.filter(({ text }) => text !== dropped.text)].slice(0, mostFiles);
}

/** Sets who is using the page from now on. What a visitor dropped goes to whoever signs in; a person's files go with them. */
export function setFilesOwner(next: string | null): void {
  if (owner !== null && next !== owner) held = [];
  owner = next;
}
