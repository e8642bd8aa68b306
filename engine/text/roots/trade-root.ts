import { rememberWords } from '../cache/remember-words.ts';
import { fewRanges } from '../few-ranges.ts';
import { stem } from './stem.ts';

/**
 * The stem of a word of a credential, whoever has learned the trade: "Bankkauffrau" and "Bankkaufmann", "Köchin" and "Koch",
 * "Rechtsanwaltsfachangestellter" and "-angestellte" are one.
 */
export const tradeRoot = rememberWords((lemma) => {
  if (lemma === 'koechin') return 'koch';
  // Without its ending it is "meist", which most people write.
  if (/^meister(?:in|innen|n|s)?$/.test(lemma)) return 'meister';
  const neutral = lemma
    .replace(/(?:kauffrau|kaufleute|kaufmaenner)$/, 'kaufmann')
    .replace(/(?:fachfrau|fachleute)$/, 'fachmann')
    .replace(/(?<=\p{L}{4}(?:er|ist|ent|ant|og|at))(?:in|innen|n)$/u, '')
    .replace(/(?<=\p{L}{3}(?:wirt|eur|tor|euer|gog|loge?|nom|graf|graph))(?:in|innen)$/u, '')
    .replace(/anwaelt(?:in|innen|e)$/, 'anwalt')
    .replace(/aerzt(?:in|innen|e)$/, 'arzt')
    .replace(/(?<=angestellt)(?:e[rn]?)$/, '');
  return stem(neutral);
});

/** Trades by their short forms, as colleagues and job centres write them. */
const shortTrades: Readonly<Record<string, string>> = {
  shk: 'anlagenmechaniker sanitaer heizungs klimatechnik',
  mfa: 'medizinische fachangestellte',
  zfa: 'zahnmedizinische fachangestellte zahnarzthelfer',
  refa: 'rechtsanwaltsfachangestellte',
  reno: 'rechtsanwaltsfachangestellte notarfachangestellte',
  pta: 'pharmazeutisch technische assistent',
  mta: 'medizinisch technische assistent',
  galabau: 'gaertner garten landschaftsbau',
  bkf: 'berufskraftfahrer',
  // What a trade was called before
  wasserinstallateur: 'anlagenmechaniker shk sanitaer heizungs klimatechnik',
  heizungsbauer: 'anlagenmechaniker shk sanitaer heizungs klimatechnik',
  lueftungsbauer: 'anlagenmechaniker shk sanitaer heizungs klimatechnik',
};

/** A master or state-certified technician of a trade is one: "Elektrotechnikermeister", "Bautechniker". Caretakers and mayors are none. */
const higher = fewRanges(
  /(?<!^(?:haus|buerger|schul|welt|zeremonien|lager|rangier|platz|werk|brand|wach))(?<=\p{L}{4})(meister)(?:in|brief)?$|(?<=^(?:hochbau|tiefbau|bau|maschinenbau|elektro|mechatronik|chemie|umwelt|holz|textil|kunststoff|agrar|fertigungs|automatisierungs|energie|lebensmittel|heizungs))(techniker)(?:in)?$/u,
);

/**
 * The stems of all that a word of a resume says of a trade: its own, and that of the trade in the name of its training
 * ("Kochlehre", "Malermeister"). A "Friseurgesellin" has her "Gesellenbrief".
 */
export const tradeStems = rememberWords((lemma): readonly string[] => {
  const trained =
    /^(\p{L}{4,30}?)(?:lehre|ausbildung|umschulung|gesell(?:e|in|enbrief|enpruefung)|(?<=koch|techniker|mechaniker|elektriker)pruefung|meister(?:in|brief)?|handwerk)$/u;
  const short = Object.hasOwn(shortTrades, lemma) ? (shortTrades[lemma] ?? '').split(' ') : [];
  const passed = /\p{L}{4}gesell(?:e|in)$/u.test(lemma) ? ['gesellenbrief'] : [];
  const above = higher.exec(lemma)?.slice(1).filter(Boolean) ?? [];
  return [lemma, ...short, ...passed, ...above, ...(trained.exec(lemma)?.slice(1) ?? [])].map(tradeRoot);
});
