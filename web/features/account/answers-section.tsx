import { X } from 'lucide-react';
import { useAllAnswers, useAnswerActions } from '#web/lib/answers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section, SectionError } from './section.tsx';
import { texts } from './texts.ts';
import { useAccountAction } from './use-account-action.ts';

/** The answers people gave about themselves, to view and delete; nothing when there are none. */
export function AnswersSection() {
  const answers = useAllAnswers();
  const { forget } = useAnswerActions();
  const { isBusy, error, run } = useAccountAction();

  if (!answers.isError && !answers.data?.length) return null;
  return (
    <Section heading={texts.answers.heading}>
      <p className="text-muted">{texts.answers.description}</p>
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {answers.data?.map(({ id, subject, is_true: isTrue, statement, line }) => (
          <li key={id} className="flex items-center justify-between gap-2 py-1">
            <span className="wrap-anywhere min-w-0">
              <strong className="font-medium">{subject}</strong>: {isTrue ? texts.answers.yes : texts.answers.no}
              {line && <span className="block text-muted text-sm">{texts.answers.line(line)}</span>}
              {statement && <span className="block text-muted text-sm">{statement}</span>}
            </span>
            <IconButton
              label={texts.answers.remove(subject)}
              icon={<X />}
              disabled={isBusy}
              onClick={() => void run(() => forget(id))}
            />
          </li>
        ))}
      </ul>
      <SectionError>{answers.isError ? texts.answers.failed : error}</SectionError>
    </Section>
  );
}
