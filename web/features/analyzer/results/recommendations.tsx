import type { AnalysisResult } from '#contract/analysis.ts';
import { Card } from '#web/ui/card.tsx';
import { isUnavailableNote } from '../lib/limited.ts';
import { texts } from '../texts.ts';

/** What to do next, the largest gain first. The note of a limited analysis is in its alert. */
export function Recommendations({ recommendations }: Pick<AnalysisResult, 'recommendations'>) {
  const messages = recommendations.filter((message) => !isUnavailableNote(message));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{texts.results.recommendations}</h2>
      {messages.length === 0 ? (
        <p className="text-muted text-sm">{texts.results.noRecommendations}</p>
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
