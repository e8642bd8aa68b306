import type { KeyboardEvent } from 'react';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import { LibraryButton } from '#web/files/library/library-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { texts } from '../texts.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { type AnalyzerInput, checkInput, isReady } from './check-input.ts';
import { describeProblems } from './describe-problems.ts';
import { withPosting } from './follow-posting.ts';
import { TextCard } from './text-card.tsx';
import { TitleField } from './title-field.tsx';

interface AnalyzerFormProps {
  input: AnalyzerInput;
  onChange(input: AnalyzerInput): void;
  busy: boolean;
  signedIn: boolean;
  /** The AI key's check failed: the button waits for a recheck. */
  keyInvalid: boolean;
  scansLeft: number | undefined;
  onAnalyze(): void;
  /** How far the running analysis is, when it is streamed. */
  progress: AnalysisEvent | undefined;
  onCancel(): void;
}

/** The input view: posting and resume side by side, and the bar with the button and what is missing. */
export function AnalyzerForm(props: AnalyzerFormProps) {
  const { input, onChange, busy, signedIn, keyInvalid, scansLeft, onAnalyze, progress, onCancel } = props;
  const problems = checkInput(input);
  const set = (change: Partial<AnalyzerInput>) => onChange({ ...input, ...change });
  const resume = { text: input.resumeText, roles: input.resumeRoles ?? '' };

  const submit = () => {
    if (busy || keyInvalid) return;
    if (isReady(problems)) onAnalyze();
    else if (problems.jobDescription === 'missing' || problems.resumeText === 'missing') {
      toast({ ...texts.missingInformation, variant: 'destructive' });
    }
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isFromDialog(event)) return;
    // Otherwise the browser submits the form a second time.
    event.preventDefault();
    submit();
  };

  return (
    <form
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={submitByKey}
    >
      <div className="grid flex-1 gap-6 lg:grid-cols-2">
        <TextCard
          field="jobDescription"
          title={texts.jobDescription.title}
          placeholder={texts.jobDescription.placeholder}
          value={input.jobDescription}
          problem={problems.jobDescription}
          onChange={(jobDescription) => onChange(withPosting(input, jobDescription))}
        >
          <TitleField input={input} problem={problems.jobTitle} onChange={(jobTitle) => set({ jobTitle })} />
        </TextCard>
        <TextCard
          field="resumeText"
          title={texts.resume.title}
          placeholder={texts.resume.placeholder}
          value={resume.text}
          roles={resume.roles}
          problem={problems.resumeText}
          onChange={(resumeText, resumeRoles = resume.roles) => set({ resumeText, resumeRoles })}
          actions={(file) =>
            signedIn && (
              <LibraryButton
                label={texts.library}
                resume={resume}
                file={file}
                onPick={({ text, roles }) => set({ resumeText: text, resumeRoles: roles })}
              />
            )
          }
        />
      </div>
      <AnalyzeBar
        label={busy ? texts.analyzing(signedIn) : texts.analyze(signedIn)}
        disabled={busy || keyInvalid || !isReady(problems)}
        busy={busy}
        status={keyInvalid && isReady(problems) ? texts.keyIssue.first : describeProblems(problems, input)}
        signedIn={signedIn}
        scansLeft={scansLeft}
        progress={progress}
        onCancel={onCancel}
      />
    </form>
  );
}

/** React hands on what is pressed in a dialog that the form has opened, which stands elsewhere on the page. */
function isFromDialog({ target, currentTarget }: KeyboardEvent): boolean {
  return !(target instanceof Node && currentTarget.contains(target));
}

interface AnalyzeBarProps {
  label: string;
  disabled: boolean;
  busy: boolean;
  status: string;
  signedIn: boolean;
  scansLeft: number | undefined;
  progress: AnalysisEvent | undefined;
  onCancel(): void;
}

function AnalyzeBar({ label, disabled, busy, status, signedIn, scansLeft, progress, onCancel }: AnalyzeBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-page px-4 py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
        <p className="mr-auto text-muted text-sm">
          {busy && progress ? <AnalysisProgress event={progress} /> : <span role="status">{status}</span>}
          {signedIn && (
            // Its line on phones is there before the number is, so that nothing moves.
            <span className="tabular-nums max-sm:block sm:ml-2">
              {scansLeft === undefined ? '\u00a0' : texts.scansLeft(scansLeft)}
            </span>
          )}
        </p>
        {busy && (
          <Button type="button" variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" disabled={disabled} aria-busy={busy} className="min-w-60 max-sm:w-full">
          {label}
        </Button>
      </div>
    </div>
  );
}
