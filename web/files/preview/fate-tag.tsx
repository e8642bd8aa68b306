import { texts } from './texts.ts';

/** What went wrong with a line, in two words. */
export function FateTag({ fate }: { fate: keyof typeof texts.fates | 'same' }) {
  if (fate === 'same') return null;
  return (
    <span className="whitespace-nowrap rounded-full bg-warning-soft px-2 font-normal text-warning text-xs">
      {texts.fates[fate]}
    </span>
  );
}
