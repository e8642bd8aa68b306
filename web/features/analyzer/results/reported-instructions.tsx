import type { ReportedInstruction } from '#contract/analysis.ts';
import { Alert } from '#web/ui/alert.tsx';
import { texts } from '../texts.ts';

/** Sentences in the documents that address a machine: they had no effect, and the person should know they are there. */
export function ReportedInstructions({ reported }: { reported: readonly ReportedInstruction[] }) {
  if (reported.length === 0) return null;
  // What occurs several times in a text is listed once.
  const told = new Map(reported.map((one) => [`${one.where}-${one.isHidden}-${one.text}`, one]));
  return (
    <Alert variant="warning" title={texts.reported.title}>
      <p>{texts.reported.explanation}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {[...told].map(([key, { where, text, isHidden }]) => (
          <li key={key}>
            <span className="font-medium">{texts.reported.where(where, isHidden)}</span>{' '}
            <q className="break-words">{text}</q>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
