import { findKnockOuts } from './explain/find-knock-outs.ts';
import { judgeParsing } from './explain/judge-parsing.ts';
import { judgeWriting } from './explain/judge-writing.ts';
import { recommend } from './explain/recommend.ts';
import { suggestPlacement } from './explain/suggest-placement.ts';
import { extractRequirements } from './extract/extract-requirements.ts';
import type { Model } from './extract/extract-terms.ts';
import { readPosting } from './extract/read-posting.ts';
import { type MatchedRequirement, matchRequirements } from './match/match-requirements.ts';
import { readResume } from './match/read-resume.ts';
import { measureFieldFit } from './score/field-fit.ts';
import { formulaVersion } from './score/formula.ts';
import { scoreMatch } from './score/score-match.ts';
import { detectLanguage } from './text/detect-language.ts';
import type { Analysis, AnalysisInput, KeywordMatch, RequirementMatch } from './types.ts';

/** The whole story: read both texts, extract what is asked, match it with evidence, add up the score, explain it. */
export function analyse({ resumeText, jobDescription, jobTitle }: AnalysisInput, model: Model): Analysis {
  const posting = readPosting(jobTitle ? `${jobTitle}\n${jobDescription}` : jobDescription);
  const resume = readResume(resumeText, model);
  const { matches, matchedLines } = matchRequirements(extractRequirements(posting, model), resume);
  const fieldFit = measureFieldFit(posting, resume, matchedLines, model);
  const { score, arithmetic, points } = scoreMatch(matches, fieldFit, model);
  return {
    version: formulaVersion,
    matchScore: score,
    arithmetic,
    requirements: matches.map(present),
    knockOuts: findKnockOuts(posting, resumeText, matches),
    parseHealth: judgeParsing(resume),
    writingQuality: judgeWriting(resume),
    recommendations: recommend(matches, points),
    keywordMatches: matches.filter(({ requirement }) => requirement.kind !== 'years').map(toKeyword),
    missingKeywordsInContext: suggestPlacement(matches, posting, resume, model),
    language: detectLanguage(posting.tokens),
  };
}

function present({ requirement, found, credit, evidence }: MatchedRequirement): RequirementMatch {
  return { requirement, found, credit, evidence };
}

function toKeyword({ requirement, found, evidence }: MatchedRequirement): KeywordMatch {
  return { keyword: requirement.surface, found, locations: found ? evidence.map((item) => item.line) : [] };
}
