import { Circle, CircleCheck } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { example } from './example.ts';
import { MarkedText } from './marked-text.tsx';
import { texts } from './texts.ts';

const words = example.keywords.map(({ keyword }) => keyword);

/** Posting, resume, evidence: the three things the product puts side by side, in a small real example. */
export function HowItWorks() {
  const { title, lead, posting, resume, evidence } = texts.howItWorks;
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-6">
      <div>
        <h2 id="how-it-works" className="text-2xl">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        <Excerpt step={posting} title={`${example.jobTitle}, ${example.company}`} lines={example.posting} />
        <Excerpt step={resume} title={example.person} lines={example.resume} />
        <Card className="flex flex-col gap-4">
          <h3 className="text-base">{evidence}</h3>
          <ul className="flex flex-col gap-3 text-sm">
            {example.keywords.map(({ keyword, line }) => (
              <EvidenceItem key={keyword} keyword={keyword} line={line === null ? null : example.resume[line]} />
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}

function Excerpt({ step, title, lines }: { step: string; title: string; lines: readonly string[] }) {
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-base">{step}</h3>
      <div lang="en" className="flex flex-1 flex-col gap-2 rounded-lg bg-subtle p-4 text-[15px] leading-relaxed">
        <p className="font-medium">{title}</p>
        <ul className="flex flex-col gap-2">
          {lines.map((line) => (
            <li key={line}>
              <MarkedText text={line} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function EvidenceItem({ keyword, line }: { keyword: string; line: string | null }) {
  const Icon = line ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${line ? 'text-accent' : 'text-muted'}`} />
      <div>
        <p>
          <span lang="en" className="font-medium">
            {keyword}
          </span>{' '}
          <span className="text-muted">· {line ? texts.howItWorks.found : texts.howItWorks.missing}</span>
        </p>
        {line ? (
          <p lang="en" className="text-muted">{`“${line}”`}</p>
        ) : (
          <p className="text-muted">{texts.howItWorks.notFound}</p>
        )}
      </div>
    </li>
  );
}
