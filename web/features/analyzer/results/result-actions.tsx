import { Download, History, ListTodo, Sparkles } from 'lucide-react';
import { DownloadAs, type TextToWrite } from '#web/files/write/download-as.tsx';
import { analyzerFileName } from '#web/lib/file-name.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { NextStep } from '../lib/next-step.ts';
import { texts } from '../texts.ts';

export interface ResultActions {
  saving: boolean;
  onOptimize(): void;
  onDownload(): Promise<void>;
  /** The text that is downloaded. */
  onCopy(): Promise<string>;
  /** The same text, for a file. */
  onSend(): Promise<TextToWrite>;
  jobTitle: string;
  onShowGaps(): void;
  onShowChange(id: number): void;
}

/** The button of the bar: what the next step needs. */
export function NextStepAction({ step, actions }: { step: NextStep; actions: ResultActions }) {
  const { saving, onOptimize, onDownload, onShowGaps, onShowChange } = actions;
  switch (step.action) {
    case 'optimize':
      return (
        <Button onClick={onOptimize} disabled={saving} aria-busy={saving}>
          <Sparkles aria-hidden />
          {saving ? texts.results.saving : texts.results.optimize}
        </Button>
      );
    case 'showChange':
      return (
        <Button onClick={() => onShowChange(step.waiting.first)}>
          <ListTodo aria-hidden />
          {texts.bar.showChange}
        </Button>
      );
    case 'showGaps':
      return (
        <Button onClick={onShowGaps}>
          <ListTodo aria-hidden />
          {texts.bar.showGaps}
        </Button>
      );
    case 'download':
      return (
        <Button onClick={onDownload}>
          <Download aria-hidden />
          {texts.results.download}
        </Button>
      );
  }
}

interface ConflictActionsProps {
  /** Overwrites what was saved elsewhere. */
  onKeepMine(): void;
  /** Shows what was saved elsewhere. */
  onReload(): void;
}

/** The buttons of the bar after the analysis was changed elsewhere. */
export function ConflictActions({ onKeepMine, onReload }: ConflictActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <Button variant="secondary" onClick={onReload}>
        {texts.conflict.reload}
      </Button>
      <Button variant="secondary" onClick={onKeepMine}>
        {texts.conflict.keepMine}
      </Button>
    </div>
  );
}

interface TextActionsProps {
  step: NextStep;
  actions: ResultActions;
  /** The person confirmed keywords, so the choice can be opened again. */
  hasConfirmed: boolean;
  /** Undefined until the analysis is saved. */
  onVersions: (() => void) | undefined;
}

/** What can be done with the text, except what the bar offers already. */
export function TextActions({
  step,
  actions: { saving, onOptimize, onDownload, onCopy, onSend, jobTitle },
  hasConfirmed,
  onVersions,
}: TextActionsProps) {
  return (
    <>
      {onVersions && (
        <Button variant="secondary" onClick={onVersions}>
          <History aria-hidden />
          {texts.results.versions}
        </Button>
      )}
      <CopyButton textOf={onCopy} />
      {step.action !== 'download' && (
        <Button variant="secondary" onClick={onDownload}>
          <Download aria-hidden />
          {texts.results.download}
        </Button>
      )}
      <DownloadAs textOf={onSend} jobTitle={jobTitle} textName={analyzerFileName(jobTitle)} />
      {hasConfirmed && (
        <Button variant="secondary" onClick={onOptimize} disabled={saving} aria-busy={saving}>
          {saving ? texts.results.saving : texts.results.changeConfirmed}
        </Button>
      )}
    </>
  );
}
