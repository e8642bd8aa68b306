import { attributions } from '#engine';
import { texts } from '#web/app/texts.ts';
import { readInstallation } from '#web/lib/installation.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** What data the engine uses and where it comes from, in the wording that the sources' licences require. */
export function Page() {
  const { heading, how, aiReads, sources } = texts.aboutDataPage;
  const { ai } = readInstallation();
  return (
    <article className="flex max-w-text flex-col gap-6">
      <PageHeading>{heading}</PageHeading>
      {how.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ai && <p>{aiReads(ai.model, ai.host)}</p>}
      <h2 className="mt-2 text-xl">{sources}</h2>
      <ul className="flex flex-col gap-4 border-line border-l-2 pl-4 text-muted text-sm">
        {attributions.map((line) => (
          <li key={line} lang="en">
            {line}
          </li>
        ))}
      </ul>
    </article>
  );
}
