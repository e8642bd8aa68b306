import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type EmailLink, readEmailLink } from './email-link.ts';
import { redeemLink } from './redeem-link.ts';
import { texts } from './texts.ts';

/** The page our email links open. Nothing happens until the button is pressed: link scanners do not press buttons. */
export function LinkPage() {
  // Read as the page opened: the router owns the URL from then on.
  const [link] = useState(() => readEmailLink(location));
  return (
    <div className="mx-auto flex w-full max-w-100 flex-col gap-6 py-6 sm:py-12">
      <Card className="flex flex-col gap-4">{link === null ? <NoLink /> : <Redeem link={link} />}</Card>
    </div>
  );
}

/** For a sign-in that returned to a browser where it did not begin, and for URLs without a link. */
function NoLink() {
  const { isAuthenticated } = useAuth();
  const { title, description, start, account } = texts.link.notBegunHere;
  return (
    <>
      <PageHeading title={title} size="card">
        {title}
      </PageHeading>
      <p>{description}</p>
      <Button asChild>
        <Link to={isAuthenticated ? paths.account : paths.login}>{isAuthenticated ? account : start}</Link>
      </Button>
    </>
  );
}

function Redeem({ link }: { link: EmailLink }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'busy' | 'firstOfTwo' | 'over'>('ready');
  const [error, setError] = useState<string>();
  const { heading, description, button } = texts.link.kinds[link.kind];

  const open = async () => {
    setState('busy');
    setError(undefined);
    try {
      const next = await redeemLink(link);
      if (next === null) return setState('firstOfTwo');
      await navigate(next, { replace: true });
    } catch (caught) {
      const isOver = caught instanceof Error && 'code' in caught && caught.code === 'otp_expired';
      setState(isOver ? 'over' : 'ready');
      setError(isOver ? texts.link.over : describeAuthError(caught) || texts.link.failed);
    }
  };
  if (state === 'firstOfTwo') {
    return (
      <>
        <PageHeading title={heading} size="card">
          {texts.link.firstOfTwo.title}
        </PageHeading>
        <p role="status">{texts.link.firstOfTwo.description}</p>
      </>
    );
  }
  return (
    <>
      <PageHeading title={heading} size="card">
        {heading}
      </PageHeading>
      <p>{description}</p>
      {user?.email && link.kind !== 'email_change' && (
        <p className="wrap-anywhere text-muted">{texts.link.replaces(user.email)}</p>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      {state === 'over' ? (
        <Button asChild>
          <Link to={link.kind === 'recovery' ? paths.forgotPassword : paths.login}>{texts.link.again[link.kind]}</Link>
        </Button>
      ) : (
        <Button disabled={state === 'busy'} aria-busy={state === 'busy'} onClick={() => void open()}>
          {state === 'busy' ? texts.link.opening : button}
        </Button>
      )}
    </>
  );
}
