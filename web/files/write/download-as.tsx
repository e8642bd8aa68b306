import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { FieldText } from '#web/files/use-file.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface TextToWrite extends FieldText {
  /** Called for each file that the person takes. */
  onTaken?(): void;
}

interface DownloadAsProps {
  /** The text to write, with what was typed last; undefined if it could not be had, which was said then. */
  textOf(): Promise<TextToWrite | undefined> | TextToWrite;
  jobTitle: string;
  textName: string;
  disabled?: boolean | undefined;
  /** In a row of many: an icon, with the job's title for screen readers. */
  isIcon?: boolean;
  className?: string;
}

/** Names of formats, the same in every language. */
const label = 'PDF, Word…';

const loadDialog = () => import('./download-dialog.tsx').then((module) => module.DownloadDialog);

/** Opens the choice of formats. What it takes is downloaded with the first one. */
export function DownloadAs({ textOf, jobTitle, textName, disabled, isIcon = false, className }: DownloadAsProps) {
  const [text, setText] = useState<TextToWrite>();
  const close = () => setText(undefined);
  const DownloadDialog = usePart(loadDialog, text !== undefined, close);
  const press = { disabled, className, onClick: async () => setText(await textOf()) };
  return (
    <>
      {isIcon ? (
        <IconButton icon={<FileDown />} label={`${label} ${jobTitle}`} {...press} />
      ) : (
        <Button variant="secondary" {...press}>
          <FileDown aria-hidden />
          {label}
        </Button>
      )}
      {text !== undefined && DownloadDialog && (
        <DownloadDialog {...text} jobTitle={jobTitle} textName={textName} onClose={close} />
      )}
    </>
  );
}
