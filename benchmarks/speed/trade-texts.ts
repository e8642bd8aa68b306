import { tradeProbes } from '../../engine/testing/trade-probes.ts';

/** A posting and a resume of these lengths, put together from those of twelve trades. */
export function tradeTexts(posting: number, resume: number) {
  return {
    jobDescription: repeat((probe) => probe.posting, posting),
    resumeText: repeat((probe) => probe.qualified + probe.half, resume),
  };
}

function repeat(pick: (probe: (typeof tradeProbes)[number]) => string, length: number): string {
  const all = tradeProbes.map(pick).join('\n\n');
  return all.repeat(Math.ceil(length / all.length)).slice(0, length);
}
