import type { AdminResume, AdminResumeRow } from '#contract/admin.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { texts } from './texts.ts';
import { useResume } from './use-resumes.ts';

/** One analysis in full, whoever owns it; loading it when it opens is recorded. */
export function ResumeDialog({ row, onClose }: { row: AdminResumeRow; onClose(): void }) {
  const { data, error, isFetching, refetch } = useResume(row.id);
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={row.job_title || texts.untitled}
      description={texts.detail.of(row.email ?? texts.noEmail)}
    >
      {data && <ResumeDetail resume={data} />}
      {data === null && <p role="status">{texts.detail.gone}</p>}
      {error && !data && (
        <LoadFailed title={texts.detail.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{texts.detail.loading}</span>
          <Skeleton className="h-12" />
          <SkeletonLines />
        </div>
      )}
    </Dialog>
  );
}

/** A long text scrolls inside its own box, by keyboard too. */
const scrolling = 'max-h-[50dvh] overflow-y-auto';

function ResumeDetail({ resume }: { resume: AdminResume }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ScoreBar label={texts.detail.matchScore} value={resume.match_score} />
        {resume.optimized_match_score !== null && (
          <ScoreBar label={texts.detail.optimizedScore} value={resume.optimized_match_score} />
        )}
      </div>
      <p className="text-muted text-sm">
        {texts.detail.created(new Date(resume.created_at))}. {texts.detail.noted}
      </p>
      <Tabs defaultValue="resume">
        <TabList fits label={texts.detail.texts}>
          <Tab value="resume">{texts.detail.resume}</Tab>
          <Tab value="job">{texts.detail.jobDescription}</Tab>
          {resume.optimized_resume && <Tab value="optimized">{texts.detail.optimized}</Tab>}
        </TabList>
        <TabPanel value="resume" className={scrolling}>
          <LongText>{resume.resume_text}</LongText>
        </TabPanel>
        <TabPanel value="job" className={scrolling}>
          <LongText>{resume.job_description}</LongText>
        </TabPanel>
        {resume.optimized_resume && (
          <TabPanel value="optimized" className={scrolling}>
            <LongText>{resume.optimized_resume}</LongText>
          </TabPanel>
        )}
      </Tabs>
    </div>
  );
}
