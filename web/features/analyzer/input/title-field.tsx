import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { texts } from '../texts.ts';
import type { AnalyzerInput, InputProblem } from './check-input.ts';
import { describeProblem } from './describe-problems.ts';
import { isReadTitle, offeredTitles } from './follow-posting.ts';

interface TitleFieldProps {
  input: AnalyzerInput;
  problem: InputProblem | undefined;
  onChange(jobTitle: string): void;
}

/** The job title, which follows the posting until the person writes their own, with other titles to choose. */
export function TitleField({ input, problem, onChange }: TitleFieldProps) {
  const { jobTitle } = input;
  const field = useRef<HTMLInputElement>(null);
  const suggestions = offeredTitles(input);
  return (
    <div className="flex flex-col gap-2">
      <Field
        ref={field}
        label={texts.jobDescription.titleLabel}
        hint={isReadTitle(input) ? texts.jobDescription.titleRead : texts.jobDescription.titleHint}
        error={problem && problem !== 'missing' ? describeProblem('jobTitle', problem, jobTitle.length) : undefined}
        placeholder={texts.jobDescription.titlePlaceholder}
        autoComplete="off"
        value={jobTitle}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestions.length > 0 && (
        <ul aria-label={texts.jobDescription.suggestions} className="flex flex-wrap gap-2">
          {suggestions.map((title) => (
            <li key={title}>
              <Button
                type="button"
                variant="secondary"
                size="small"
                className="h-auto whitespace-normal! wrap-anywhere py-1 text-left font-normal"
                onClick={() => {
                  onChange(title);
                  // The button is gone now.
                  field.current?.focus();
                }}
              >
                {texts.jobDescription.use(title)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
