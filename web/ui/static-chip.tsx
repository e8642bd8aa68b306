import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface StaticChipProps {
  found: boolean;
  /** 'found' or 'missing' in words, for those who see neither icon nor colour. */
  word: string;
  children: ReactNode;
}

/** A keyword that was found or not, where there is nothing to open: looks like `Chip` but cannot be pressed. */
export function StaticChip({ found, word, children }: StaticChipProps) {
  const Icon = found ? CircleCheck : Circle;
  return (
    <span
      className={classNames(
        'inline-flex min-h-8 items-center wrap-anywhere gap-1.5 rounded-full border px-3 text-sm',
        found ? 'border-transparent bg-accent-soft' : 'border-line-strong border-dashed bg-surface',
      )}
    >
      <Icon aria-hidden className={classNames('size-3.5 shrink-0', found ? 'text-accent' : 'text-muted')} />
      <span>{children}</span>
      <span className="sr-only">, {word}</span>
    </span>
  );
}
