import { type Change, type Claim, quotedLine } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import { texts } from './texts.ts';

interface EvidenceProps {
  change: Change;
  resumeText: string;
}

/**
 * Why a change may be accepted: the resume's other lines that support it; its own line stands above, with what was struck out of it. Or
 * why not: what would be lost. What the resume does not support is said beside the question about it.
 */
export function Evidence({ change, resumeText }: EvidenceProps) {
  const isOwn = (at: number) => change.parts.some(({ original }) => at >= original.start && at < original.end);
  const quotes = new Set(
    change.claims.flatMap(({ evidence }) =>
      evidence && !isOwn(evidence.start) ? [lineAround(resumeText, evidence.start)] : [],
    ),
  );
  const isSupported = change.claims.every(({ verdict }) => verdict !== 'unsupported') && change.lost.length === 0;
  const kindOf = new Map(change.lost.map(({ kind, reason }) => [inWords(reason), kind]));
  return (
    <>
      {isSupported && quotes.size > 0 && (
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
        <Finding key={reason} kind={kind} reason={reason} />
      ))}
    </>
  );
}

/** What a finding is about, and what it says. */
export function Finding({ kind, reason }: { kind: Claim['kind']; reason: string }) {
  return (
    <p className="text-sm">
      <span className="font-medium">{texts.about(texts.claimKinds[kind])}</span> <span>{reason}</span>
    </p>
  );
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return quotedLine(text.slice(start, end < 0 ? undefined : end));
}
