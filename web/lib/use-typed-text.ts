import { useEffect, useRef, useState } from 'react';

/** Keystrokes closer together than this are undone together; a paste is a step of its own. */
const BURST_MS = 600;
/** Steps that can be undone; each holds a text. */
const mostSteps = 100;

export interface TypedText {
  text: string;
  type(text: string): void;
  /** A change that is a step of its own, however small. */
  change(text: string): void;
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
}

/**
 * A text as it is typed, with its history. A change from outside (an accepted change, an added keyword) is a step of it too.
 */
export function useTypedText(given: string, onType: (text: string) => void): TypedText {
  const [text, setText] = useState(given);
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const typedAt = useRef(0);
  /** Texts reported to the owner, so that their coming back is not a change from outside. */
  const reported = useRef(new Set([given]));
  const shown = useRef(text);
  shown.current = text;

  function step(next: string): void {
    past.current = [...past.current, shown.current].slice(-mostSteps);
    future.current = [];
    setText(next);
  }
  function report(next: string): void {
    reported.current.add(next);
    onType(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the owner gives another text
  useEffect(() => {
    if (reported.current.has(given)) {
      reported.current = new Set([given, shown.current]);
      return;
    }
    reported.current = new Set([given]);
    if (given !== shown.current) step(given);
  }, [given]);

  function move(from: string[], to: string[]): void {
    const next = from.pop();
    if (next === undefined) return;
    to.push(shown.current);
    typedAt.current = 0;
    setText(next);
    report(next);
  }

  return {
    text,
    type: (next) => {
      const now = performance.now();
      const isKeystroke = Math.abs(next.length - shown.current.length) <= 1;
      if (now - typedAt.current > BURST_MS || !isKeystroke) step(next);
      else setText(next);
      typedAt.current = now;
      report(next);
    },
    change: (next) => {
      step(next);
      typedAt.current = 0;
      report(next);
    },
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
    undo: () => move(past.current, future.current),
    redo: () => move(future.current, past.current),
  };
}
