import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { ChooseFile, FileDrop, pastedFile } from '#web/files/file-drop.tsx';
import { useFile } from '#web/files/use-file.ts';
import { format } from '#web/lib/format.ts';
import { takePaste } from '#web/lib/paste/take-paste.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';
import { isTooLong } from './use-try-it.ts';

/** Downloaded with the first file. */
const loadFileNote = () => import('#web/files/file-note.tsx').then((module) => module.FileNote);

interface TryItTextProps {
  label: string;
  placeholder: string;
  value: string;
  /** What the text's document says of its lines, where that is of use. */
  roles?: string;
  /** `roles` only where a file brought the text. */
  onChange(value: string, roles?: string): void;
}

/** One of the two texts, with what is wrong with it. */
export function TryItText({ label, placeholder, value, roles = '', onChange }: TryItTextProps) {
  const id = useId();
  const [refused, setRefused] = useState(0);
  const file = useFile({ text: value, roles }, (read) => {
    setRefused(0);
    onChange(read.text, read.roles);
  });
  const FileNote = usePart(loadFileNote, file.state.status !== 'none', file.dismiss);
  const most = format.number(limits.textCharacters);
  const tooLong = isTooLong(value) ? texts.tryIt.tooLong(format.number(value.length), most) : '';
  const problem = refused > 0 ? texts.tryIt.pasteRefused(format.number(refused), most) : tooLong;

  return (
    <FileDrop onFile={file.take} className="flex flex-col gap-1.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <ChooseFile label={texts.tryIt.choose} name={texts.tryIt.chooseFor(label)} onFile={file.take} />
      </div>
      {FileNote && <FileNote file={file} />}
      <Textarea
        id={id}
        rows={5}
        className="resize-y max-sm:h-18"
        placeholder={placeholder}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        value={value}
        onPaste={(event) => {
          const pasted = pastedFile(event.clipboardData);
          if (!pasted) return takePaste(event, setRefused);
          event.preventDefault();
          file.take(pasted);
        }}
        onChange={(event) => {
          setRefused(0);
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-problem`} role="status" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </FileDrop>
  );
}
