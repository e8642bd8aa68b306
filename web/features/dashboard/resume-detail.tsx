import type { SavedAnalysis } from '#contract/resume.ts';
import { LongText } from '#web/ui/long-text.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { StaticChip } from '#web/ui/static-chip.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { OptimizedScore } from './optimized-score.tsx';
import { ScoreNote } from './score-note.tsx';
import { ScoreVersion } from './score-version.tsx';
import { texts } from './texts.ts';

/** A long resume scrolls inside its own box, so that the dialog's buttons stay within reach. */
const scrolling = 'max-h-[50dvh] overflow-y-auto';

/** Scores, keywords, recommendations and both texts of a saved analysis. */
export function ResumeDetail({ resume }: { resume: SavedAnalysis }) {
  const hasOptimized = resume.optimizedResume !== '';
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <ScoreBar label={texts.detail.original} value={resume.matchScore} />
          <ScoreNote reading={resume.reading} />
        </div>
        <OptimizedScore
          label={texts.detail.optimized}
          resume={{ optimizedMatchScore: resume.optimizedMatchScore, hasOptimizedText: hasOptimized }}
        />
      </div>
      <ScoreVersion resume={resume} />
      {resume.keywordMatches.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-base">{texts.detail.keywords}</h3>
          <ul className="flex flex-wrap gap-2">
            {resume.keywordMatches.map(({ keyword, found }) => (
              <li key={keyword}>
                <StaticChip found={found} word={found ? texts.detail.found : texts.detail.missing}>
                  {keyword}
                </StaticChip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {resume.recommendations.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-base">{texts.detail.recommendations}</h3>
          <ul className="list-disc pl-5 text-sm leading-relaxed">
            {resume.recommendations.map((recommendation) => (
              <li key={recommendation}>{recommendation}</li>
            ))}
          </ul>
        </section>
      )}
      <Tabs defaultValue={hasOptimized ? 'optimized' : 'original'}>
        <TabList fits label={texts.detail.texts}>
          <Tab value="original">{texts.detail.originalTab}</Tab>
          <Tab value="optimized" disabled={!hasOptimized}>
            {texts.detail.optimizedTab}
          </Tab>
        </TabList>
        <TabPanel value="original" className={scrolling}>
          <LongText>{resume.resumeText}</LongText>
        </TabPanel>
        <TabPanel value="optimized" className={scrolling}>
          <LongText>{resume.optimizedResume}</LongText>
        </TabPanel>
      </Tabs>
    </div>
  );
}
