import type { KeywordMatch } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { Card } from '#web/ui/card.tsx';
import { StaticChip } from '#web/ui/static-chip.tsx';
import { texts } from '../texts.ts';
import { groupRequirements } from './present-requirements.ts';
import { RequirementChips } from './requirement-chips.tsx';

interface KeywordOverviewProps {
  matches: readonly KeywordMatch[];
  /** Of the shown text. */
  shown: Analysis | undefined;
  text: string;
}

/** What the posting asks for at a glance: a chip for each, found or missing. */
export function KeywordOverview({ matches, shown, text }: KeywordOverviewProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-base">{texts.results.keywordAnalysis}</h2>
        {shown && <p className="text-muted text-sm">{texts.results.keywordAnalysisHint}</p>}
      </div>
      {shown ? (
        groupRequirements(shown.requirements).map((group) => (
          <RequirementChips key={group.importance} group={group} resumeText={text} />
        ))
      ) : (
        <ul className="flex flex-wrap gap-2">
          {matches.map(({ keyword, found }) => (
            <li key={keyword}>
              <StaticChip found={found} word={found ? texts.found : texts.absent}>
                {keyword}
              </StaticChip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
