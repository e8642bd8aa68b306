import { prepareEngine } from '#web/lib/analyse-in-browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { example } from './example.ts';
import { texts } from './texts.ts';
import { TryItScore } from './try-it-score.tsx';
import { TryItText } from './try-it-text.tsx';
import { useTryIt } from './use-try-it.ts';

const exampleDraft = {
  jobTitle: example.jobTitle,
  jobDescription: example.posting.join('\n'),
  resumeText: example.resume.join('\n'),
  resumeRoles: '',
};

/** The visitor's trial: both texts, and the overall score. */
export function TryIt({ onSignIn }: { onSignIn(): void }) {
  const { draft, changeDraft, state, submit, back } = useTryIt();

  if (state.view === 'score') {
    return (
      <Card>
        <TryItScore score={state.score} onSignIn={onSignIn} onBack={back} />
      </Card>
    );
  }
  const isEmpty = draft.jobDescription === '' && draft.resumeText === '';
  const { title, lead, submit: submitLabel, busy } = texts.tryIt;
  return (
    <Card>
      <form
        aria-labelledby="try-it"
        className="flex flex-col gap-4"
        onFocus={prepareEngine}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <h2 id="try-it" className="text-xl">
              {title}
            </h2>
            {isEmpty && (
              <Button variant="ghost" size="small" className="-mx-3" onClick={() => changeDraft(exampleDraft)}>
                {texts.tryIt.example}
              </Button>
            )}
          </div>
          <p className="text-muted text-sm">{lead}</p>
        </div>
        <TryItText
          label={texts.tryIt.jobDescription}
          placeholder={texts.tryIt.jobDescriptionPlaceholder}
          value={draft.jobDescription}
          onChange={(jobDescription) => changeDraft({ jobDescription })}
        />
        <TryItText
          label={texts.tryIt.resume}
          placeholder={texts.tryIt.resumePlaceholder}
          value={draft.resumeText}
          roles={draft.resumeRoles}
          onChange={(resumeText, resumeRoles = draft.resumeRoles) => changeDraft({ resumeText, resumeRoles })}
        />
        <Button type="submit" disabled={state.isBusy} aria-busy={state.isBusy}>
          {state.isBusy ? busy : submitLabel}
        </Button>
      </form>
    </Card>
  );
}
