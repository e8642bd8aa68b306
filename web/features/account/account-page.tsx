import { PageHeading } from '#web/ui/page-heading.tsx';
import { AnswersSection } from './answers-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { texts } from './texts.ts';

/** Everything a person can change about their account. */
export function AccountPage() {
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div className="flex flex-col gap-1">
        <PageHeading>{texts.heading}</PageHeading>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <ProfileSection />
      <LanguageSection />
      <EmailSection />
      <PasswordSection />
      <FactorsSection />
      <IdentitiesSection />
      <SessionsSection />
      <AnswersSection />
      <DataSection />
      <DeleteSection />
    </div>
  );
}
