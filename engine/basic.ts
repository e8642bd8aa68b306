import { appendSkillsLine } from './optimise/append-skills.ts';
import { insertKeywords } from './optimise/insert-keywords.ts';
import { say, sayPlain } from './say.ts';
import { splitLines } from './text/lines.ts';
import type { Analysis, AnalysisInput, Optimisation } from './types/analysis.ts';
import type { KeywordMatch } from './types/match.ts';

/** Numbers and words of product rule 9.2. */
const stopWords: ReadonlySet<string> = new Set([
  'and',
  'the',
  'to',
  'of',
  'a',
  'in',
  'for',
  'is',
  'on',
  'that',
  'by',
  'this',
  'with',
  'you',
  'it',
]);
const shortestWord = 3;
const leastRepeats = 2;
const mostKeywords = 30;
const techEnding = /(?:\+|\.js|\.net|sql|script)$/;

/**
 * Basic matching, exactly as product rule 9.2 says: words of more than two characters that the posting
 * repeats, plus tech-style terms, at most 30; the score is the rounded percent of them that the resume has. Never throws.
 */
export function analyseBasic(input: AnalysisInput): Analysis {
  const keywordMatches = matchKeywords(input);
  const found = keywordMatches.filter((match) => match.found).length;
  const matchScore = percent(found, keywordMatches.length);
  const missing = keywordMatches.filter((match) => !match.found).map((match) => match.keyword);
  return {
    version: 'basic-1',
    matchScore,
    arithmetic: [
      {
        label: sayPlain('score.keywords'),
        earned: matchScore,
        possible: 100,
        reason: say('score.foundKeywords', { found, all: keywordMatches.length }),
      },
    ],
    requirements: [],
    knockOuts: [],
    decisive: [],
    lineQuestions: [],
    parseHealth: { score: 100, findings: [] },
    writingQuality: { score: 100, findings: [] },
    recommendations: missing.map((keyword) => ({
      says: say('advice.keyword', { name: keyword }),
      gain: percent(found + 1, keywordMatches.length) - matchScore,
      requirement: keyword,
    })),
    keywordMatches,
    missingKeywordsInContext: missing.map((keyword) => ({ keyword, says: say('placement.basic', { name: keyword }) })),
    proposals: [],
    questions: missing.map((keyword) => ({
      keyword,
      question: say('ask.keyword', { name: keyword }),
      gain: percent(found + 1, keywordMatches.length) - matchScore,
    })),
    language: { code: 'und', covered: false },
    reading: { words: 0, requirements: keywordMatches.length, certainty: 0, says: 'number' },
  };
}

/** Basic optimising (product rule 9.2): every missing keyword into the skills section, or a `Skills:` line at the end. */
export function optimiseBasic(input: AnalysisInput): Optimisation {
  const added = matchKeywords(input)
    .filter((match) => !match.found)
    .map((match) => match.keyword);
  const text = withSkills(input.resumeText, added);
  return { text, added, matchScore: analyseBasic({ ...input, resumeText: text }).matchScore };
}

function withSkills(resumeText: string, keywords: readonly string[]): string {
  return keywords.length === 0
    ? resumeText
    : (insertKeywords(resumeText, keywords) ?? appendSkillsLine(resumeText, keywords));
}

/** At most 30 keywords of a posting, the most repeated first. */
export function extractBasicKeywords(jobDescription: string): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(jobDescription)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= leastRepeats || techEnding.test(word))
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostKeywords)
    .map(([word]) => word);
}

/**
 * Split on non-word characters, as product rule 9.2 says; terms with a tech-style ending are kept whole, because that
 * split alone would leave nothing that ends with "+" or ".js".
 */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of text.toLowerCase().split(/[\s,;:()[\]{}"|]+/)) {
    const term = chunk.replace(/(?<![.!?'*])[.!?'*]+$/, '').replace(/^[*'•-]+/, '');
    const parts = techEnding.test(term) && !term.includes('/') ? [term] : term.split(/\W+/);
    words.push(...parts.filter((word) => word.length >= shortestWord && !stopWords.has(word)));
  }
  return words;
}

function matchKeywords({ jobDescription, resumeText }: AnalysisInput): KeywordMatch[] {
  const lines = splitLines(resumeText).map(({ content }) => ({ content, words: new Set(wordsOf(content)) }));
  return extractBasicKeywords(jobDescription).map((keyword) => {
    const locations = lines.filter((line) => line.words.has(keyword)).map((line) => line.content);
    return { keyword, found: locations.length > 0, locations };
  });
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
