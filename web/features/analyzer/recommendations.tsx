import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { isUnavailableNote } from './local-analysis.ts';
import { texts } from './texts.ts';

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

interface RecommendationsProps {
  result: AnalysisResult;
  explanation: Analysis | undefined;
}

/** What to do next, with the points it would gain where the engine can tell. The note of a limited analysis stands in its alert. */
export function Recommendations({ result, explanation }: RecommendationsProps) {
  const gains = new Map(explanation?.recommendations.map(({ message, gain }) => [message, gain]));
  const messages = result.recommendations.filter((message) => !isUnavailableNote(message));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{texts.results.recommendations}</h2>
      {messages.length === 0 ? (
        <p className="text-muted text-sm">{texts.results.noRecommendations}</p>
      ) : (
        <ol className="flex flex-col gap-3 text-sm">
          {messages.map((message) => (
            <li key={message} className="flex items-start justify-between gap-3 leading-relaxed">
              {message}
              {(gains.get(message) ?? 0) >= 1 && (
                <Badge className="shrink-0">{texts.results.gain(points.format(gains.get(message) ?? 0))}</Badge>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
