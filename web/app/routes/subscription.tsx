import { SignInFirst } from '#web/features/auth/sign-in-first.tsx';
import { PricingPage } from '#web/features/pricing/pricing-page.tsx';

export function Page() {
  return (
    <SignInFirst>
      <PricingPage />
    </SignInFirst>
  );
}
