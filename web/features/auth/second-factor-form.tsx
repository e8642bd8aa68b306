import { useAuth } from '#web/lib/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FactorSteps } from './factor-steps.tsx';
import { texts } from './texts.ts';

/** The step after the password for people with a second factor. */
export function SecondFactorForm() {
  const { logout } = useAuth();
  return (
    <div className="mx-auto w-full max-w-100 py-6 sm:py-12">
      <Card className="flex flex-col gap-4">
        <PageHeading size="card">{texts.secondFactor.heading}</PageHeading>
        <FactorSteps />
        <Button variant="ghost" onClick={() => void logout()}>
          {texts.secondFactor.other}
        </Button>
      </Card>
    </div>
  );
}
