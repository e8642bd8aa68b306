import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';
import { explanationKey } from '../lib/explanation-key.ts';
import { matchesNow } from '../lib/gaps.ts';
import { texts } from '../texts.ts';
import { presentRecommendations } from './present-recommendations.ts';
import { texts as gapTexts } from './texts.ts';

interface RecommendationsProps {
  analysis: CurrentAnalysis;
  /** Of the original, and of the text that is shown. */
  explanation: Analysis | undefined;
  shown: Analysis | undefined;
}

/** What to do besides single keywords, the largest gain first. The note of a limited analysis is in its alert. */
export function Recommendations({ analysis, explanation, shown }: RecommendationsProps) {
  const analysed = useAnalysed(analysis, explanation);
  const { result } = analysis;
  const { open, folded, hasOthers } = presentRecommendations({
    stored: result.recommendations,
    analysed,
    shown,
    before: analysed?.keywordMatches ?? result.keywordMatches,
    now: matchesNow(result, shown),
    hasModel: result.rewriting !== undefined,
  });
  const none = hasOthers ? gapTexts.onlyKeywords : texts.results.noRecommendations;
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-base">{texts.results.recommendations}</h2>
        {result.rewriting === undefined && <p className="text-muted text-sm">{gapTexts.byEngine}</p>}
      </div>
      {open.length === 0 ? <p className="text-muted text-sm">{none}</p> : <List messages={open} />}
      {folded.length > 0 && (
        <Disclosure summary={gapTexts.underAPoint(folded.length)}>
          <List messages={folded} />
        </Disclosure>
      )}
    </Card>
  );
}

function List({ messages }: { messages: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {messages.map((message) => (
        <li key={message} className="wrap-anywhere">
          {message}
        </li>
      ))}
    </ol>
  );
}

/** The analysis of the text that the recommendations were made for: the original's, unless the person has edited that. */
function useAnalysed(
  { runId, request, result, analysedText }: CurrentAnalysis,
  explanation: Analysis | undefined,
): Analysis | undefined {
  const isSame = analysedText === request.resumeText;
  const { data } = useQuery({
    queryKey: explanationKey(runId, request.jobTitle, analysedText),
    queryFn: () => analyseInBrowser({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText: analysedText }),
    enabled: !isSame && explanation !== undefined && result.engine !== 'basic',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return isSame ? explanation : data;
}
