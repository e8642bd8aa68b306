import { rememberWords } from '../cache/remember-words.ts';

/** Forms that no ending explains, by their base form. "found" is left out: it is also a base form. */
const irregularForms = `be:is am are was were been being;bear:bore borne;beat:beaten;begin:began begun;bend:bent;bind:bound;bite:bit bitten;
  bleed:bled;blow:blew blown;break:broke broken;breed:bred;bring:brought;build:built;burn:burnt;buy:bought;catch:caught;
  choose:chose chosen;come:came;deal:dealt;dig:dug;do:did done does;draw:drew drawn;drink:drank drunk;drive:drove driven;
  eat:ate eaten;feed:fed;feel:felt;fight:fought;fly:flew flown;forecast:forecasted;freeze:froze frozen;get:got gotten;
  give:gave given;go:went gone;grind:ground;grow:grew grown;hang:hung;have:has had;hear:heard;hide:hid hidden;hold:held;
  keep:kept;know:knew known;lay:laid;lead:led;learn:learnt;leave:left;lend:lent;lie:lain;light:lit;lose:lost;make:made;
  mean:meant;meet:met;mow:mown;overcome:overcame;oversee:oversaw overseen;pay:paid;prove:proven;rebuild:rebuilt;
  redraw:redrew redrawn;resell:resold;rewrite:rewrote rewritten;ride:rode ridden;ring:rang rung;rise:rose risen;
  run:ran;say:said;see:saw seen;seek:sought;sell:sold;send:sent;sew:sewn;shake:shook shaken;shoot:shot;show:shown;
  shrink:shrank shrunk;sing:sang sung;sit:sat;sleep:slept;sow:sown;speak:spoke spoken;spell:spelt;spend:spent;spin:spun;
  stand:stood;steal:stole stolen;stick:stuck;strip:stript;sweep:swept;swim:swam swum;take:took taken;teach:taught;
  tear:tore torn;tell:told;think:thought;throw:threw thrown;undergo:underwent undergone;undertake:undertook undertaken;
  understand:understood;use:used;tie:tied tying;die:died dying;owe:owed;dye:dyed;age:aged;ice:iced;wake:woke woken;wear:wore worn;weave:wove woven;weep:wept;win:won;wind:wound;write:wrote written;
  child:children;foot:feet;tooth:teeth;man:men;woman:women;person:people;life:lives;knife:knive knives;shelf:shelve shelves;
  calf:calve calves;lens:len lense lenses;loaf:loave loaves;analysis:analyses;diagnosis:diagnoses;crisis:crises`;

const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms.split(';').flatMap((entry) => {
    const [base = '', forms = ''] = entry.trim().split(':');
    return forms.split(' ').map((form): [string, string] => [form, base]);
  }),
);

/** British and American spellings that the endings below do not make equal. */
const spellings: ReadonlyMap<string, string> = new Map(
  'tyre:tire;kerb:curb;plough:plow;colour:color;labour:labor;programme:program;centre:center;theatre:theater;fibre:fiber;litre:liter;metre:meter;grey:gray;mould:mold;jewellery:jewelry;paediatric:pediatric;anaesthetic:anesthetic;anaesthesia:anesthesia;haematology:hematology;oesophagus:esophagus;orthopaedic:orthopedic;gynaecology:gynecology;aluminium:aluminum;cheque:check;catalogue:catalog;licence:license;defence:defense;behaviour:behavior;neighbour:neighbor;favour:favor;harbour:harbor;vapour:vapor;odour:odor;storey:story'
    .split(';')
    .map((pair): [string, string] => {
      const [british = '', american = ''] = pair.split(':');
      return [british, american];
    }),
);

/** The shortest word an ending is taken from, and the fewest letters that must be left. */
const shortest = { ing: 6, ed: 5, left: 3 } as const;

/**
 * The root of an English word, given as a lemma (lower case, without its plural): the same for all inflections of a verb,
 * regular or not, and for both spellings of -ise and -ize. It need not be a word, only something to compare.
 */
export const englishRoot = rememberWords((lemma) => {
  const base = irregular.get(lemma) ?? lemma;
  // Lemmas keep the s of "physics", and with it that of "clinics".
  const singular = base.endsWith('ics') ? base.slice(0, -1) : base;
  return fold(withoutEnding(spellings.get(singular) ?? singular));
});

function withoutEnding(word: string): string {
  if (word.length >= shortest.ing && word.endsWith('ing') && hasVowel(word, word.length - 3)) return word.slice(0, -3);
  if (word.length < shortest.ed || !word.endsWith('ed') || word.endsWith('eed')) return word;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  return hasVowel(word, word.length - 2) ? word.slice(0, -2) : word;
}

function hasVowel(word: string, before: number): boolean {
  return before >= shortest.left && /[aeiouy]/.test(word.slice(0, before));
}

/** What inflection changes at a word's end: a doubled consonant, a final e, y for i, s for z. */
function fold(word: string): string {
  let root = word.length > shortest.left && word.endsWith('e') ? word.slice(0, -1) : word;
  root = root
    .replace(/([bdfglmnprtz])\1$/, '$1')
    .replace(/(?<=.{2})is$/, 'iz')
    .replace(/(?<=.{2})ys$/, 'yz');
  return root.endsWith('y') && root.length > 2 ? `${root.slice(0, -1)}i` : root;
}

/** Endings that make another word of the same family out of a root: "vaccinat" + "ion", "clean" + "er". */
const derivations: ReadonlySet<string> = new Set(
  'er or ion ation ment al ance anc ence enc ist iv abl ibl iti nes ful ian ic ical age ag eri ur ant ent izat izer iz li abli'.split(
    ' ',
  ),
);

/** How many letters of a root a longer word must share to be of its family. */
export const shortestFamily = 4;
export const longestDerivation = 5;

/** Whether `word`, a root, is `root` or made from it by an ending ("inspector" of "inspect"); never the other way round. */
export function isOfRoot(word: string, root: string): boolean {
  if (word === root) return true;
  return (
    root.length >= shortestFamily &&
    word.length > root.length &&
    word.length <= root.length + longestDerivation &&
    word.startsWith(root) &&
    derivations.has(word.slice(root.length))
  );
}

/** How many words' families are remembered: more than those of two texts. */
const mostFamilies = 4_000;

/** Every root that belongs to `word`, itself a root: the word, and what is left of it without an ending. */
export const rootsOf = rememberWords((word): readonly string[] => {
  const roots = [word];
  for (let length = Math.max(shortestFamily, word.length - longestDerivation); length < word.length; length += 1) {
    if (derivations.has(word.slice(length))) roots.push(word.slice(0, length));
  }
  return roots;
}, mostFamilies);
