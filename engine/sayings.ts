import type { Importance } from './types/requirement.ts';
import type { Span } from './types/span.ts';

/** Nothing to fill in. */
type Plain = Readonly<Record<string, never>>;

/** A requirement, skill or tool by its name, as written inside a sentence. */
interface Named {
  name: string;
}

/** Words of one of the texts, quoted. */
interface Quoted {
  text: string;
}

/** Parts of the score, and why each is what it is. */
export interface ScoreParams {
  'score.must': Plain;
  'score.preferred': Plain;
  'score.nice': Plain;
  'score.unsure': Plain;
  'score.field': Plain;
  'score.coverage': Plain;
  'score.denied': Plain;
  /** How much of the posting's words the resume uses, in whole percent. */
  'score.used': { percent: number };
  'score.denials': { count: number };
  'score.missing': Plain;
  'score.missingWhy': Plain;
  'score.years': Plain;
  'score.yearsWhy': Plain;
  'score.nothing': Plain;
  'score.nothingWhy': Plain;
  'score.unread': Plain;
  'score.unreadWhy': Plain;
  'score.keywords': Plain;
  'score.confirmed': Plain;
  'score.confirmedLines': { count: number };
  'score.found': { found: number; all: number };
  'score.foundPartly': { found: number; partly: number; all: number };
  'score.foundKeywords': { found: number; all: number };
  /** How much of the resume is about the posting's fields of work, named by their titles (score/field-titles.ts). */
  'score.fit': { fit: 'all' | 'most' | 'part' | 'little' | 'hardly'; fields: readonly string[] };
  'knockOut.named': { line: string };
  'knockOut.says': { line: string };
  'knockOut.missing': Plain;
  'knockOut.silent': Plain;
}

/** What to do about a requirement, where it could go, and what to ask about it. */
export interface AdviceParams {
  'advice.close': { line: string; name: string };
  'advice.spelling': { line: string; name: string };
  'advice.listed': Named;
  'advice.passing': Named;
  'advice.tool': Named;
  'advice.skill': Named;
  'advice.licence': Named;
  'advice.language': Named;
  'advice.soft': Named;
  'advice.title': Named;
  /** By the requirement's `canonical` name. */
  'advice.degree': { degree: string };
  /** `shown` is what the jobs' dates add up to, 0 for nothing. */
  'advice.years': { years: number; shown: number };
  'advice.keyword': Named;
  /** Points are whole; 0 for less than one. */
  'advice.worth': { importance: Importance; points: number };
  'placement.tool': { line: string; name: string };
  'placement.work': { line: string; name: string };
  'placement.part': { line: string; name: string };
  'placement.soft': Named;
  'placement.education': Named;
  'placement.licences': Named;
  'placement.languages': Named;
  'placement.skills': Named;
  'placement.basic': Named;
  'proposal.spelling': { written: string; name: string };
  'proposal.otherName': { written: string; name: string };
  'ask.tool': Named;
  'ask.skill': Named;
  'ask.licence': Named;
  'ask.language': Named;
  'ask.soft': Named;
  'ask.degree': { degree: string };
  'ask.years': { years: number };
  'ask.title': Named;
  'ask.keyword': Named;
  'ask.line': { line: string; name: string };
}

/** What a program stumbles over in a resume, and how well it is written. */
export interface FindingParams {
  empty: Plain;
  'broken-characters': Plain;
  unreadable: Plain;
  markup: Plain;
  columns: Plain;
  'spaced-letters': Plain;
  'no-contact': Plain;
  'no-dates': Plain;
  'no-sections': Plain;
  'one-block': Plain;
  /** One of the two texts is longer than what is read of a text (text/most-read.ts). */
  cut: Plain;
  noText: Plain;
  longLine: Quoted;
  weakStart: Quoted;
  firstPerson: Quoted;
  phrase: Quoted;
  noNumbers: Plain;
  capitals: Plain;
  short: { words: number };
}

/** Why a claim of a rewrite is supported or not, what was lost, and what only the person can say. */
export interface LedgerParams {
  'ledger.confirmed': Plain;
  'ledger.same': Plain;
  'ledger.written': { written: string };
  'ledger.otherJob': { line: string };
  'ledger.otherEmployer': { employer: string };
  'ledger.word': { word: string; line: string };
  'ledger.more': { word: string };
  'ledger.moreThan': { word: string; line: string };
  'ledger.movedNumber': { text: string; line: string };
  'ledger.noPaper': Quoted;
  'ledger.otherRate': { line: string };
  'ledger.notHere': Quoted;
  'ledger.notByName': Quoted;
  'ledger.notOfIt': Quoted;
  'ledger.noNumber': Quoted;
  'ledger.otherNumber': Quoted;
  'ledger.nothingAbout': Quoted;
  'ledger.noOutcome': Quoted;
  'ledger.lowerLevel': Plain;
  'ledger.notNamed': Quoted;
  'ledger.noTitle': { word: string };
  'lost.sentence': Plain;
  'lost.words': Quoted;
  'lost.name': Quoted;
  'lost.contact': Quoted;
  /** More than this many lines are not compared. */
  'lost.tooLong': { lines: number };
  'ask.inThisJob': Quoted;
  'ask.there': { employer: string };
  'ask.alone': Plain;
  'ask.yourself': Plain;
  'ask.ownRole': Plain;
  'ask.ownDeed': Plain;
  'ask.finished': Plain;
  'ask.cause': Plain;
  'ask.forWhom': Quoted;
  'ask.lead': Plain;
  'ask.author': Plain;
  'ask.teach': Plain;
  'ask.decide': Plain;
  'ask.paper': Quoted;
  'ask.holds': Quoted;
  'ask.right': Quoted;
  'ask.whereFrom': Quoted;
  'ask.rightHere': Quoted;
  'ask.did': Quoted;
  'ask.true': Quoted;
  'ask.outcome': Quoted;
  'ask.reach': Quoted;
  'ask.level': Quoted;
  'ask.stillHolds': Quoted;
  'ask.titleWith': { word: string };
  'answer.yes': Plain;
  'answer.no': Plain;
  'answer.alone': Plain;
  'answer.withOthers': Plain;
  'answer.didMyself': Plain;
  'answer.tookPart': Plain;
  'answer.myRole': Plain;
  'answer.workedWithThem': Plain;
  'answer.somebodyElse': Plain;
  'answer.finished': Plain;
  'answer.attempt': Plain;
  'answer.byMe': Plain;
  'answer.led': Plain;
  'answer.made': Plain;
  'answer.workedWithIt': Plain;
  'answer.decided': Plain;
  'answer.noLonger': Plain;
  'answer.stillTrue': Plain;
}

/** Everything that the engine can say, with what fills it. The words of each language are in contract/words. */
export interface SayingParams extends ScoreParams, AdviceParams, FindingParams, LedgerParams {}

export type SayingCode = keyof SayingParams;

/** Something to say, not in any language: its code, what fills it, and the places in the texts that it refers to. */
export type Saying<Code extends SayingCode = SayingCode> = {
  [C in Code]: { code: C; params: SayingParams[C]; spans: readonly Span[] };
}[Code];
