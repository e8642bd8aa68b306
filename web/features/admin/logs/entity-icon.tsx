import { CircleDot, FileText, Settings, User } from 'lucide-react';
import { texts } from './texts.ts';

const icons = {
  user: { Icon: User, word: texts.entities.user },
  resume: { Icon: FileText, word: texts.entities.resume },
  system_settings: { Icon: Settings, word: texts.entities.system_settings },
} as const;

const other = { Icon: CircleDot, word: texts.entities.other };

/** What kind of thing an entry is about. */
export function EntityIcon({ type }: { type: string }) {
  const { Icon, word } = Object.entries(icons).find(([name]) => name === type)?.[1] ?? other;
  return (
    <span title={word} className="flex text-muted">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{word}</span>
    </span>
  );
}
