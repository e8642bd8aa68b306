import type { Warning } from '#documents/types.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { texts } from './texts.ts';
import type { FileReading, FileState } from './use-file.ts';

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

function AsRead({ state: { document } }: { state: Extract<FileState, { status: 'read' }> }) {
  const { warnings, streamText } = document;
  return (
    <>
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
      {warnings.some(({ severity }) => severity === 'order') && (
        <Disclosure summary={texts.simpleReader}>
          <p className="mb-2 text-muted">{texts.simpleReaderHint}</p>
          <pre className="max-h-64 overflow-auto whitespace-pre-wrap rounded-lg border border-line bg-surface p-3 text-xs">
            {streamText}
          </pre>
        </Disclosure>
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
