import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { texts } from './texts.ts';

/** The logo, a list with one line ticked, and the name; both link home. */
export function Logo() {
  return (
    <Link
      to={paths.home}
      className="-ml-2 flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold tracking-tight"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect width="24" height="24" rx="6" className="fill-accent" />
        <path d="M6 7.5h8M6 12h5M6 16.5h3.5" className="stroke-on-accent" strokeWidth="1.9" />
        <path d="m12.5 15.2 2.4 2.4L19 12" className="stroke-on-accent" strokeWidth="2.2" />
      </svg>
      {texts.product}
    </Link>
  );
}
