import { FileText, ScrollText, Settings, Users } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { texts } from './texts.ts';

const tools = [
  { name: 'users', to: paths.adminUsers, Icon: Users },
  { name: 'resumes', to: paths.adminResumes, Icon: FileText },
  { name: 'settings', to: paths.adminSettings, Icon: Settings },
  { name: 'auditLogs', to: paths.adminAuditLogs, Icon: ScrollText },
] as const;

/** Links to the other pages. */
export function ToolCards() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-xl">
        {texts.tools.heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tools.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-full gap-4 rounded-xl border border-line bg-surface p-4 transition-colors hover:border-accent sm:p-6"
            >
              <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              <span className="flex flex-col gap-1">
                <span className="font-semibold">{texts.tools[name].title}</span>
                <span className="text-muted text-sm">{texts.tools[name].description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
