import { Download, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { texts } from './texts.ts';

interface ResumeTabsProps {
  original: string;
  /** '' when there is none yet. */
  optimized: string;
  /** What the optimised text does to the score, in words. */
  scoreChange: string;
  saving: boolean;
  /** A language model wrote one; its changes are shown below. */
  hasRewriting: boolean;
  /** The person confirmed keywords, so the choice can be opened again. */
  hasConfirmed: boolean;
  onOptimize(): void;
  onDownload(): void;
}

const loadCompareTexts = () => import('./changes/compare-texts.tsx').then((module) => module.CompareTexts);

/** Both texts of the resume, and what can be done with them. */
export function ResumeTabs(props: ResumeTabsProps) {
  const { original, optimized, scoreChange, saving, hasRewriting, hasConfirmed, onOptimize, onDownload } = props;
  const [chosen, setChosen] = useState<string>();
  const tab = optimized === '' ? 'original' : (chosen ?? 'optimized');
  const CompareTexts = usePart(loadCompareTexts, tab === 'compare', () => setChosen('optimized'));

  return (
    <Card>
      <Tabs value={tab} onValueChange={setChosen} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <TabList fits label={texts.results.resumeTabs}>
            <Tab value="original">{texts.results.originalTab}</Tab>
            <Tab value="optimized" disabled={optimized === ''}>
              {texts.results.optimizedTab}
            </Tab>
            <Tab value="compare" disabled={optimized === ''}>
              {texts.results.compareTab}
            </Tab>
          </TabList>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            {optimized === '' && !hasRewriting && (
              <Button onClick={onOptimize} disabled={saving} aria-busy={saving}>
                <Sparkles aria-hidden />
                {saving ? texts.results.saving : texts.results.optimize}
              </Button>
            )}
            {optimized !== '' && hasConfirmed && (
              <Button variant="secondary" onClick={onOptimize} disabled={saving} aria-busy={saving}>
                {saving ? texts.results.saving : texts.results.changeConfirmed}
              </Button>
            )}
            <Button variant="secondary" onClick={onDownload}>
              <Download aria-hidden />
              {texts.results.download}
            </Button>
          </div>
        </div>
        <TabPanel value="original">
          <LongText>{original}</LongText>
        </TabPanel>
        <TabPanel value="optimized" className="flex flex-col gap-3">
          <p className="text-muted text-sm">{scoreChange}</p>
          <LongText>{optimized}</LongText>
        </TabPanel>
        <TabPanel value="compare">{CompareTexts && <CompareTexts {...{ original, optimized }} />}</TabPanel>
      </Tabs>
    </Card>
  );
}
