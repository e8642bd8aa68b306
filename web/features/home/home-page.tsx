import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths, triedPath } from '#web/lib/paths.ts';
import { randomId } from '#web/lib/random-id.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { texts } from './texts.ts';
import { TryIt } from './try-it.tsx';
import { WelcomeBack } from './welcome-back.tsx';

/** What the product is, and a first taste of it. */
export function HomePage() {
  const { isAuthenticated, openAuthDialog } = useAuth();
  const [next, setNext] = useState<string>();
  // People who sign in from the trial want what it promised: the results of the texts they tried.
  if (isAuthenticated && next) return <Navigate to={next} replace />;

  const signInToGoOn = () => {
    const results = next ?? triedPath(randomId());
    setNext(results);
    openAuthDialog('register', results);
  };
  return (
    <div className="flex flex-col gap-16 sm:gap-20">
      <div className="grid items-start gap-6 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16">
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
              <Link to={isAuthenticated ? paths.dashboard : paths.login}>{texts.dashboard}</Link>
            </Button>
          </div>
        </div>
        {isAuthenticated ? <WelcomeBack /> : <TryIt onSignIn={signInToGoOn} />}
      </div>
      <Features />
      <HowItWorks />
    </div>
  );
}
