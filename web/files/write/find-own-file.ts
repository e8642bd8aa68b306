import { bareLine } from '#documents/edit/line-words.ts';
import { authState } from '#web/lib/auth-state.ts';
import { listKeptWordFiles, readFile } from '#web/lib/base-resumes.ts';
import { droppedFiles } from '#web/lib/dropped-files.ts';
import { getSupabase } from '#web/lib/supabase.ts';

/** A person's own Word file, and where it is: chosen just now, dropped on this page before, or kept in My resumes. */
export interface OwnFile {
  name: string;
  origin: 'chosen' | 'dropped' | 'kept';
  open(): Promise<Blob>;
}

interface Candidate extends OwnFile {
  text: string;
}

/** A text and the file it came from share more than this, however much was rewritten; two people's resumes share less. */
const leastShared = 0.4;

/** The Word file that a text came from, if this page has read it or My resumes keeps it: the one that is most alike. */
export async function findOwnFile(text: string): Promise<OwnFile | undefined> {
  const dropped = droppedFiles().map(
    ({ file, text: own }): Candidate => ({ name: file.name, origin: 'dropped', text: own, open: async () => file }),
  );
  return closest(text, dropped) ?? closest(text, await keptFiles());
}

async function keptFiles(): Promise<Candidate[]> {
  if (authState.get().user === null) return [];
  const client = await getSupabase();
  const kept = await listKeptWordFiles(client);
  return kept.map(({ id, name, text }) => ({ name, origin: 'kept', text, open: () => readFile(client, id) }));
}

function closest(text: string, files: readonly Candidate[]): OwnFile | undefined {
  const words = wordsOf(text);
  const [best] = files
    .map((file) => ({ file, shared: shareOf(words, wordsOf(file.text)) }))
    .filter(({ shared }) => shared >= leastShared)
    .sort((first, second) => second.shared - first.shared);
  return best?.file;
}

const wordsOf = (text: string): Set<string> => new Set(text.split('\n').flatMap((line) => bareLine(line).split(' ')));

function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(words.size, others.size);
}
