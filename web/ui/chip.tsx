import { Circle, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  found: boolean;
  /** 'found' or 'missing' in words, for those who see neither icon nor colour. */
  word: string;
}

/** A keyword that was found or not, as its icon, frame and a word show; pressing it opens something. */
export function Chip({ found, word, className, children, ...rest }: ChipProps) {
  const Icon = found ? CircleCheck : Circle;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-8 items-center wrap-anywhere gap-1.5 rounded-full border px-3 text-left text-sm transition-colors pointer-coarse:min-h-11',
        found ? 'border-transparent bg-accent-soft' : 'border-line-strong border-dashed bg-surface',
        'hover:border-accent aria-expanded:border-accent',
        className,
      )}
    >
      <Icon aria-hidden className={classNames('size-3.5 shrink-0', found ? 'text-accent' : 'text-muted')} />
      <span>{children}</span>
      <span className="sr-only">, {word}</span>
    </button>
  );
}
