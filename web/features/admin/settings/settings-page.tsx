import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { AdvancedTab } from './advanced-tab.tsx';
import { AiStatus } from './ai-status.tsx';
import { AiTab } from './ai-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import type { Setting } from './load-settings.ts';
import { findSetting } from './read-settings.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';
import { texts } from './texts.ts';
import { useSettings } from './use-settings.ts';

const panel = 'flex flex-col gap-4';

/** Settings Management: four tabs, the last of which shows everything as stored. */
export function SettingsPage() {
  const { data, error, isFetching, refetch } = useSettings();
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      {error && (
        <LoadFailed
          title={texts.loadFailed}
          error={error}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <SettingsTabs settings={data} />}
      {!(data || error) && (
        <div role="status" className="flex flex-col gap-4">
          <p className="animate-late text-muted">{texts.loading}</p>
          <Skeleton className="h-11" />
          <Skeleton className="h-40" />
        </div>
      )}
    </>
  );
}

function SettingsTabs({ settings }: { settings: readonly Setting[] }) {
  return (
    <Tabs defaultValue="general">
      <TabList label={texts.tabs.label}>
        <Tab value="general">{texts.tabs.general}</Tab>
        <Tab value="ai">{texts.tabs.ai}</Tab>
        <Tab value="subscription">{texts.tabs.subscription}</Tab>
        <Tab value="advanced">{texts.tabs.advanced}</Tab>
      </TabList>
      <TabPanel value="general" className={panel}>
        <GeneralTab settings={settings} />
      </TabPanel>
      <TabPanel value="ai" className={panel}>
        <AiStatus />
        <AiTab setting={findSetting(settings, 'openai_model')} />
        <SettingSwitch
          settingKey="ai_second_reader"
          setting={findSetting(settings, 'ai_second_reader')}
          label={texts.ai.secondReader}
        >
          {texts.ai.secondReaderHint}
        </SettingSwitch>
      </TabPanel>
      <TabPanel value="subscription" className={panel}>
        <SubscriptionTab settings={settings} />
      </TabPanel>
      <TabPanel value="advanced" className={panel}>
        <AdvancedTab settings={settings} />
      </TabPanel>
    </Tabs>
  );
}
