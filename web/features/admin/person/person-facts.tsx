import { type ReactNode, useId } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { isForGood } from './ban-length.ts';
import { texts } from './texts.ts';

/** The account in numbers. */
export function PersonFacts({ person }: { person: AdminUser }) {
  const headingId = useId();
  const words = texts.facts;
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <h2 id={headingId} className="text-base">
          {words.heading}
        </h2>
        <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={words.email}>{person.email ?? texts.noEmail}</Fact>
          <Fact name={words.joined}>{format.date(new Date(person.created_at))}</Fact>
          <Fact name={words.lastSignIn}>
            {person.last_sign_in_at ? format.moment(new Date(person.last_sign_in_at)) : words.never}
          </Fact>
          <Fact name={words.plan}>{presentPlan(person)}</Fact>
          <Fact name={words.scans}>
            {words.scansUsed(person.scan_limit - person.scans_remaining, person.scan_limit)}
          </Fact>
          <Fact name={words.resumes}>{format.number(person.resumes)}</Fact>
          {person.banned_until && (
            <Fact name={words.bannedUntil}>
              {isForGood(person.banned_until) ? words.forGood : format.moment(new Date(person.banned_until))}
            </Fact>
          )}
        </dl>
      </Card>
    </section>
  );
}

function presentPlan({ plan, is_paid: isPaid, current_period_end: end }: AdminUser): string {
  const name = texts.facts.plans[plan];
  if (plan === 'free') return name;
  if (end) return texts.facts.until(name, end);
  return isPaid ? texts.facts.paid(name) : name;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="font-medium text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
