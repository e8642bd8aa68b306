import { analyseBasic, type Engine, type Opinion, optimiseBasic, removeInstructions } from '#engine';
import { removeHiddenText } from '#server/ai/hidden-text.ts';
import { createPrompt } from '#server/ai/prompt.ts';
import { parseProposal, readPartialResume } from '#server/ai/proposal.ts';
import { cleanText } from '#web/lib/paste/clean-text.ts';

const jobDescription =
  'Nurse\n\nRequirements\n- Registered nurse licence\n- Kubernetes, Docker, SQL\n- 5 years of experience\n- Patient care';
const resumeText =
  'Jo Doe\n\nExperience\nFern Hospital, Nurse, 2019 - 2023\n- Led a team of 5 nurses\n- Cared for 12 patients\n\nSkills\nSQL, Excel';

/** A rewrite of a text: something changed every few lines and at the end. */
const rewrite = (text: string) => `${text.replaceAll('a', 'b')}\nLed 7`;

/** A withdrawal and a question about the first words of as many lines as are heeded, and more. */
function opinionsOn(text: string): Opinion[] {
  return rewrite(text)
    .split('\n', 100)
    .flatMap((line) => {
      const [words = ''] = line.split(' ', 1);
      return [
        { line: line.trim(), words, verdict: 'withdraw' as const, quote: text.slice(0, 1000) },
        { line: line.trim(), words, verdict: 'ask' as const, quote: '' },
      ];
    });
}

/** All public functions that read a person's or a model's text, each with that text as every argument. */
export function callsOf(engine: Engine): Readonly<Record<string, (text: string) => unknown>> {
  return {
    'analyse, resume': (text) => engine.analyse({ resumeText: text, jobDescription }),
    'analyse, posting': (text) => engine.analyse({ resumeText, jobDescription: text }),
    'analyse, both': (text) => engine.analyse({ resumeText: text, jobDescription: text }),
    optimise: (text) => engine.optimise({ resumeText: text, jobDescription }, ['Kubernetes', 'SQL']),
    'compare, original': (text) => engine.compare({ originalText: text, improvedText: resumeText }),
    'compare, improved': (text) => engine.compare({ originalText: resumeText, improvedText: text }),
    'compare, both': (text) => engine.compare({ originalText: text, improvedText: rewrite(text) }),
    'compare, confirmed': (text) =>
      engine.compare({ originalText: resumeText, improvedText: `${resumeText}\nLed 9 teams`, confirmed: [text] }),
    'compare, opinions': (text) =>
      engine.compare({ originalText: text, improvedText: rewrite(text), opinions: opinionsOn(text) }),
    doubts: (text) => engine.doubts({ originalText: text, improvedText: rewrite(text) }),
    judge: (text) => engine.judge({ resumeText: text, jobDescription }, rewrite(text), []),
    review: (text) =>
      engine.review({ resumeText: text, jobDescription }, rewrite(text), {
        confirmed: [],
        keywords: ['SQL'],
        rejected: new Set(),
        edits: new Map(),
      }),
    applyChanges: (text) => {
      const texts = { originalText: text, improvedText: rewrite(text) };
      return engine.applyChanges(texts, engine.compare(texts));
    },
    scoreChanges: (text) => {
      const ledger = engine.compare({ originalText: text, improvedText: rewrite(text) });
      // Each change is a separate analysis: one shows what one costs.
      return engine.scoreChanges({ resumeText: text, jobDescription }, rewrite(text), ledger.changes.slice(0, 1));
    },
    analyseBasic: (text) => analyseBasic({ resumeText: text, jobDescription: text }),
    optimiseBasic: (text) =>
      optimiseBasic({ resumeText: text, jobDescription: `${jobDescription}\n${jobDescription}` }),
    createPrompt: (text) =>
      createPrompt({ resumeText: text, jobDescription: text, missing: [], confirmed: [text.slice(0, 500)] }),
    removeHiddenText,
    removeInstructions,
    parseProposal: (text) => {
      try {
        return parseProposal(`${text}{"improvedResumeText": ${JSON.stringify(text)}}`);
      } catch (error) {
        return error;
      }
    },
    readPartialResume: (text) => [readPartialResume(text), readPartialResume(`{"improvedResumeText": "${text}`)],
    cleanText,
  };
}
