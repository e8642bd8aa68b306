import { Link } from 'react-router';
import { readInstallation } from '#web/lib/installation.ts';
import { paths } from '#web/lib/paths.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { texts } from './texts.ts';

const linkNames = ['privacy', 'terms', 'imprint'] as const;

/** Who wrote it, what is done with data, and the operator's own pages. */
export function Footer() {
  const { links } = readInstallation();
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-muted text-sm sm:px-6">
        <p className="py-2">{texts.copyright(new Date().getFullYear())}</p>
        <div className="flex flex-wrap items-center gap-x-6 max-sm:w-full max-sm:justify-between">
          <Link to={paths.aboutData} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {texts.aboutData}
          </Link>
          {linkNames.map((name) => {
            const href = links[name];
            return (
              href && (
                <a
                  key={name}
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {texts.operatorLinks[name]}
                </a>
              )
            );
          })}
          <LanguageSwitch label={texts.language} />
        </div>
      </div>
    </footer>
  );
}
