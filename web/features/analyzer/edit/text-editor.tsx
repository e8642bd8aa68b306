import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Span } from '#engine';
import { type ResumeView, ViewSwitch } from '#web/files/view-switch/view-switch.tsx';
import { takePaste } from '#web/lib/paste/take-paste.ts';
import { usePart } from '#web/lib/use-part.ts';
import { useTypedText } from '#web/lib/use-typed-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from '../texts.ts';
import { type MarkedLine, markLines, partsOf } from './mark-lines.ts';
import { shiftSpans } from './shift-spans.ts';

interface TextEditorProps {
  /** What is edited, as it is read out. */
  label: string;
  text: string;
  /** What a document says of its lines. */
  roles: string;
  /** The places that show something the posting asks for. */
  spans: readonly Span[];
  onType(text: string): void;
}

const loadForm = () => import('#web/files/form/resume-form-view.tsx').then((module) => module.ResumeFormView);

/** Both layers break lines at the same places: the same font, width and wrapping. */
const layer = 'm-0 w-full p-2 whitespace-pre-wrap wrap-anywhere font-sans text-[15px] leading-relaxed tracking-normal';

/**
 * A text to edit in which keywords light up. A text area has no colours of its own, so its text is transparent over a layer
 * that draws the same lines with their marks, and gives the text area its height. The same text can be edited as sections and entries.
 */
export function TextEditor({ label, text, roles, spans, onType }: TextEditorProps) {
  const typed = useTypedText(text, onType);
  const [view, setView] = useState<ResumeView>('text');
  const Form = usePart(loadForm, view === 'sections', () => setView('text'));
  const marked = useRef({ text, spans });
  // Until the typed text has been matched, the marks move along with it.
  if (marked.current.spans !== spans || marked.current.text === typed.text) marked.current = { text, spans };
  const { current } = marked;
  const lines = useMemo(
    () => markLines(typed.text, shiftSpans(current.spans, current.text, typed.text)),
    [typed.text, current],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) typed.undo();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) typed.redo();
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-1 print:hidden sm:flex-nowrap">
        <IconButton icon={<Undo2 />} label={texts.edit.undo} disabled={!typed.canUndo} onClick={typed.undo} />
        <IconButton icon={<Redo2 />} label={texts.edit.redo} disabled={!typed.canRedo} onClick={typed.redo} />
        <p className="mr-auto text-muted text-xs max-sm:order-last max-sm:basis-full">{texts.edit.hint}</p>
        <ViewSwitch view={view} onChange={setView} />
      </div>
      {view === 'sections' && Form && (
        <div className="p-1 print:hidden">
          <Form text={typed.text} roles={roles} onChange={typed.change} />
        </div>
      )}
      <div className={`relative max-w-[75ch] ${view === 'sections' ? 'hidden print:block' : ''}`}>
        <div aria-hidden className={`${layer} min-h-40`}>
          {lines.map((line, index) => {
            // A line has no identity besides its place.
            const key = index;
            return <Line key={key} {...line} />;
          })}
        </div>
        <textarea
          aria-label={label}
          className={`${layer} absolute inset-0 h-full resize-none overflow-hidden rounded-lg border-0 bg-transparent text-transparent caret-ink print:hidden`}
          value={typed.text}
          maxLength={limits.textCharacters}
          spellCheck={false}
          onKeyDown={onKeyDown}
          onPaste={(event) => takePaste(event, () => {})}
          onChange={(event) => typed.type(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Drawn again only when the line or its marks change: a keystroke in a long text touches one line. */
const Line = memo(function Line(line: MarkedLine) {
  return (
    <div className="min-h-[1lh]">
      {partsOf(line).map((part, index) => {
        // Parts alternate, so the index is their identity.
        const key = index;
        return index % 2 === 0 ? (
          part
        ) : (
          <mark key={key} className="px-0">
            {part}
          </mark>
        );
      })}
    </div>
  );
});
