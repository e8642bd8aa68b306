import { Download } from 'lucide-react';
import { ChooseFile, FileDrop } from '#web/files/file-drop.tsx';
import { downloadBlob } from '#web/lib/download.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { ChangedLine } from './keep-request.ts';
import { texts } from './texts.ts';
import { type Kept, useKept } from './use-kept.ts';

/** The person's own Word file with the text's changes in it, and nothing else moved. */
export function KeepFile({ text, onTaken }: { text: string; onTaken(): void }) {
  const { kept, take } = useKept(text);
  return (
    <FileDrop onFile={take} className="flex flex-col gap-4">
      <p className="text-sm">{texts.keep.hint}</p>
      <Source kept={kept} onFile={take} />
      <Outcome kept={kept} onTaken={onTaken} />
    </FileDrop>
  );
}

/** Says which file it is, and lets the person choose another. */
function Source({ kept, onFile }: { kept: Kept; onFile(file: File): void }) {
  const own = kept.status === 'working' || kept.status === 'done' ? kept.own : undefined;
  const choose = own ? texts.keep.chooseOther : texts.keep.choose;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {own && <p className="wrap-anywhere">{texts.keep.origins[own.origin](own.name)}</p>}
      {kept.status === 'none' && <p>{texts.keep.ask}</p>}
      <ChooseFile label={choose} name={choose} onFile={onFile} />
    </div>
  );
}

function Outcome({ kept, onTaken }: { kept: Kept; onTaken(): void }) {
  if (kept.status === 'none') return null;
  if (kept.status !== 'done') return <p role="status">{texts.writing}</p>;
  const { answer } = kept;
  const { name } = kept.own;
  if (answer.kind !== 'edited') return <Alert variant="destructive" title={texts.keep[answer.kind]} />;
  const { made, refused, bytes } = answer;
  const download = () => {
    downloadBlob(name, new Blob([bytes], { type: wordType }));
    onTaken();
  };
  return (
    <>
      <p role="status" className="text-sm">
        {texts.keep.made(made.length)}
      </p>
      <Lines lines={made} />
      {refused.length > 0 && (
        <>
          <Alert variant="warning" title={texts.keep.refused(refused.length)} />
          <Lines lines={refused} />
          <div>
            <CopyButton textOf={() => refused.flatMap(({ after }) => after ?? []).join('\n')} />
          </div>
        </>
      )}
      <div>
        <Button disabled={made.length === 0} onClick={download}>
          <Download aria-hidden />
          {texts.keep.download(name)}
        </Button>
      </div>
    </>
  );
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Each line before and after. */
function Lines({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <ul className="wrap-anywhere flex flex-col gap-2 text-sm">
      {lines.map(({ before, after }) => (
        <li key={`${before} ${after}`} className="rounded-lg border border-line bg-surface p-2">
          {before !== undefined && <del className="block text-muted">{before}</del>}
          {after !== undefined && <ins className="block no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
