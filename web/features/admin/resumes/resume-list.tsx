import { Eye, Trash2 } from 'lucide-react';
import type { AdminResumeRow } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { BreakableEmail } from '#web/ui/breakable-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreBadge } from '#web/ui/score-badge.tsx';
import { Table, TableCell, TableHeader, TableRow } from '#web/ui/table.tsx';
import { useIsNarrow } from '../lib/use-is-narrow.ts';
import { texts } from './texts.ts';

interface ResumeListProps {
  resumes: readonly AdminResumeRow[];
  onView(resume: AdminResumeRow): void;
  /** Asks whether to delete it. */
  onDelete(resume: AdminResumeRow): void;
}

/** The analyses as a table, or as cards on narrow screens. */
export function ResumeList(props: ResumeListProps) {
  return useIsNarrow() ? <ResumeCards {...props} /> : <ResumeTable {...props} />;
}

function ResumeTable({ resumes, ...actions }: ResumeListProps) {
  return (
    // German buttons are long: at 1024 pixels all columns fit only with less space between them.
    <Table className="max-xl:[&_td]:px-1.5 max-xl:[&_thead_th]:px-1.5">
      <caption className="sr-only">{texts.table.caption}</caption>
      <thead>
        <tr>
          <TableHeader>{texts.table.jobTitle}</TableHeader>
          <TableHeader>{texts.table.user}</TableHeader>
          <TableHeader>{texts.table.matchScore}</TableHeader>
          <TableHeader>{texts.table.date}</TableHeader>
          <TableHeader className="text-right">{texts.table.actions}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {resumes.map((resume) => (
          <TableRow key={resume.id}>
            <th scope="row" id={titleId(resume)} className="min-w-28 px-4 py-2 pl-6 text-left font-medium">
              <span className="line-clamp-2 wrap-anywhere">{resume.job_title || texts.untitled}</span>
            </th>
            <TableCell className="wrap-anywhere min-w-28 py-2!">
              <BreakableEmail>{resume.email ?? texts.noEmail}</BreakableEmail>
            </TableCell>
            <TableCell className="py-2!">
              <ScoreBadge score={resume.match_score} />
            </TableCell>
            <TableCell className="whitespace-nowrap py-2! text-muted tabular-nums">
              {format.date(new Date(resume.created_at))}
            </TableCell>
            <TableCell className="py-2!">
              <ResumeActions resume={resume} {...actions} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function ResumeCards({ resumes, ...actions }: ResumeListProps) {
  return (
    <ul aria-label={texts.table.caption} className="flex flex-col gap-3">
      {resumes.map((resume) => (
        <li key={resume.id}>
          <Card className="flex flex-col gap-2">
            <div className="flex items-start justify-between gap-3">
              <h2 id={titleId(resume)} className="wrap-anywhere text-base">
                {resume.job_title || texts.untitled}
              </h2>
              <ScoreBadge score={resume.match_score} />
            </div>
            <p className="wrap-anywhere text-sm">
              <BreakableEmail>{resume.email ?? texts.noEmail}</BreakableEmail>
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-muted text-sm">{format.date(new Date(resume.created_at))}</p>
              <ResumeActions resume={resume} {...actions} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function ResumeActions({ resume, onView, onDelete }: Omit<ResumeListProps, 'resumes'> & { resume: AdminResumeRow }) {
  return (
    <div className="flex justify-end gap-2">
      <Button variant="secondary" size="small" aria-describedby={titleId(resume)} onClick={() => onView(resume)}>
        <Eye aria-hidden />
        {texts.view}
      </Button>
      <Button variant="secondary" size="small" aria-describedby={titleId(resume)} onClick={() => onDelete(resume)}>
        <Trash2 aria-hidden />
        {texts.delete}
      </Button>
    </div>
  );
}

/** Distinguishes this row's buttons from the others. */
function titleId({ id }: AdminResumeRow): string {
  return `title-of-${id}`;
}
