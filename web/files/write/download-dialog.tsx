import { Download } from 'lucide-react';
import { useState } from 'react';
import type { WriteFormat } from '#documents/write/write-document.ts';
import { downloadBlob, downloadText } from '#web/lib/download.ts';
import { language } from '#web/lib/language.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { defaultOptions } from './default-options.ts';
import type { TextToWrite } from './download-as.tsx';
import { OptionFields } from './option-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { texts } from './texts.ts';
import { useWritten, type Written } from './use-written.ts';

export interface DownloadDialogProps extends TextToWrite {
  jobTitle: string;
  /** The name that the text download has. */
  textName: string;
  onClose(): void;
}

const formats: readonly WriteFormat[] = ['pdf', 'docx', 'markdown', 'json-resume', 'text'];

/** File endings, and what each format is to the browser. */
const kinds: Record<WriteFormat, { ending: string; type: string }> = {
  text: { ending: '.txt', type: 'text/plain;charset=utf-8' },
  pdf: { ending: '.pdf', type: 'application/pdf' },
  docx: { ending: '.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  markdown: { ending: '.md', type: 'text/markdown;charset=utf-8' },
  'json-resume': { ending: '.json', type: 'application/json' },
};

const loadKeepFile = () => import('./keep-file.tsx').then((module) => module.KeepFile);

/** Chooses a format and its look, beside the pages as they will be. */
export function DownloadDialog({ text, roles, onTaken = () => {}, jobTitle, textName, onClose }: DownloadDialogProps) {
  const [chosen, setChosen] = useState<WriteFormat | 'own'>('pdf');
  const format = chosen === 'own' ? 'text' : chosen;
  const [options, setOptions] = useState(defaultOptions);
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const request = { text, roles, options, title: jobTitle, language, day };
  const written = useWritten({ ...request, format });
  const KeepFile = usePart(loadKeepFile, chosen === 'own', () => setChosen('pdf'));
  const hasLook = chosen === 'pdf' || chosen === 'docx';
  const download = () => {
    if (written?.kind !== 'written') return;
    const name = textName.replace(/\.txt$/, kinds[format].ending);
    if (format === 'text') downloadText(textName, text);
    else downloadBlob(name, new Blob([written.bytes], { type: kinds[format].type }));
    onTaken();
    onClose();
  };
  const takeText = () => {
    downloadText(textName, text);
    onTaken();
  };
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description}
    >
      <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
        <div className="flex flex-col gap-4">
          <Choice
            label={texts.fields.format}
            value={chosen}
            options={[
              ...formats.map((value) => ({ value, label: texts.formats[value] })),
              { value: 'own', label: texts.keep.format },
            ]}
            onChange={(value) => setChosen(value)}
          />
          {hasLook && <OptionFields format={format} options={options} onChange={setOptions} />}
        </div>
        <ScrollBox
          aria-label={texts.preview}
          aria-busy={written === undefined}
          className="max-h-[60dvh] min-h-40 overflow-y-auto rounded-lg bg-subtle p-3"
        >
          {chosen !== 'own' ? (
            <Preview written={written} format={format} text={text} />
          ) : (
            KeepFile && <KeepFile text={text} onTaken={onTaken} />
          )}
        </ScrollBox>
      </div>
      <DialogFooter sticky>
        {written?.kind === 'refused' && written.code === 'missing-characters' && (
          <Button variant="secondary" onClick={() => setChosen('docx')}>
            {texts.chooseWord}
          </Button>
        )}
        {(written?.kind === 'refused' || written?.kind === 'failed') && (
          <Button variant="secondary" onClick={takeText}>
            {texts.takeText}
          </Button>
        )}
        {chosen !== 'own' && (
          <Button disabled={written?.kind !== 'written'} aria-busy={written === undefined} onClick={download}>
            <Download aria-hidden />
            {texts.download}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Preview({ written, format, text }: { written: Written; format: WriteFormat; text: string }) {
  if (!written) {
    return (
      <div role="status">
        <span className="sr-only">{texts.writing}</span>
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (written.kind !== 'written') return <Alert variant="destructive" title={refusalOf(written)} />;
  if (written.pages) {
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="text-muted text-sm">
          {texts.pageCount(written.pages.count)} {texts.readBack}
        </p>
        {!written.pages.isFitted && <Alert variant="warning" title={texts.notFitted} />}
        <PagePreview pages={written.pages.shown} />
      </div>
    );
  }
  if (format === 'docx') {
    return (
      <p role="status" className="text-sm">
        {texts.wordReady} {texts.readBack}
      </p>
    );
  }
  return (
    <pre className="wrap-anywhere whitespace-pre-wrap text-xs">
      {format === 'text' ? text : new TextDecoder().decode(written.bytes)}
    </pre>
  );
}

function refusalOf(written: Exclude<NonNullable<Written>, { kind: 'written' }>): string {
  if (written.kind === 'failed') return texts.failed;
  if (written.code !== 'missing-characters') return texts.refusals[written.code];
  return texts.missing(written.missing.map(({ character, code }) => `${character} (${code})`));
}
