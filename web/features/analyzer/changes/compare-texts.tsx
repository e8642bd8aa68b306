import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareInBrowser } from '#web/lib/analyse-in-browser.ts';
import { ChangedWords } from './changed-words.tsx';
import { rowsOf } from './compare-rows.ts';
import { texts } from './texts.ts';

interface CompareTextsProps {
  original: string;
  optimized: string;
}

/**
 * Both texts line by line, side by side, with every removed or added word marked. On phones a changed line is shown
 * below its original, and an unchanged one only once.
 */
export function CompareTexts({ original, optimized }: CompareTextsProps) {
  const { data, isError } = useQuery({
    queryKey: ['compare', original, optimized],
    queryFn: () => compareInBrowser({ originalText: original, improvedText: optimized }),
    gcTime: 0,
    retry: false,
  });
  const rows = useMemo(() => data && rowsOf(original, optimized, data), [original, optimized, data]);
  if (isError) return <p>{texts.failed}</p>;
  if (!rows) return <p className="animate-late text-muted">{texts.loading}</p>;
  return (
    <table className="block w-full text-[15px] leading-relaxed md:table md:table-fixed">
      <caption className="sr-only">{texts.compare.caption}</caption>
      <thead className="text-left text-sm max-md:sr-only">
        <tr>
          <th scope="col" className="w-1/2 pr-4 pb-2">
            {texts.compare.original}
          </th>
          <th scope="col" className="w-1/2 pb-2 pl-4">
            {texts.compare.optimized}
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ original: left, optimized: right, isSame }, index) => {
          // The two texts never change, so a line's index is a stable key.
          const key = index;
          return (
            <tr key={key} className="block align-top md:table-row">
              <td className={left ? cell : gap}>{left && <ChangedWords words={left} />}</td>
              <td className={right && !isSame ? cell : gap}>{right && <ChangedWords words={right} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** An empty line is as high as any other. */
const cell = 'block min-h-6 whitespace-pre-wrap wrap-anywhere md:table-cell md:h-6 md:first:pr-4 md:last:pl-4';
/** What phones leave out: the gap for a missing line, and the second of two equal lines. */
const gap = `${cell} max-md:hidden`;
