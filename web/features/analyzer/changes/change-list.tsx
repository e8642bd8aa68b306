import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Answer } from '#web/lib/answers.ts';
import { ChangeCard } from './change-card.tsx';
import { groupChanges } from './group-changes.ts';
import { texts } from './texts.ts';
import type { OnShowPlace, Review } from './use-review.ts';

interface ChangeListProps {
  review: Review;
  resumeText: string;
  answers: readonly Answer[];
  onShowPlace: OnShowPlace;
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The cards, with keyboard shortcuts while one of them has the focus. */
export function ChangeList({ review, resumeText, answers, onShowPlace }: ChangeListProps) {
  const [editing, setEditing] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupChanges(review.changes, resumeText), [review.changes, resumeText]);
  const ordered = groups.flatMap(({ changes }) => changes);

  function focusCard(id: number): void {
    list.current?.querySelector<HTMLElement>(`[data-change="${id}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-change]')?.dataset.change;
    const at = ordered.findIndex(({ id }) => id === Number(focused));
    const change = ordered[at];
    if (!change) return;
    const step = steps[event.key];
    if (step !== undefined) {
      const next = ordered[at + step];
      if (next) focusCard(next.id);
    } else if (event.key === 'a' && review.isAcceptable(change)) review.accept(change);
    else if (event.key === 'r') review.reject(change);
    else if (event.key === 'e') setEditing(change.id);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={list} className="flex flex-col gap-5">
      {groups.map(({ key, heading, changes }) => (
        <section key={key} className="flex flex-col gap-2">
          <h3 className="wrap-anywhere text-muted text-sm">{heading ?? texts.noSection}</h3>
          <ol className="flex flex-col gap-3" onKeyDown={onKeyDown}>
            {changes.map((change) => (
              <ChangeCard
                key={change.id}
                change={change}
                number={review.changes.indexOf(change) + 1}
                review={review}
                resumeText={resumeText}
                answers={answers}
                isEditing={editing === change.id}
                onShowPlace={onShowPlace}
                onEditing={(isEditing) => {
                  setEditing(isEditing ? change.id : undefined);
                  if (!isEditing) focusCard(change.id);
                }}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
