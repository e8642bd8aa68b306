import { useId } from 'react';
import type { KeywordQuestion } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { inWords } from '#web/lib/engine-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { askedId } from '../lib/asked-id.ts';
import { foldSmall } from '../lib/gaps.ts';
import { AskPerson } from './ask-person.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { questionsOf } from './questions-of.ts';
import { texts } from './texts.ts';
import type { Review } from './use-review.ts';

interface KeywordQuestionsProps {
  questions: readonly KeywordQuestion[];
  /** What the shown text lacks: what the person has written since is not asked about. */
  missing: ReadonlySet<string>;
  answers: readonly Answer[];
  review: Review;
}

/**
 * The posting's keywords without evidence in the resume, each as a question, except those a change already asks about. What
 * was denied before is not asked again, and can be taken back here.
 */
export function KeywordQuestions({ questions, missing, answers, review }: KeywordQuestionsProps) {
  const id = useId();
  const asked = new Set(
    review.changes.flatMap((change) =>
      questionsOf(change, answers).flatMap(({ subjects }) => subjects.map((subject) => subject.toLowerCase())),
    ),
  );
  const asks = questions.filter(
    ({ keyword }) =>
      (missing.has(keyword) || review.keywords.includes(keyword)) &&
      answerTo(keyword, answers)?.is_true !== false &&
      !asked.has(keyword.toLowerCase()),
  );
  const denied = questions.filter(({ keyword }) => answerTo(keyword, answers)?.is_true === false);
  if (asks.length + denied.length === 0) return null;
  const { open, folded } = foldSmall(asks, ({ gain }) => gain);
  const listed = (list: readonly KeywordQuestion[]) => (
    <ul className="grid gap-3 md:grid-cols-2">
      {list.map((question) => (
        <Question
          key={question.keyword}
          question={question}
          isKnown={answerTo(question.keyword, answers)?.is_true === true}
          isAdded={review.keywords.includes(question.keyword)}
          onAdd={(isWanted) => review.setKeyword(question.keyword, isWanted)}
        />
      ))}
    </ul>
  );
  return (
    <section
      id={askedId}
      aria-labelledby={id}
      tabIndex={-1}
      data-asks
      className="flex scroll-mt-48 flex-col gap-3 border-line border-t pt-4 outline-none"
    >
      <div>
        <h3 id={id} className="text-base">
          {texts.questions.heading}
        </h3>
        <p className="text-muted text-sm">{texts.questions.intro}</p>
      </div>
      {open.length > 0 && listed(open)}
      {folded.length > 0 && <Disclosure summary={texts.questions.also(folded.length)}>{listed(folded)}</Disclosure>}
      {denied.length > 0 && (
        <Disclosure summary={texts.questions.denied(denied.length)}>
          <ul className="flex flex-col divide-y divide-line">
            {denied.map(({ keyword }) => (
              <li key={keyword} className="py-1">
                <GivenAnswer subjects={[keyword]} answers={answers}>
                  {keyword}
                </GivenAnswer>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

interface QuestionProps {
  question: KeywordQuestion;
  /** Confirmed before, in this analysis or an earlier one. */
  isKnown: boolean;
  isAdded: boolean;
  onAdd(isWanted: boolean): void;
}

function Question({ question: { keyword, question }, isKnown, isAdded, onAdd }: QuestionProps) {
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-4">
      {isAdded || isKnown ? (
        <>
          <p className="font-medium text-sm">{inWords(question)}</p>
          <div className="flex flex-wrap items-center gap-2">
            <p className="grow text-muted text-sm">{isAdded ? texts.questions.added : texts.questions.before}</p>
            <Button size="small" variant="secondary" onClick={() => onAdd(!isAdded)}>
              {isAdded ? texts.questions.takeOut(keyword) : texts.questions.add(keyword)}
            </Button>
          </div>
        </>
      ) : (
        <AskPerson
          question={inWords(question)}
          subjects={[keyword]}
          yes={texts.yes}
          no={texts.no}
          sentence=""
          onTrue={() => onAdd(true)}
        />
      )}
    </li>
  );
}

function answerTo(keyword: string, answers: readonly Answer[]): Answer | undefined {
  return answers.find(({ subject }) => subject.toLowerCase() === keyword.toLowerCase());
}
