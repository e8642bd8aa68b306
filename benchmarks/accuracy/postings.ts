import { readFileSync } from 'node:fs';
import { loadEngine } from '#engine';

export const name = 'Keywords of thirty ordinary postings: musts among the first thirty';

interface Posting {
  job: string;
  lang: string;
  posting: string;
  must: string[];
  /** The ways in which each term may be written. */
  forms: Record<string, string[]>;
}

/** Keywords that a page shows for a posting. */
const shown = 30;

/** A must is found when a keyword contains one of its forms, or one of its forms contains a keyword. */
export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const engine = await loadEngine();
  const postings = readFileSync(new URL('./data/thirty-postings.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Posting => JSON.parse(line));
  const counted = postings.map(({ job, lang, posting, must, forms }) => {
    const keywords = engine
      .analyse({ jobDescription: posting, resumeText: '' })
      .requirements.flatMap(({ requirement }) => [requirement.surface, ...requirement.alternatives])
      .slice(0, shown)
      .map((keyword) => ` ${keyword.toLowerCase()} `);
    const touches = (form: string) =>
      keywords.some((keyword) => holds(keyword, form) || holds(` ${form.toLowerCase()} `, keyword.trim()));
    const found = must.filter((term) => forms[term]?.some(touches)).length;
    return { job, lang, keywords: keywords.length, recall: found / must.length };
  });
  const recalls = counted.map(({ recall }) => recall);
  const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
  return {
    rows: [
      ...counted.map((row) => ({ ...row, recall: row.recall.toFixed(2) })),
      {
        job: 'mean / worst',
        keywords: Math.min(...counted.map(({ keywords }) => keywords)),
        recall: `${mean.toFixed(3)} / ${Math.min(...recalls).toFixed(2)}`,
      },
    ],
  };
}

/** Whether a text contains a form as whole words. */
function holds(text: string, form: string): boolean {
  const at = text.indexOf(form.toLowerCase());
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + form.length] ?? ''}`);
}
