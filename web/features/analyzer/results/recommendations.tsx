import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { Card } from '#web/ui/card.tsx';
import { recommendationInWords } from '../lib/engine-words.ts';
import { isUnavailableNote } from '../lib/limited.ts';
import { texts } from '../texts.ts';
import { texts as gapTexts } from './texts.ts';

interface RecommendationsProps extends Pick<AnalysisResult, 'recommendations'> {
  /** Knows which recommendations are about a single keyword: those are in the list of missing ones. */
  explanation: Analysis | undefined;
}

/** What to do besides single keywords, the largest gain first. The note of a limited analysis is in its alert. */
export function Recommendations({ recommendations, explanation }: RecommendationsProps) {
  const aboutKeywords = new Set(
    explanation?.recommendations.filter(({ requirement }) => requirement !== undefined).map(recommendationInWords),
  );
  const messages = recommendations.filter((message) => !isUnavailableNote(message) && !aboutKeywords.has(message));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{texts.results.recommendations}</h2>
      {messages.length === 0 ? (
        <p className="text-muted text-sm">
          {aboutKeywords.size > 0 ? gapTexts.onlyKeywords : texts.results.noRecommendations}
        </p>
      ) : (
        <ol className="flex flex-col gap-3 text-sm">
          {messages.map((message) => (
            <li key={message} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
