import type { ReactNode } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { useBaseResumes } from '#web/lib/base-resumes.ts';
import { format } from '#web/lib/format.ts';
import { presentBytes } from '#web/lib/present-bytes.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** The base resumes with what can be done with each; says so when there are none, or when they could not be loaded. */
export function ResumeList({ actions }: { actions(resume: BaseResumeSummary): ReactNode }) {
  const { data, isError, isFetching, refetch } = useBaseResumes();
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="text-danger">{texts.failed}</p>
        <Button variant="secondary" size="small" disabled={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <p role="status" className="animate-late text-muted text-sm">
        {texts.loading}
      </p>
    );
  }
  if (data.length === 0) return <p className="py-6 text-center text-muted text-sm">{texts.empty}</p>;
  return (
    <ul aria-label={texts.list} className="flex flex-col divide-y divide-line">
      {data.map((resume) => (
        <li key={resume.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere font-medium">{resume.name}</p>
            <p className="text-muted text-sm">
              {texts.about(resume.version, format.date(new Date(resume.updated_at)))}
            </p>
            {resume.file_name !== null && (
              <p className="wrap-anywhere text-muted text-sm">
                {texts.file(resume.file_name, presentBytes(resume.file_bytes ?? 0))}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">{actions(resume)}</div>
        </li>
      ))}
    </ul>
  );
}
