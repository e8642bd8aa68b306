import { useMemo, useState } from 'react';
import { judgeHealth } from '#documents/health/judge-health.ts';
import type { Warning } from '#documents/types.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { texts as previewTexts } from './preview/texts.ts';
import { texts } from './texts.ts';
import type { FileReading, FileState } from './use-file.ts';

const loadPreview = () => import('./preview/preview-dialog.tsx').then((module) => module.PreviewDialog);

/** What happens, or happened, with the file: its name, what a program may stumble over in it, why it was not read. */
export function FileNote({ file }: { file: FileReading }) {
  const { state } = file;
  if (state.status === 'none') return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-subtle px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role={state.status === 'refused' ? 'alert' : 'status'} className="min-w-0 [overflow-wrap:anywhere]">
          {describe(state)}
        </p>
        <NoteActions file={file} />
      </div>
      {state.status === 'reading' && <progress aria-label={describe(state)} className="h-1 w-full accent-accent" />}
      {state.status === 'read' && <AsRead state={state} />}
    </div>
  );
}

function describe(state: Exclude<FileState, { status: 'none' }>): string {
  if (state.status === 'reading') return texts.reading(state.name);
  if (state.status === 'read') return texts.read(state.name, state.document.lines.length);
  return `${texts.notRead(state.name)} ${texts.refusals[state.code]}`;
}

function NoteActions({ file: { state, cancel, undo, dismiss } }: { file: FileReading }) {
  if (state.status === 'reading') {
    return (
      <Button variant="ghost" size="small" onClick={cancel}>
        {texts.cancel}
      </Button>
    );
  }
  return (
    <div className="flex gap-2">
      {state.status === 'read' && (
        <Button variant="ghost" size="small" onClick={undo}>
          {texts.undo}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={dismiss}>
        {texts.dismiss}
      </Button>
    </div>
  );
}

function AsRead({ state: { document, name, file } }: { state: Extract<FileState, { status: 'read' }> }) {
  const { warnings } = document;
  const [isOpen, setOpen] = useState(false);
  const health = useMemo(() => judgeHealth(document), [document]);
  const PreviewDialog = usePart(loadPreview, isOpen, () => setOpen(false));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ScoreBar label={previewTexts.health} value={health.score} className="max-w-64 flex-1" />
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {previewTexts.open}
        </Button>
      </div>
      {warnings.length > 0 && (
        <Disclosure
          summary={texts.findings(warnings.length)}
          open={warnings.some(({ severity }) => severity === 'loss')}
        >
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {warnings.map((warning) => (
              <li key={warning.code}>
                <Finding warning={warning} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {PreviewDialog && (
        <PreviewDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          name={name}
          file={file}
          document={document}
          health={health}
        />
      )}
    </>
  );
}

/** Characters of what was left out that are quoted. */
const longestQuote = 200;

function Finding({ warning: { code, lost } }: { warning: Warning }) {
  const quote = lost && lost.length > longestQuote ? `${lost.slice(0, longestQuote)}…` : lost;
  return (
    <>
      {texts.warnings[code]}
      {quote && <q className="mt-1 block text-muted [overflow-wrap:anywhere]">{quote}</q>}
    </>
  );
}
