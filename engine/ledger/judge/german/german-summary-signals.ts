import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import type { Signal } from '../signals/signals.ts';
import { germanLevelOf } from './german-acts.ts';
import { isSomebody } from './german-frames.ts';
import { openIn } from './german-held.ts';
import { indexOfWords } from './german-index.ts';
import { isListed, type Word, wordsIn } from './german-words.ts';

/** More lines than this no resume has. */
const mostLines = 300;
/** The most words of a summary that are asked about. */
const most = 12;
/** Who leads, decides or is called something, as a word's end. */
const rank =
  /(?:leiter|leiterin|leitung|leitend\p{L}*|chef|chefin|meister|meisterin|inhaber|inhaberin|manager|managerin|vorstand|polier|monteur|ausbilder|ausbilderin|koordinator|koordinatorin|trainer|trainerin|fachwirt|fachwirtin|betriebswirt|betriebswirtin|referent|referentin|ingenieur|ingenieurin|spezialist|spezialistin|berater|beraterin|experte|expertin|assistent|assistentin|vorarbeiter|vorarbeiterin|disponent|disponentin|techniker|technikerin|kapitän|führer|führerin)$/u;
const credential =
  /(?:abschluss|zertifi\p{L}*|diplom\p{L}*|schein|ausweis|prüfung|geprüft\p{L}*|zusatzqualifikation|abgeschlossen\p{L}*|bestanden\p{L}*|staatlich\p{L}*|examiniert\p{L}*|studium|bachelor|master)$/u;

const praise =
  /^(?:ausgezeichnet|ausgez|geehrt|prämiert|preis|beste|jahrgangs|führend|langjährig|umfassend|umfangreich|zahlreich|sämtlich|all|erfolgreich|spitzen|gesamt|viel|zahllos|international|bundesweit|verantwort|leit|führ)/;

const saidIn = new WeakMap<ResumeDocument, (word: Word) => boolean>();

/** Words of a German summary that the whole resume has in no form and in no other word, and roles that only others have in it. */
export function germanSummarySignals(given: Case): Signal[] {
  const { line, improved, original } = given;
  const words = wordsIn(improved, line);
  const isSaid = saidIn.get(original) ?? indexOfWords(allWordsOf(original));
  saidIn.set(original, isSaid);
  const news = words.filter((word) => !isSaid(word));
  const count = `sum of ${Math.min(4, news.length)}`;
  const found = news.slice(0, most).map((word): Signal => {
    const { lower, isNoun, act, index } = word;
    const before = improved.tokens[index - 1]?.lower ?? '';
    return {
      about: isNoun ? 'object' : 'deed',
      word: index,
      span: spanOfWords(improved, index, index + 1),
      features: [
        'sum',
        isNoun ? 'sum noun' : index === line.from ? 'sum first' : 'sum word',
        count,
        ...(isListed(word) ? ['sum known'] : ['sum unknown']),
        ...(act ? ['sum act', `sum act level ${germanLevelOf(act)}`] : []),
        ...(rank.test(lower) ? ['sum rank'] : isSomebody(word) ? ['sum somebody'] : []),
        ...(credential.test(lower) ? ['sum credential'] : []),
        ...(praise.test(lower) ? ['sum praise'] : []),
        ...(isNoun && lower.length >= 10 ? ['sum long'] : []),
        ...(/^(?:und|sowie|in|im|von|für|mit|der|des)$/.test(before) ? [`sum behind ${before}`] : []),
      ],
    };
  });
  return [...found, ...roles(given, words, isSaid), ...begun(given, words)];
}

function allWordsOf(document: ResumeDocument): Word[] {
  return document.lines.slice(0, mostLines).flatMap((line) => wordsIn(document, line));
}

/** "Obermonteur" of who helped him: the resume has the title only within sentences. */
function roles({ improved, original }: Case, words: readonly Word[], isSaid: (word: Word) => boolean): Signal[] {
  return words.flatMap((word): Signal[] => {
    const lead = improved.tokens[word.index - 1]?.lower ?? '';
    if (!rank.test(word.lower) || /^(?:des|der|dem|den|die|vom|beim|einer|eines|einem|mit|für|durch)$/.test(lead))
      return [];
    const places = (original.linesOf.get(word.stem) ?? []).slice(0, 20).flatMap((place) => original.lines[place] ?? []);
    // "Personalleiter" of a resume that has both parts of the word, in other words.
    if (places.length === 0 && isSaid(word))
      return [
        {
          about: 'deed',
          span: spanOfWords(improved, word.index, word.index + 1),
          features: ['sum role', 'sum role of parts'],
        },
      ];
    if (places.length === 0) return [];
    const isOwn = places.some(
      ({ role, from, isSummary }) =>
        role === 'header' ||
        isSummary ||
        role === 'contact' ||
        role === 'credential' ||
        original.stemOf[from] === word.stem,
    );
    if (isOwn) return [];
    return [
      {
        about: 'deed',
        span: spanOfWords(improved, word.index, word.index + 1),
        features: ['sum role', 'sum role of another'],
      },
    ];
  });
}

/** "Fachassistentin" of who is still in the course: the resume has the word only where something is begun, planned or in part. */
function begun({ line, improved, original }: Case, words: readonly Word[]): Signal[] {
  if (openIn(improved, line).length > 0 || begunOnly.test(line.content)) return [];
  return words.flatMap((word): Signal[] => {
    if (!word.isNoun && word.index !== line.from) return [];
    const places = (original.linesOf.get(word.stem) ?? []).slice(0, 20).flatMap((place) => original.lines[place] ?? []);
    const isBegun = (place: (typeof places)[number]) =>
      begunOnly.test(place.content) || (place.role === 'credential' && openIn(original, place).length > 0);
    if (places.length === 0 || !places.every(isBegun)) return [];
    return [
      {
        about: 'object',
        span: spanOfWords(improved, word.index, word.index + 1),
        features: [
          'sum begun',
          rank.test(word.lower) || credential.test(word.lower) ? 'sum begun rank' : 'sum begun word',
          ...(places.some(({ content }) => begunOnly.test(content)) ? ['sum begun, told so'] : []),
        ],
      },
    ];
  });
}

/** A credential that is not there yet, or no longer. */
const begunOnly =
  /\b(?:angehend\p{L}*|laufend\p{L}*|läuft|begonnen|abgebrochen|unterbrochen|beurlaubt|ruht|offen|geplant\p{L}*|plant|angemeldet|besucht|ohne|abgelaufen|nicht|noch|(?:\d+|\p{L}+) von \p{L}*\s?(?:\d+|acht|vier|fünf|sechs|sieben|neun|zehn|drei|zwei)|\d+\. semester|lehrgang|vorbereitung)(?!\p{L})/iu;
