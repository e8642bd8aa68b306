import type { Health, HealthFinding } from '#documents/health/judge-health.ts';
import type { DocumentText } from '#documents/types.ts';
import { format } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { describeFinding, keyOf, quoteOf } from './describe-finding.ts';
import { texts } from './texts.ts';

interface FindingsProps {
  health: Health;
  document: DocumentText;
  onShow(finding: HealthFinding): void;
}

/** The number, and every finding with its reason, remedy, place and cost. */
export function Findings({ health, document, onShow }: FindingsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ScoreBar label={texts.health} value={health.score} className="max-w-md" />
      {health.findings.length === 0 && <p className="text-muted text-sm">{texts.good}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm empty:hidden">
        {health.findings.map((finding) => (
          <li key={keyOf(finding)} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <p>
                {describeFinding(finding)}{' '}
                {finding.cost > 0 && <Badge variant="neutral">{texts.costs(finding.cost)}</Badge>}
              </p>
              <Quote words={quoteOf(finding)} />
              <p className="text-muted first-letter:uppercase empty:hidden">{placeOf(finding, document)}</p>
            </div>
            {(finding.lines.length > 0 || finding.boxes.length > 0) && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.showNamed(describeFinding(finding))}
                onClick={() => onShow(finding)}
              >
                {texts.show}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Quote({ words }: { words: string | undefined }) {
  return words && <q className="wrap-anywhere block text-muted">{words}</q>;
}

/** Lines that are named one by one; more are shown only. */
const mostNamed = 3;

/** "Page 1, line 4": where to look. */
function placeOf({ lines, boxes }: HealthFinding, document: DocumentText): string {
  const found = [...boxes, ...lines.flatMap((line) => document.lines[line]?.boxes ?? [])].map(({ page }) => page);
  const pages = [...new Set(found)].sort((one, other) => one - other);
  return format.allOf([
    ...pages.slice(0, mostNamed).map((page) => texts.page(page + 1)),
    ...lines.slice(0, mostNamed).map((line) => texts.line(line + 1)),
  ]);
}
