import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { ResumeList } from '#web/files/library/resume-list.tsx';
import { texts } from '#web/files/library/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { DeleteResume } from './delete-resume.tsx';
import { ResumeDialog } from './resume-dialog.tsx';

/** The resumes a person starts from: add, edit with versions, the original files, delete. */
export function LibraryPage() {
  const [edited, setEdited] = useState<BaseResumeSummary | 'new'>();
  const [asked, setAsked] = useState<BaseResumeSummary>();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <div className="flex flex-col gap-1 max-sm:gap-3">
        <PageHeading
          action={
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          }
        >
          {texts.heading}
        </PageHeading>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <Card className="py-2!">
        <ResumeList
          actions={(resume) => (
            <>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.editNamed(resume.name)}
                onClick={() => setEdited(resume)}
              >
                {texts.edit}
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.removeNamed(resume.name)}
                onClick={() => setAsked(resume)}
              >
                {texts.remove}
              </Button>
            </>
          )}
        />
      </Card>
      {edited && (
        <ResumeDialog
          key={edited === 'new' ? edited : edited.id}
          resume={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteResume resume={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}
