import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { BuiltPages } from '#contract/built-pages.ts';
import { createFormat, type Format } from '#contract/format.ts';
import { type Language, languageNames, languages } from '#contract/languages.ts';
import type { Texts as AnalyzerTexts } from '#web/features/analyzer/texts/en.ts';
import type { Texts as AuthTexts } from '#web/features/auth/texts/en.ts';
import type { Texts as DashboardTexts } from '#web/features/dashboard/texts/en.ts';
import { HomeIntro } from '#web/features/home/home-intro.tsx';
import type { Texts as HomeTexts } from '#web/features/home/texts/en.ts';
import type { Texts as PricingTexts } from '#web/features/pricing/texts/en.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

type Files<Texts> = Readonly<Record<string, (format: Format) => Texts>>;
type Shells = BuiltPages['shells'];
type ShellsByPath = Shells[string];
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

/**
 * What the page at a path begins with, by path: it is put into the served page, which shows it until the scripts are there. The
 * build runs this.
 */
export function renderShells(): Shells {
  return Object.fromEntries(languageNames.map((language) => [language, renderIn(language)]));
}

function renderIn(language: Language): ShellsByPath {
  const format = createFormat(languages[language].locale);
  const of = <Texts,>(files: Files<Texts>): Texts => {
    const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? [];
    if (!texts) throw new Error(`There are no texts in ${language}.`);
    return texts(format);
  };
  const { loginPage, registerPage } = of(auth);
  const { heading, subtitle } = of(pricing);
  const forVisitors = {
    [paths.home]: <Home texts={of(home)} />,
    [paths.login]: <Form heading={loginPage.heading} />,
    [paths.register]: <Form heading={registerPage.heading} />,
  };
  const forPeople = {
    [paths.analyzer]: <Intro heading={of(analyzer).heading} intro={of(analyzer).intro} />,
    [paths.dashboard]: <Intro heading={of(dashboard).heading} action={<span className="sm:h-11" />} />,
    [paths.subscription]: <Intro heading={heading} intro={subtitle} />,
  };
  return { ...rendered('visitor', forVisitors), ...rendered('person', forPeople) };
}

/** @param reader whom it is for: web/public/theme.js knows who is there, and shows it to nobody else */
function rendered(reader: 'visitor' | 'person', pages: Readonly<Record<string, ReactElement>>): ShellsByPath {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => {
      const markup = renderToStaticMarkup(
        <MemoryRouter>
          {/* As in layout.tsx. */}
          <main
            data-shell={reader}
            className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 sm:py-10"
          >
            {page}
          </main>
        </MemoryRouter>,
      );
      // The server gives each page its own title.
      return [path, markup.replace(/<title>[^<]*<\/title>/, '')];
    }),
  );
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
