import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareInBrowser } from '#web/lib/analyse-in-browser.ts';
import { ChangedWords } from './changed-words.tsx';
import { differingRows, rowsOf } from './compare-rows.ts';
import { texts } from './texts.ts';

interface CompareTextsProps {
  original: string;
  optimized: string;
  /** Leaves out what is the same in both. */
  isBrief?: boolean;
}

/**
 * Both texts line by line, side by side, with every removed or added word marked. On phones a changed line is shown
 * below its original, and an unchanged one only once.
 */
export function CompareTexts({ original, optimized, isBrief = false }: CompareTextsProps) {
  const { data, isError } = useQuery({
    queryKey: ['compare', original, optimized],
    queryFn: () => compareInBrowser({ originalText: original, improvedText: optimized }),
    gcTime: 0,
    retry: false,
  });
  const rows = useMemo(() => data && rowsOf(original, optimized, data), [original, optimized, data]);
  if (isError) return <p>{texts.failed}</p>;
  if (!rows) return <p className="animate-late text-muted">{texts.loading}</p>;
  if (isBrief && rows.every(({ isSame }) => isSame)) return <p className="text-muted text-sm">{texts.compare.same}</p>;
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
        {(isBrief ? differingRows(rows) : rows).map((row, index) => {
          // The two texts never change, so a line's index is a stable key.
          const key = index;
          if (!row) return <LeftOut key={key} />;
          const { original: left, optimized: right, isSame } = row;
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

/** What is the same in both texts. */
function LeftOut() {
  return (
    <tr className="block text-muted md:table-row">
      <td colSpan={2} className="block md:table-cell">
        ⋯
      </td>
    </tr>
  );
}

/** An empty line is as high as any other. */
const cell = 'block min-h-6 whitespace-pre-wrap wrap-anywhere md:table-cell md:h-6 md:first:pr-4 md:last:pl-4';
/** What phones leave out: the gap for a missing line, and the second of two equal lines. */
const gap = `${cell} max-md:hidden`;
