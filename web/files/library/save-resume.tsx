import { type FormEvent, useId, useState } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { limits } from '#contract/limits.ts';
import type { FieldText, FileState } from '#web/files/use-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { KeepFile } from './keep-file.tsx';
import { texts } from './texts.ts';
import { useSaveResume } from './use-save-resume.ts';

interface SaveResumeProps {
  resume: FieldText;
  file: FileState;
  resumes: readonly BaseResumeSummary[];
  picked: BaseResumeSummary | undefined;
  onSaved(): void;
}

const asNew = 'new';

/** Saves the resume in the field: as a new one, or as a new version of one. */
export function SaveResume({ resume: given, file, resumes, picked, onSaved }: SaveResumeProps) {
  const id = useId();
  const [target, setTarget] = useState(picked?.id ?? asNew);
  const [name, setName] = useState(file.status === 'read' ? nameOf(file.name) : '');
  const [keepFile, setKeepFile] = useState(false);
  const { isBusy, error, refuse, save } = useSaveResume();
  const updated = resumes.find((resume) => resume.id === target);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = updated?.name ?? name.trim();
    if (chosen === '') return refuse(texts.nameRequired);
    if (given.text.length > limits.textCharacters) return refuse(texts.tooLong(limits.textCharacters));
    if (await save({ id: updated?.id, name: chosen, ...given, file, keepFile })) onSaved();
  };
  return (
    <form
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded-lg bg-subtle p-4"
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={`${id}-title`} className="font-semibold text-base">
        {texts.saveTitle}
      </h3>
      {resumes.length > 0 && (
        <Select
          label={texts.saveAs}
          value={updated?.id ?? asNew}
          options={[
            { value: asNew, label: texts.asNew },
            ...resumes.map((resume) => ({ value: resume.id, label: texts.update(resume.name) })),
          ]}
          onChange={setTarget}
        />
      )}
      {!updated && (
        <Field
          label={texts.name}
          hint={texts.nameHint}
          maxLength={limits.baseResumeCharacters}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <KeepFile file={file} checked={keepFile} onChange={setKeepFile} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <Button type="submit" size="small" className="self-start" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </form>
  );
}

/** A file's name without its ending. */
export const nameOf = (file: string): string => file.replace(/\.[^.]{1,8}$/, '');
