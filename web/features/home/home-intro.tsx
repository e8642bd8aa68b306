import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Texts } from './texts/en.ts';

interface HomeIntroProps {
  texts: Texts;
  dashboardPath: string;
}

/** What the product is. It is also in the served page, in every language, before the scripts are there. */
export function HomeIntro({ texts, dashboardPath }: HomeIntroProps) {
  return (
    <div className="flex flex-col gap-6 lg:pt-16">
      <PageHeading title={texts.title} size="hero">
        {texts.headline}
      </PageHeading>
      <p className="max-w-xl text-muted sm:text-xl sm:tracking-normal">{texts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.analyzer}>{texts.start}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={dashboardPath}>{texts.dashboard}</Link>
        </Button>
      </div>
    </div>
  );
}
