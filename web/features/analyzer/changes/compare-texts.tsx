import { useQuery } from '@tanstack/react-query';
import type { Ledger, WordDifference } from '#engine';
import { compareInBrowser } from '#web/lib/analyse-in-browser.ts';
import { ChangedWords } from './changed-words.tsx';
import { texts } from './texts.ts';

interface CompareTextsProps {
  original: string;
  optimized: string;
}

/** Both texts beside each other, on phones below each other, with every word that went or came marked. */
export function CompareTexts({ original, optimized }: CompareTextsProps) {
  const { data, isError } = useQuery({
    queryKey: ['compare', original, optimized],
    queryFn: () => compareInBrowser({ originalText: original, improvedText: optimized }),
    gcTime: 0,
    retry: false,
  });
  if (isError) return <p>{texts.failed}</p>;
  if (!data) return <p className="animate-late text-muted">{texts.loading}</p>;
  const columns = [
    { heading: texts.compare.original, side: 'original', text: original },
    { heading: texts.compare.optimized, side: 'improved', text: optimized },
  ] as const;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {columns.map(({ heading, side, text }) => (
        <section key={side} className="min-w-0">
          <h3 className="mb-2 text-sm">{heading}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere text-[15px] leading-relaxed">
            <ChangedWords words={markedText(text, data, side)} only={side} />
          </p>
        </section>
      ))}
    </div>
  );
}

/** The whole of one text: what the changes say of their places, and the same words between them. */
export function markedText(text: string, { changes }: Ledger, side: 'original' | 'improved'): WordDifference[] {
  const other = side === 'original' ? 'added' : 'removed';
  const parts = changes
    .flatMap((change) => change.parts)
    .filter((part) => part[side].end > part[side].start)
    .sort((a, b) => a[side].start - b[side].start);
  const marked: WordDifference[] = [];
  let from = 0;
  for (const part of parts) {
    marked.push({ kind: 'same', text: text.slice(from, part[side].start) });
    marked.push(...part.words.filter(({ kind }) => kind !== other));
    from = part[side].end;
  }
  return [...marked, { kind: 'same', text: text.slice(from) }];
}
