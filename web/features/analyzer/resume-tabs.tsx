import { Undo } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Span } from '#engine';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextEditor } from './edit/text-editor.tsx';
import type { Side } from './lib/analyzer-state.ts';
import { texts } from './texts.ts';

export type ResumeTab = 'original' | 'optimized' | 'compare';

interface ResumeTabsProps {
  /** The tab the person chose; undefined for the optimised text if there is one. */
  chosen: ResumeTab | undefined;
  onChoose(tab: ResumeTab): void;
  /** Back to the change from which the person came; undefined when they came from none. */
  onBack: (() => void) | undefined;
  original: string;
  /** What a document says of its lines; of the optimised text it says the same. */
  roles: string;
  /** '' when there is none yet. */
  optimized: string;
  /** What the optimised text does to the score, in words. */
  scoreChange: string;
  /** What can be done with the shown text. */
  actions: ReactNode;
  /** The places that show what the posting asks for. */
  originalSpans: readonly Span[];
  optimizedSpans: readonly Span[];
  onEdit(side: Side, text: string): void;
}

const loadCompareTexts = () => import('./changes/compare-texts.tsx').then((module) => module.CompareTexts);

/** Beside what is to do, the text scrolls by itself: below the bar, in what the window leaves. */
const scrolling = 'relative lg:max-h-[calc(100dvh-17rem)] lg:overflow-y-auto print:max-h-none!';

/** An editor that was shown stays, so that coming back to it is fast and what was typed there can still be undone. */
const kept = `data-[state=inactive]:hidden ${scrolling}`;

/** Both texts of the resume, and what can be done with them. */
export function ResumeTabs(props: ResumeTabsProps) {
  const { original, roles, optimized, scoreChange, actions, originalSpans, optimizedSpans, onEdit } = props;
  const { chosen, onChoose, onBack } = props;
  const tab = optimized === '' ? 'original' : (chosen ?? 'optimized');
  const [seen, setSeen] = useState<ReadonlySet<ResumeTab>>(new Set([tab]));
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));
  const CompareTexts = usePart(loadCompareTexts, tab === 'compare', () => onChoose('optimized'));

  return (
    <Card data-resume>
      <Tabs value={tab} onValueChange={(value) => onChoose(toTab(value))} className="flex flex-col gap-4">
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
            {onBack && (
              <Button variant="secondary" onClick={onBack}>
                <Undo aria-hidden />
                {texts.edit.back}
              </Button>
            )}
            {actions}
          </div>
        </div>
        <TabPanel value="original" forceMount className={kept}>
          {seen.has('original') && (
            <TextEditor
              label={texts.results.originalTab}
              text={original}
              roles={roles}
              spans={originalSpans}
              onType={(text) => onEdit('original', text)}
            />
          )}
        </TabPanel>
        <TabPanel value="optimized" forceMount className={`flex flex-col gap-3 ${kept}`}>
          <p className="text-muted text-sm">{scoreChange}</p>
          {seen.has('optimized') && optimized !== '' && (
            <TextEditor
              label={texts.results.optimizedTab}
              text={optimized}
              roles={roles}
              spans={optimizedSpans}
              onType={(text) => onEdit('optimized', text)}
            />
          )}
        </TabPanel>
        <TabPanel value="compare" className={scrolling}>
          {CompareTexts && <CompareTexts {...{ original, optimized }} />}
        </TabPanel>
      </Tabs>
    </Card>
  );
}

function toTab(value: string): ResumeTab {
  return value === 'original' || value === 'compare' ? value : 'optimized';
}
