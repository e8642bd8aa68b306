import type { Analysis, Confirmation } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import { format } from '#web/lib/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { texts } from '../texts.ts';
import { texts as resultTexts } from './texts.ts';

// What takes hardly anything off is 0, not -0.
const presentPoints = (points: number): string => format.number(Math.round(points * 10) / 10 || 0);

interface ScorePartsProps {
  original: Analysis;
  /** Undefined while there is no optimised text. */
  optimized: Analysis | undefined;
}

/** How the score of the shown text adds up, line by line; below an optimised text's, the original's is folded away. */
export function ScoreParts({ original, optimized }: ScorePartsProps) {
  if (!optimized) {
    return (
      <section>
        <h3 className="pb-1 text-sm">{texts.arithmetic.title}</h3>
        <Together analysis={original} />
        <Sum analysis={original} total={texts.results.matchScore} />
      </section>
    );
  }
  return (
    <div>
      <section>
        <h3 className="pb-1 text-sm">{texts.arithmetic.optimizedTitle}</h3>
        <Together analysis={optimized} />
        <Sum analysis={optimized} total={texts.results.optimizedScore} />
      </section>
      <Disclosure summary={texts.arithmetic.title} className="mt-2">
        <Sum analysis={original} total={texts.results.matchScore} />
      </Disclosure>
    </div>
  );
}

/** What is found and what it earns are not the same share, so it is said how they belong together. */
function Together({ analysis }: { analysis: Analysis }) {
  if (!analysis.arithmetic.some(({ reason }) => reason.code === 'score.found' || reason.code === 'score.foundPartly'))
    return null;
  return <p className="pb-1 text-muted text-sm">{resultTexts.together}</p>;
}

function Sum({ analysis, total }: { analysis: Analysis; total: string }) {
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.arithmetic.caption}</caption>
        <thead className="text-left text-muted text-xs">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {texts.arithmetic.part}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {texts.arithmetic.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.arithmetic.map((line) => (
            <tr key={line.label.code} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {inWords(line.label)}
                <span className="block font-normal text-muted text-xs">{inWords(line.reason)}</span>
              </th>
              <td className="whitespace-nowrap py-2 text-right tabular-nums">
                {/* What takes points away has none to earn. */}
                {line.possible > 0
                  ? texts.arithmetic.earned(presentPoints(line.earned), presentPoints(line.possible))
                  : presentPoints(line.earned)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="py-2 text-left">
              {total}
            </th>
            <td className="py-2 text-right tabular-nums">{analysis.matchScore}</td>
          </tr>
          {analysis.confirmation && <Confirmed confirmation={analysis.confirmation} />}
        </tfoot>
      </table>
      <p className="mt-2 text-muted text-xs">{texts.arithmetic.formula(analysis.version)}</p>
    </>
  );
}

/** What the person's own answers add, below the score as read. */
function Confirmed({ confirmation: { line, matchScore } }: { confirmation: Confirmation }) {
  return (
    <>
      <tr className="border-line border-t align-top">
        <th scope="row" className="py-2 pr-3 text-left font-medium">
          {inWords(line.label)}
          <span className="block font-normal text-muted text-xs">{inWords(line.reason)}</span>
        </th>
        <td className="whitespace-nowrap py-2 text-right font-normal tabular-nums">+ {presentPoints(line.earned)}</td>
      </tr>
      <tr className="border-line border-t font-semibold">
        <th scope="row" className="py-2 text-left">
          {texts.lines.total}
        </th>
        <td className="py-2 text-right tabular-nums">{matchScore}</td>
      </tr>
    </>
  );
}
