import { ArrowDownUp } from 'lucide-react';
import { Link } from 'react-router';
import { format } from '#web/lib/format.ts';
import { analysisPath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { Select } from '#web/ui/select.tsx';
import { nextSort, type SortKey } from './dashboard-filters.ts';
import { KeywordBadges } from './keyword-badges.tsx';
import { OptimizedScore } from './optimized-score.tsx';
import { ResumeActions } from './resume-actions.tsx';
import type { ResumeListProps } from './resume-list.tsx';
import { ScoreNote } from './score-note.tsx';
import { SelectRow, SelectShown } from './select-rows.tsx';
import { texts } from './texts.ts';

const sortOptions: { value: SortKey; label: string }[] = [
  { value: 'dateCreated', label: texts.table.date },
  { value: 'jobTitle', label: texts.table.jobTitle },
  { value: 'matchScore', label: texts.table.original },
  { value: 'optimizedScore', label: texts.table.optimized },
];

/** The saved resumes as cards, for phones. */
export function ResumeCards({ resumes, keywords, selection, sort, onSort, onOpen }: ResumeListProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        {/* Aligned with the cards' checkboxes below. */}
        <div className="ml-2">
          <SelectShown resumes={resumes} selection={selection} />
        </div>
        <Select
          className="flex-1"
          label={texts.table.sortBy}
          value={sort.key}
          options={sortOptions}
          onChange={(key) => onSort(nextSort(sort, key))}
        />
        <Button variant="secondary" onClick={() => onSort(nextSort(sort, sort.key))}>
          <ArrowDownUp aria-hidden />
          {sort.direction === 'asc' ? texts.table.ascending : texts.table.descending}
        </Button>
      </div>
      <ul aria-label={texts.table.caption} className="flex flex-col gap-3">
        {resumes.map((resume) => (
          // Cards far off screen are laid out when they come near; until then their height is an estimate.
          <li key={resume.id} className="[contain-intrinsic-size:auto_14.75rem] [content-visibility:auto]">
            <Card className="flex flex-col gap-3">
              <div className="flex items-start gap-1">
                <div className="-mt-2 -ml-2">
                  <SelectRow resume={resume} selection={selection} />
                </div>
                <div className="min-w-0 flex-1">
                  <h2 className="wrap-anywhere font-semibold text-base">
                    <Link to={analysisPath(resume.id)} className="hover:underline">
                      {resume.jobTitle}
                    </Link>
                  </h2>
                  <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
                    {format.date(resume.dateCreated)}
                    {resume.hasOptimizedText && <Badge variant="accent">{texts.table.optimizedBadge}</Badge>}
                  </p>
                </div>
                <ResumeActions resume={resume} onOpen={onOpen} />
              </div>
              <div>
                <ScoreBar label={texts.table.original} value={resume.matchScore} />
                <ScoreNote reading={resume.reading} />
              </div>
              <OptimizedScore resume={resume} label={texts.table.optimized} />
              <KeywordBadges keywords={keywords.get(resume.id)} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
