import { type FormEvent, useId, useState } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { limits } from '#contract/limits.ts';
import { ChooseFile, FileDrop } from '#web/files/file-drop.tsx';
import { FileNote } from '#web/files/file-note.tsx';
import { KeepFile } from '#web/files/library/keep-file.tsx';
import { nameOf } from '#web/files/library/save-resume.tsx';
import { texts } from '#web/files/library/texts.ts';
import { useSaveResume } from '#web/files/library/use-save-resume.ts';
import { type FieldText, useFile } from '#web/files/use-file.ts';
import { type ResumeView, ViewSwitch } from '#web/files/view-switch/view-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { KeptFile } from './kept-file.tsx';
import { ResumeText } from './resume-text.tsx';
import { Versions } from './versions.tsx';

interface ResumeFormProps {
  resume: BaseResumeSummary | undefined;
  /** The text as it is saved. */
  stored: FieldText;
  onClose(): void;
}

/** Name, text and file of a resume, and below them its earlier versions. */
export function ResumeForm({ resume, stored, onClose }: ResumeFormProps) {
  const id = useId();
  const [name, setName] = useState(resume?.name ?? '');
  const [{ text, roles }, setContent] = useState(stored);
  const setText = (next: string) => setContent((before) => ({ ...before, text: next }));
  const [view, setView] = useState<ResumeView>('text');
  const [broughtBack, setBroughtBack] = useState<number>();
  const [keepFile, setKeepFile] = useState(false);
  const file = useFile({ text, roles }, setContent);
  const { isBusy, error, refuse, save } = useSaveResume();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim() || (file.state.status === 'read' ? nameOf(file.state.name) : '');
    if (chosen === '') return refuse(texts.nameRequired);
    if (text.trim() === '') return refuse(texts.textRequired);
    if (text.length > limits.textCharacters) return refuse(texts.tooLong(limits.textCharacters));
    if (await save({ id: resume?.id, name: chosen, text, roles, file: file.state, keepFile })) onClose();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.name}
        hint={texts.nameHint}
        maxLength={limits.baseResumeCharacters}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FileDrop onFile={file.take} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <label htmlFor={`${id}-text`} className="font-medium text-sm">
            {texts.text}
          </label>
          <div className="flex flex-wrap items-center gap-2">
            <ViewSwitch view={view} onChange={setView} />
            <ChooseFile label={texts.choose} name={texts.choose} onFile={file.take} />
          </div>
        </div>
        <FileNote file={file} />
        {broughtBack !== undefined && (
          <p role="status" className="text-muted text-sm">
            {texts.broughtBack(broughtBack)}
          </p>
        )}
        <ResumeText
          id={`${id}-text`}
          view={view}
          text={text}
          roles={roles}
          onType={setText}
          onGiveUp={() => setView('text')}
        />
      </FileDrop>
      <KeepFile file={file.state} checked={keepFile} onChange={setKeepFile} />
      {resume && (
        <>
          <KeptFile resume={resume} />
          <Versions
            resume={resume}
            onBringBack={(version, earlier) => {
              setContent(earlier);
              setBroughtBack(version);
            }}
          />
        </>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <DialogFooter>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
