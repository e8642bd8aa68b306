import { Link } from 'react-router';
import { format } from '#web/lib/format.ts';
import { analysisPath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { Table, TableCell, TableHeader, TableRow } from '#web/ui/table.tsx';
import { nextSort, type SortKey } from './dashboard-filters.ts';
import { KeywordBadges } from './keyword-badges.tsx';
import { OptimizedScore } from './optimized-score.tsx';
import { ResumeActions } from './resume-actions.tsx';
import type { ResumeListProps } from './resume-list.tsx';
import { ScoreNote } from './score-note.tsx';
import { SelectRow, SelectShown } from './select-rows.tsx';
import { SortIcon } from './sort-icon.tsx';
import { texts } from './texts.ts';

const sortableColumns: { key: SortKey; title: string }[] = [
  { key: 'jobTitle', title: texts.table.jobTitle },
  { key: 'dateCreated', title: texts.table.date },
  { key: 'matchScore', title: texts.table.original },
  { key: 'optimizedScore', title: texts.table.optimized },
];

/** Below 1024 pixels all columns fit only with less space between them. */
const narrow = 'max-lg:px-1.5!';

/** Colour is not the only sign: the checkbox is ticked too. */
const selectedRow = 'bg-page shadow-[inset_3px_0_0_var(--color-accent)]';

/** The checkbox has its own padding. */
const boxColumn = 'w-12 px-1! first:pl-2!';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The saved resumes as a table whose headers sort. */
export function ResumeTable({ resumes, keywords, selection, sort, onSort, onOpen }: ResumeListProps) {
  return (
    <Table>
      <caption className="sr-only">{texts.table.caption}</caption>
      <thead>
        <tr>
          <TableHeader className={boxColumn}>
            <SelectShown resumes={resumes} selection={selection} />
          </TableHeader>
          {sortableColumns.map(({ key, title }) => {
            const direction = sort.key === key ? sort.direction : undefined;
            return (
              <TableHeader key={key} aria-sort={direction ? ariaSort[direction] : 'none'} className={`py-0! ${narrow}`}>
                <button
                  type="button"
                  className="-mx-2 flex min-h-11 items-center gap-1 rounded-lg px-2 hover:text-ink"
                  onClick={() => onSort(nextSort(sort, key))}
                >
                  {title}
                  <SortIcon direction={direction} />
                </button>
              </TableHeader>
            );
          })}
          <TableHeader className={narrow}>{texts.table.keywords}</TableHeader>
          <TableHeader className={`text-right ${narrow} max-lg:pr-4!`}>{texts.table.actions}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {resumes.map((resume) => (
          <TableRow key={resume.id} className={selection.ids.has(resume.id) ? selectedRow : undefined}>
            <TableCell className={boxColumn}>
              <SelectRow resume={resume} selection={selection} />
            </TableCell>
            <th scope="row" className={`min-w-28 max-w-64 px-4 py-3 text-left font-medium ${narrow}`}>
              <Link to={analysisPath(resume.id)} className="wrap-anywhere line-clamp-3 hover:underline lg:line-clamp-2">
                {resume.jobTitle}
              </Link>
              {resume.hasOptimizedText && (
                <Badge variant="accent" className="mt-1">
                  {texts.table.optimizedBadge}
                </Badge>
              )}
            </th>
            <TableCell className={`whitespace-nowrap text-muted tabular-nums ${narrow} max-lg:pr-3!`}>
              {format.date(resume.dateCreated)}
            </TableCell>
            <TableCell className={narrow}>
              <ScoreBar label={texts.detail.original} hideLabel value={resume.matchScore} className="min-w-20!" />
              <ScoreNote reading={resume.reading} />
            </TableCell>
            <TableCell className={narrow}>
              <OptimizedScore label={texts.detail.optimized} hideLabel resume={resume} />
            </TableCell>
            <TableCell className={narrow}>
              <KeywordBadges keywords={keywords.get(resume.id)} className="w-30 lg:w-58" />
            </TableCell>
            <TableCell className={`pr-4! ${narrow} max-lg:pr-1!`}>
              <ResumeActions resume={resume} onOpen={onOpen} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
