import type { ReactNode } from 'react';
import type { Health } from '#documents/health/judge-health.ts';
import type { DocumentText } from '#documents/types.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { keyOf } from './describe-finding.ts';
import { Findings } from './findings.tsx';
import { PagesPane } from './pages-pane.tsx';
import { SheetPane } from './sheet-pane.tsx';
import { SimplePane } from './simple-pane.tsx';
import { TextPane } from './text-pane.tsx';
import { texts } from './texts.ts';
import { useLight } from './use-light.ts';

interface PreviewDialogProps {
  open: boolean;
  onClose(): void;
  name: string;
  file: File;
  document: DocumentText;
  health: Health;
}

interface Pane {
  name: string;
  title: string;
  content: ReactNode;
}

/** Wide enough for three panes side by side. */
const WIDE = '(min-width: 64rem)';

/** How machines read a file: its number and findings, and below them pages, text, and what a simple reader gets. */
export function PreviewDialog({ open, onClose, name, file, document, health }: PreviewDialogProps) {
  const isWide = useMediaQuery(WIDE);
  const { ref, show, onPointerOver, onPointerLeave } = useLight();
  const panes: Pane[] = [
    {
      name: 'pages',
      title: texts.pages,
      content:
        document.pages.length > 0 ? (
          <PagesPane file={file} document={document} findings={health.findings} />
        ) : (
          <SheetPane document={document} />
        ),
    },
    { name: 'text', title: texts.text, content: <TextPane lines={document.lines} fates={health.simple.fates} /> },
    { name: 'simple', title: texts.simple, content: <SimplePane simple={health.simple} /> },
  ];
  return (
    <Dialog
      open={open}
      width="full"
      onOpenChange={(next) => !next && onClose()}
      title={texts.title(name)}
      description={texts.description}
    >
      <Findings health={health} document={document} onShow={(finding) => show(finding.lines, keyOf(finding))} />
      <div ref={ref} onPointerOver={onPointerOver} onPointerLeave={onPointerLeave} className="min-w-0">
        {isWide ? <SideBySide panes={panes} /> : <AsTabs panes={panes} />}
      </div>
    </Dialog>
  );
}

function SideBySide({ panes }: { panes: readonly Pane[] }) {
  return (
    <div className="grid grid-cols-3 gap-4">
      {panes.map(({ name, title, content }) => (
        <div key={name} className="flex min-w-0 flex-col gap-2">
          <h3 className="font-semibold text-base">{title}</h3>
          <ScrollBox
            data-pane
            aria-label={title}
            className="h-[65vh] overflow-y-auto rounded-lg border border-line bg-page p-4"
          >
            {content}
          </ScrollBox>
        </div>
      ))}
    </div>
  );
}

function AsTabs({ panes }: { panes: readonly Pane[] }) {
  return (
    <Tabs defaultValue="pages">
      <TabList label={texts.health} fits>
        {panes.map(({ name, title }) => (
          <Tab key={name} value={name}>
            {title}
          </Tab>
        ))}
      </TabList>
      {panes.map(({ name, content }) => (
        <TabPanel key={name} value={name} data-pane className="rounded-lg border border-line bg-page p-3">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
