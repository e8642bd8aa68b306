import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { texts } from '#web/files/library/texts.ts';
import { useLibraryAction } from '#web/files/library/use-library-action.ts';
import type { FieldText } from '#web/files/use-file.ts';
import { readText, useVersions } from '#web/lib/base-resumes.ts';
import { format } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface VersionsProps {
  resume: BaseResumeSummary;
  /** Puts the earlier text into the form; saving makes it the newest. */
  onBringBack(version: number, earlier: FieldText): void;
}

/** The texts that a resume had before. */
export function Versions({ resume, onBringBack }: VersionsProps) {
  const { data } = useVersions(resume);
  const { isBusy, error, run } = useLibraryAction();
  if (!data?.length) return null;
  return (
    <Disclosure summary={texts.versions(data.length)}>
      <ul className="flex flex-col divide-y divide-line">
        {data.map(({ id, version, created_at: at }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1 text-sm">
            {texts.about(version, format.date(new Date(at)))}
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              aria-label={texts.bringBackNamed(version)}
              onClick={() => void run(async () => onBringBack(version, await readText(id, 'base_resume_versions')))}
            >
              {texts.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </Disclosure>
  );
}
