import { useState } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths, triedPath } from '#web/lib/paths.ts';
import { randomId } from '#web/lib/random-id.ts';
import { Features } from './features.tsx';
import { HomeIntro } from './home-intro.tsx';
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
        <HomeIntro texts={texts} dashboardPath={isAuthenticated ? paths.dashboard : paths.login} />
        {isAuthenticated ? <WelcomeBack /> : <TryIt onSignIn={signInToGoOn} />}
      </div>
      <Features />
      <HowItWorks />
    </div>
  );
}
