import { wordSet } from './word-set.ts';

/** English and German words that belong to no trade, and the vocabulary that all postings share. */
const fillWords: ReadonlySet<string> =
  wordSet(`a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing down during each etc few for from further get had has have having he her here hers him his how
  i if in into is it its itself just like may me more most must my need new no nor not now of off on once only or other
  our ours out over own per please same she should so some such than that the their theirs them then there these they
  this those through to too under until up us use used using very via was we were what when where which while who whom
  why will with within would you your yours able ability across along among around based best well work working join
  including include make take one two role team company opportunity looking job position candidate experience year
  strong good great excellent skill knowledge required requirement responsibility responsible preferred plus day time
  full part employment equal status location date posted apply application type level description und der die das mit
  in von fuer im den des zu zur zum ein eine einer auf bei sowie als oder ist an am wir sie nach aus ueber durch werden
  auch dem ihre ihr sich nicht bis`);

/** Whether a lemma says nothing by itself. */
export function isFillWord(lemma: string): boolean {
  return fillWords.has(lemma);
}
