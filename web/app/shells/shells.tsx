import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type BuiltPages, type Shell, scansPlaces } from '#contract/built-pages.ts';
import { createFormat, type Format, type PluralForms } from '#contract/format.ts';
import { type Language, languageNames, languages } from '#contract/languages.ts';
import type { Texts as AppTexts } from '#web/app/texts/en.ts';
import type { Texts as AnalyzerTexts } from '#web/features/analyzer/texts/en.ts';
import type { Texts as AuthTexts } from '#web/features/auth/texts/en.ts';
import type { Texts as DashboardTexts } from '#web/features/dashboard/texts/en.ts';
import { HomeIntro } from '#web/features/home/home-intro.tsx';
import type { Texts as HomeTexts } from '#web/features/home/texts/en.ts';
import { PlanCard } from '#web/features/pricing/plan-card.tsx';
import type { Texts as PricingTexts } from '#web/features/pricing/texts/en.ts';
import { UsageSkeleton } from '#web/features/pricing/usage-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

type Files<Texts> = Readonly<Record<string, (format: Format) => Texts>>;
const app: Files<AppTexts> = import.meta.glob('../texts/*.ts', { eager: true, import: 'texts' });
const home: Files<HomeTexts> = import.meta.glob('../../features/home/texts/*.ts', { eager: true, import: 'texts' });
const auth: Files<AuthTexts> = import.meta.glob('../../features/auth/texts/*.ts', { eager: true, import: 'texts' });
const analyzer: Files<AnalyzerTexts> = import.meta.glob('../../features/analyzer/texts/*.ts', {
  eager: true,
  import: 'texts',
});
const dashboard: Files<DashboardTexts> = import.meta.glob('../../features/dashboard/texts/*.ts', {
  eager: true,
  import: 'texts',
});
const pricing: Files<PricingTexts> = import.meta.glob('../../features/pricing/texts/*.ts', {
  eager: true,
  import: 'texts',
});

/** What a page begins with, and what the browser's tab says meanwhile. */
interface Beginning {
  title: string;
  /** Whom it is for; without one the page begins with nothing but its title. */
  reader?: Shell['reader'];
  page?: ReactElement;
}

type OfBuild = Omit<BuiltPages, 'scripts'>;

/** What pages begin with in each language, for the server to put into the page it serves. The build runs this. */
export function describeBeginnings(): OfBuild {
  const all = languageNames.map((language) => [language, describeIn(language)] as const);
  return {
    shells: Object.fromEntries(all.map(([language, { pages }]) => [language, renderShells(pages)])),
    titles: Object.fromEntries(all.map(([language, { pages }]) => [language, titlesOf(pages)])),
    scans: Object.fromEntries(all.map(([language, { scans }]) => [language, scans])),
  };
}

type Pages = Readonly<Record<string, Beginning>>;

function describeIn(language: Language): { pages: Pages; scans: PluralForms } {
  const format = createFormat(languages[language].locale);
  const of = <Texts,>(files: Files<Texts>): Texts => {
    const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? [];
    if (!texts) throw new Error(`There are no texts in ${language}.`);
    return texts(format);
  };
  const { loginPage, registerPage } = of(auth);
  const { heading: analyzerHeading, intro } = of(analyzer);
  const { heading: dashboardHeading } = of(dashboard);
  const plans = of(pricing);
  const form = ({ title, heading }: AuthTexts['loginPage' | 'registerPage']): Beginning => ({
    title,
    reader: 'visitor',
    page: <Form heading={heading} />,
  });
  const forPeople = (title: string, page: ReactElement): Beginning => ({ title, reader: 'person', page });
  const pages = {
    [paths.home]: { title: of(home).title, reader: 'visitor', page: <Home texts={of(home)} /> },
    [paths.login]: form(loginPage),
    [paths.register]: form(registerPage),
    [paths.analyzer]: forPeople(analyzerHeading, <Intro heading={analyzerHeading} intro={intro} />),
    [paths.dashboard]: forPeople(
      dashboardHeading,
      <Intro heading={dashboardHeading} action={<span className="sm:h-11" />} />,
    ),
    [paths.subscription]: forPeople(plans.heading, <Pricing texts={plans} />),
    [paths.aboutData]: { title: of(app).aboutDataPage.heading },
  } as const;
  // Every language of the product has these two numbers, and "other" for the rest.
  const scans = { one: plans.scans(1).replace('1', '#'), other: plans.scans(2).replace('2', '#') };
  return { pages, scans };
}

/** As web/ui/page-heading.tsx says them. */
function titlesOf(pages: Pages): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([path, { title }]) => [path, `${title} · Shortlist`]));
}

function renderShells(pages: Pages): Record<string, Shell> {
  const shells = Object.entries(pages).flatMap(([path, { reader, page }]) =>
    page && reader ? [[path, { reader, markup: render(reader, page) }] as const] : [],
  );
  return Object.fromEntries(shells);
}

function render(reader: Shell['reader'], page: ReactElement): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      {/* As in layout.tsx. */}
      <main data-shell={reader} className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 sm:py-10">
        {page}
      </main>
    </MemoryRouter>,
  );
  // The server puts the title into the head.
  return markup.replace(/<title>[^<]*<\/title>/, '');
}

function Home({ texts }: { texts: HomeTexts }) {
  return (
    <div className="grid items-start gap-6 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16">
      <HomeIntro texts={texts} dashboardPath={paths.login} />
    </div>
  );
}

/** The login and register pages. */
function Form({ heading }: { heading: string }) {
  return (
    <div className="mx-auto flex w-full max-w-100 flex-col gap-6 py-6 sm:py-12">
      <Card className="flex flex-col gap-6">
        <PageHeading size="card">{heading}</PageHeading>
      </Card>
    </div>
  );
}

/** @param action takes the room of the page's own actions beside the heading */
function Intro({ heading, intro, action }: { heading: string; intro?: string; action?: ReactElement }) {
  return (
    <div className="flex flex-col gap-1">
      <PageHeading action={action}>{heading}</PageHeading>
      {intro && <p className="text-muted">{intro}</p>}
    </div>
  );
}

/** The plans with the room of the usage above them, as the page shows them until it knows the person's own. */
function Pricing({ texts }: { texts: PricingTexts }) {
  const { heading, subtitle, free, premium } = texts;
  return (
    <div className="flex flex-col gap-6">
      <Intro heading={heading} intro={subtitle} />
      <UsageSkeleton />
      <div className="grid gap-6 md:grid-cols-2">
        <PlanCard
          texts={texts}
          plan={free}
          scans={scansPlaces.free}
          isCurrent={false}
          action={
            <Button variant="secondary" disabled>
              {free.downgrade}
            </Button>
          }
        />
        <PlanCard
          texts={texts}
          plan={premium}
          scans={scansPlaces.premium}
          isCurrent={false}
          action={<Button disabled>{premium.upgrade}</Button>}
        />
      </div>
    </div>
  );
}
