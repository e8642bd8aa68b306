import { type KeyboardEvent, useRef, useState } from 'react';
import type { Answer } from '#web/lib/answers.ts';
import { ChangeCard } from './change-card.tsx';
import type { Review } from './use-review.ts';

interface ChangeListProps {
  review: Review;
  resumeText: string;
  answers: readonly Answer[];
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The cards, with keyboard shortcuts while one of them has the focus. */
export function ChangeList({ review, resumeText, answers }: ChangeListProps) {
  const [editing, setEditing] = useState<number>();
  const list = useRef<HTMLOListElement>(null);

  function focusCard(id: number): void {
    list.current?.querySelector<HTMLElement>(`[data-change="${id}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-change]')?.dataset.change;
    const at = review.changes.findIndex(({ id }) => id === Number(focused));
    const change = review.changes[at];
    if (!change) return;
    const step = steps[event.key];
    if (step !== undefined) {
      const next = review.changes[at + step];
      if (next) focusCard(next.id);
    } else if (event.key === 'a' && review.isAcceptable(change)) review.accept(change);
    else if (event.key === 'r') review.reject(change);
    else if (event.key === 'e') setEditing(change.id);
    else return;
    event.preventDefault();
  }

  return (
    <ol ref={list} className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      {review.changes.map((change, index) => (
        <ChangeCard
          key={change.id}
          change={change}
          number={index + 1}
          review={review}
          resumeText={resumeText}
          answers={answers}
          isEditing={editing === change.id}
          onEditing={(isEditing) => {
            setEditing(isEditing ? change.id : undefined);
            if (!isEditing) focusCard(change.id);
          }}
        />
      ))}
    </ol>
  );
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
