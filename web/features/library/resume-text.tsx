import { Redo2, Undo2 } from 'lucide-react';
import { texts } from '#web/files/view-switch/texts.ts';
import type { ResumeView } from '#web/files/view-switch/view-switch.tsx';
import { usePart } from '#web/lib/use-part.ts';
import { useTypedText } from '#web/lib/use-typed-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const loadForm = () => import('#web/files/form/resume-form-view.tsx').then((module) => module.ResumeFormView);

interface ResumeTextProps {
  id: string;
  view: ResumeView;
  text: string;
  /** What a document says of its lines. */
  roles: string;
  onType(text: string): void;
  /** The form could not be downloaded. */
  onGiveUp(): void;
}

/** The text of a resume to edit, as it is or as sections and entries, with one history for both. */
export function ResumeText({ id, view, text, roles, onType, onGiveUp }: ResumeTextProps) {
  const typed = useTypedText(text, onType);
  const Form = usePart(loadForm, view === 'sections', onGiveUp);
  if (view === 'text' || !Form) {
    return (
      <Textarea
        id={id}
        className="min-h-64 resize-y leading-relaxed"
        value={typed.text}
        spellCheck={false}
        onChange={(event) => typed.type(event.target.value)}
      />
    );
  }
  return (
    <>
      <div className="flex gap-1">
        <IconButton icon={<Undo2 />} label={texts.undo} disabled={!typed.canUndo} onClick={typed.undo} />
        <IconButton icon={<Redo2 />} label={texts.redo} disabled={!typed.canRedo} onClick={typed.redo} />
      </div>
      <Form text={typed.text} roles={roles} onChange={typed.change} />
    </>
  );
}
