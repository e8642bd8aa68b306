import { englishRoot } from '../../../text/roots/root.ts';

/**
 * Past forms that are words of their own elsewhere ("felled trees"), but that a line of work uses as verbs: "sales fell".
 * With a prefix, too, that the table of forms does not list.
 */
const forms: ReadonlyMap<string, string> = new Map(
  'fell:fall fallen:fall withdrew:withdraw withdrawn:withdraw redid:redo redone:redo upheld:uphold outgrew:outgrow retold:retell foresaw:foresee foreseen:foresee'
    .split(' ')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split(':');
      return [form, base];
    }),
);

/** The root of a word as the judge compares words: `englishRoot`, after the forms above. */
export function wordRoot(lemma: string): string {
  return englishRoot(forms.get(lemma) ?? lemma);
}
