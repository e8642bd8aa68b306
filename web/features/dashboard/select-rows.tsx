import { SelectBox } from '#web/ui/select-box.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** A row's checkbox. With the Shift key it also ticks the rows in between. */
export function SelectRow({ resume, selection }: { resume: ResumeSummary; selection: Selection }) {
  return (
    <SelectBox
      label={texts.selection.row(resume.jobTitle)}
      isTicked={selection.ids.has(resume.id)}
      onChange={(isTicked, withShift) => selection.toggle(resume.id, isTicked, withShift)}
    />
  );
}

/** The checkbox for all shown rows; partly ticked when only some of them are. */
export function SelectShown({ resumes, selection }: { resumes: readonly ResumeSummary[]; selection: Selection }) {
  const ticked = resumes.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <SelectBox
      label={texts.selection.shown}
      isTicked={ticked === resumes.length}
      isPartly={ticked > 0 && ticked < resumes.length}
      onChange={(isTicked) =>
        selection.set(
          resumes.map(({ id }) => id),
          isTicked,
        )
      }
    />
  );
}
