import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';

interface DownloadAsProps {
  /** The text to write, with what was typed last. */
  textOf(): Promise<string> | string;
  jobTitle: string;
  textName: string;
  disabled?: boolean | undefined;
}

/** Names of formats, the same in every language. */
const label = 'PDF, Word…';

const loadDialog = () => import('./download-dialog.tsx').then((module) => module.DownloadDialog);

/** Opens the choice of formats. What it takes is downloaded with the first one. */
export function DownloadAs({ textOf, jobTitle, textName, disabled }: DownloadAsProps) {
  const [text, setText] = useState<string>();
  const close = () => setText(undefined);
  const DownloadDialog = usePart(loadDialog, text !== undefined, close);
  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={async () => setText(await textOf())}>
        <FileDown aria-hidden />
        {label}
      </Button>
      {text !== undefined && DownloadDialog && (
        <DownloadDialog text={text} jobTitle={jobTitle} textName={textName} onClose={close} />
      )}
    </>
  );
}
