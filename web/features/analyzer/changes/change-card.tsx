import { Check, LocateFixed, Pencil, X } from 'lucide-react';
import { useId } from 'react';
import type { Change } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AskPerson } from './ask-person.tsx';
import { ChangedWords } from './changed-words.tsx';
import { EditChange } from './edit-change.tsx';
import { Evidence, Finding } from './evidence.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { questionsOf } from './questions-of.ts';
import { texts } from './texts.ts';
import type { OnShowPlace, Review } from './use-review.ts';

interface ChangeCardProps {
  change: Change;
  /** Counted from 1, as it is read out. */
  number: number;
  review: Review;
  resumeText: string;
  answers: readonly Answer[];
  isEditing: boolean;
  onShowPlace: OnShowPlace;
  onEditing(isEditing: boolean): void;
}

/** One change: its words, why it may be accepted or not, what it is worth, and what the person can do with it. */
export function ChangeCard(props: ChangeCardProps) {
  const { change, number, review, resumeText, answers, isEditing, onEditing, onShowPlace } = props;
  const id = useId();
  const isTaken = review.isTaken(change);
  const own = review.ownWords(change);
  const points = review.pointsOf(change);
  const proposed = review.proposedWords(change);

  return (
    <li
      // The list's keyboard shortcuts need a focusable card.
      tabIndex={-1}
      data-change={change.id}
      data-asks
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-xl border border-line p-3 focus-visible:outline-2 sm:p-4 focus-visible:outline-accent"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h4 id={id} className="text-sm max-sm:flex-1">
          {texts.change(texts.kinds[change.kind], number)}
        </h4>
        {points !== undefined && points !== 0 && own === undefined && (
          <Badge variant="outline" className="sm:order-1">
            {texts.points(points)}
          </Badge>
        )}
        {/* On phones verdict and state have a line of their own, which they share in every language. */}
        <span aria-hidden className="basis-full sm:hidden" />
        <Badge variant={isBacked(change, review) ? 'accent' : 'warning'}>{verdictOf(change, review)}</Badge>
        <span className="ml-auto whitespace-nowrap text-muted text-xs sm:order-2" role="status">
          {isTaken ? texts.state.in : texts.state.out}
        </span>
      </div>
      {isEditing ? (
        <EditChange
          words={own ?? proposed}
          onCancel={() => onEditing(false)}
          onKeep={(words) => {
            review.edit(change, words);
            onEditing(false);
          }}
        />
      ) : (
        <>
          <ChangedText change={change} own={own} />
          {own === undefined && <Evidence change={change} resumeText={resumeText} />}
          {own === undefined && <Questions change={change} proposed={proposed} answers={answers} />}
          <Actions
            change={change}
            review={review}
            isTaken={isTaken}
            onEdit={() => onEditing(true)}
            onShow={() => onShowPlace(change.id, wordsInPlace(change, { resumeText, isTaken, taken: own ?? proposed }))}
          />
        </>
      )}
    </li>
  );
}

function ChangedText({ change, own }: { change: Change; own: string | undefined }) {
  if (change.kind === 'moved' && own === undefined) {
    const [moved] = change.parts.flatMap(({ words }) => words);
    return (
      <p className="text-[15px] leading-relaxed">
        {moved?.text} <span className="text-muted text-sm">{texts.moved}</span>
      </p>
    );
  }
  return (
    <div className="whitespace-pre-wrap wrap-anywhere text-[15px] leading-relaxed">
      {change.parts.map(({ original, improved, words }) => (
        <p key={`${original.start} ${improved.start}`}>
          <ChangedWords words={own === undefined ? words : words.filter(({ kind }) => kind !== 'added')} />
        </p>
      ))}
      {own !== undefined && (
        <p>
          <ChangedWords words={[{ kind: 'added', text: own }]} />
        </p>
      )}
    </div>
  );
}

interface QuestionsProps {
  change: Change;
  proposed: string;
  answers: readonly Answer[];
}

/** A sentence is only offered as the answer when nothing else in it is open: a yes to one thing is not a yes to another. */
function Questions({ change, proposed, answers }: QuestionsProps) {
  const questions = questionsOf(change, answers);
  return questions.map(({ answer, kind, reason, ...asked }) => (
    <div key={asked.subjects.join()} className="flex flex-col gap-2 rounded-lg bg-subtle p-3">
      <Finding kind={kind} reason={reason} />
      {answer === undefined ? (
        <AskPerson {...asked} sentence={questions.length === 1 ? proposed : ''} />
      ) : (
        <GivenAnswer subjects={asked.subjects} answers={answers}>
          {answer ? texts.saidYes : texts.saidNo}
        </GivenAnswer>
      )}
    </div>
  ));
}

const pressed = 'aria-pressed:border-accent aria-pressed:bg-accent-soft';

interface ActionsProps {
  change: Change;
  review: Review;
  isTaken: boolean;
  onEdit(): void;
  onShow(): void;
}

function Actions({ change, review, isTaken, onEdit, onShow }: ActionsProps) {
  return (
    // On a 375-pixel phone three share a line in every language, without their icons.
    <div className="flex flex-wrap gap-1.5 max-sm:*:flex-1 max-sm:*:px-1.5 sm:gap-2 max-sm:[&_svg]:hidden">
      {review.isAcceptable(change) && (
        <Button
          size="small"
          variant="secondary"
          className={pressed}
          aria-pressed={isTaken && review.ownWords(change) === undefined}
          onClick={() => review.accept(change)}
        >
          <Check aria-hidden />
          {texts.accept}
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden />
        {texts.edit}
      </Button>
      <Button
        size="small"
        variant="secondary"
        className={pressed}
        aria-pressed={!isTaken}
        onClick={() => review.reject(change)}
      >
        <X aria-hidden />
        {texts.reject}
      </Button>
      <Button size="small" variant="ghost" className="max-sm:basis-full" onClick={onShow}>
        <LocateFixed aria-hidden className="inline!" />
        {texts.showPlace}
      </Button>
    </div>
  );
}

/** By the resume, or by the person. */
function isBacked(change: Change, review: Review): boolean {
  if (review.ownWords(change) !== undefined || review.isWritten(change)) return true;
  return change.isSafe && !review.isClashing(change);
}

function verdictOf(change: Change, review: Review): string {
  if (review.ownWords(change) !== undefined) return texts.verdicts.edited;
  if (review.isClashing(change)) return texts.verdicts.clashing;
  if (review.isConfirmed(change)) return texts.verdicts.confirmed;
  if (review.isWritten(change)) return texts.verdicts.written;
  if (change.isSafe) return texts.verdicts.supported;
  return change.lost.length > 0 ? texts.verdicts.lost : texts.verdicts.question;
}

/** The words that stand in the resume now, where the change is. */
function wordsInPlace(
  { parts }: Change,
  { resumeText, isTaken, taken }: { resumeText: string; isTaken: boolean; taken: string },
): string {
  const originals = parts.map(({ original }) => resumeText.slice(original.start, original.end).trim());
  return (isTaken && taken !== '' ? taken : originals.find((text) => text !== '')) ?? '';
}
