import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChooseFile, FileDrop, pastedFile } from '#web/files/file-drop.tsx';
import { type FileState, useFile } from '#web/files/use-file.ts';
import { insertableCharacters, takePaste } from '#web/lib/paste/take-paste.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { characterLimits, type InputField, type InputProblem } from './check-input.ts';
import { describeProblem } from './describe-problems.ts';

/** With what is said of files, which only those download who have one. */
const loadFileNote = () => import('#web/files/file-note.tsx').then((module) => module.FileNote);

interface TextCardProps {
  field: InputField;
  title: string;
  placeholder: string;
  value: string;
  /** What the text's document says of its lines, where that is of use. */
  roles?: string;
  problem: InputProblem | undefined;
  /** `roles` only where a file brought the text. */
  onChange(text: string, roles?: string): void;
  /** Shown above the text area. */
  children?: ReactNode;
  /** More buttons beside the title, which may need the file that the text came from. */
  actions?(file: FileState): ReactNode;
}

/** A card with one large text area, its character count and its errors. */
export function TextCard(props: TextCardProps) {
  const { field, title, placeholder, value, roles = '', problem, onChange, children, actions } = props;
  const id = useId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<number>();
  const file = useFile({ text: value, roles }, (read) => {
    setRefused(undefined);
    onChange(read.text, read.roles);
  });
  const FileNote = usePart(loadFileNote, file.state.status !== 'none', file.dismiss);
  const limit = characterLimits[field];
  const complaint = refused
    ? texts.pasteRefused(refused, limit)
    : problem && problem !== 'missing' && describeProblem(field, problem, value.length);

  // The browser's own event, unlike React's onBeforeInput, fires before a drop and every other insertion.
  useEffect(() => {
    const area = textArea.current;
    const refuseHuge = (event: InputEvent) => {
      const inserted = event.data?.length ?? 0;
      if ((area?.value.length ?? 0) + inserted <= insertableCharacters) return;
      event.preventDefault();
      setRefused(inserted);
    };
    area?.addEventListener('beforeinput', refuseHuge);
    return () => area?.removeEventListener('beforeinput', refuseHuge);
  }, []);

  return (
    <Card className="flex min-h-80 flex-1 flex-col">
      <FileDrop onFile={file.take} className="flex flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:gap-1.5 max-sm:*:grow max-sm:*:px-2 sm:justify-end">
            {value !== '' && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.clearField(title)}
                onClick={() => clear(textArea.current)}
              >
                {texts.clear}
              </Button>
            )}
            {actions?.(file.state)}
            <ChooseFile label={texts.file.choose} name={texts.file.chooseFor(title)} onFile={file.take} />
          </div>
        </div>
        {children}
        {FileNote && <FileNote file={file} />}
        <Textarea
          ref={textArea}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-count ${id}-problem`}
          aria-invalid={complaint ? true : undefined}
          className="min-h-64 flex-1 resize-none text-[15px] leading-relaxed"
          placeholder={placeholder}
          value={value}
          spellCheck={false}
          onPaste={(event) => {
            const pasted = pastedFile(event.clipboardData);
            if (!pasted) return takePaste(event, setRefused);
            event.preventDefault();
            file.take(pasted);
          }}
          onChange={(event) => {
            setRefused(undefined);
            onChange(event.target.value);
          }}
        />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
          <p id={`${id}-problem`} role="status" className="text-danger">
            {complaint}
          </p>
          <p id={`${id}-count`} className="ml-auto text-muted tabular-nums">
            {texts.counted(value.length, limit)}
          </p>
        </div>
      </FileDrop>
    </Card>
  );
}

/** As if the person deleted it, so that undo brings it back. */
function clear(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
  if (document.execCommand?.('delete') || !area) return;
  area.setRangeText('');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
}
