import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDraft } from '#web/lib/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from './texts.ts';

/** In place of the trial, for those who have the whole analyzer. */
export function WelcomeBack() {
  const [draft] = useDraft();
  const hasDraft = draft.jobDescription !== '' || draft.resumeText !== '';
  const { title, withDraft, withoutDraft, open } = texts.signedIn;
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{hasDraft ? withDraft : withoutDraft}</p>
      <Button asChild variant="secondary">
        <Link to={paths.analyzer}>
          {open}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}
