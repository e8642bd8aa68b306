import { type Change, quotedLine } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import { texts } from './texts.ts';

interface EvidenceProps {
  change: Change;
  resumeText: string;
}

/**
 * Why a change may be accepted: the resume's other lines that support it; its own line stands above, with what was struck out of it. Or
 * why not: by kind what the resume does not support, and what would be lost.
 */
export function Evidence({ change, resumeText }: EvidenceProps) {
  const isOwn = (at: number) => change.parts.some(({ original }) => at >= original.start && at < original.end);
  const quotes = new Set(
    change.claims.flatMap(({ evidence }) =>
      evidence && !isOwn(evidence.start) ? [lineAround(resumeText, evidence.start)] : [],
    ),
  );
  const findings = [...change.claims.filter(({ verdict }) => verdict === 'unsupported'), ...change.lost];
  const kindOf = new Map(findings.map(({ kind, reason }) => [inWords(reason), kind]));
  return (
    <>
      {findings.length === 0 && quotes.size > 0 && (
        <div className="text-muted text-sm">
          {texts.evidence}
          {[...quotes].map((quote) => (
            <q key={quote} className="mt-1 block border-line border-l-2 pl-3">
              {quote}
            </q>
          ))}
        </div>
      )}
      {[...kindOf].map(([reason, kind]) => (
        <p key={reason} className="text-sm">
          <span className="font-medium">{texts.about(texts.claimKinds[kind])}</span> <span>{reason}</span>
        </p>
      ))}
    </>
  );
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return quotedLine(text.slice(start, end < 0 ? undefined : end));
}
