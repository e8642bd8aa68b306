import { useState } from 'react';
import { useAnswerActions, useAnswers } from '#web/lib/answers.ts';

/** A keyword a person can confirm, and what to consider first. */
export interface OfferedKeyword {
  keyword: string;
  /** The line that shows it, or the question only they can answer; empty without an explanation. */
  hint: string;
  /** Nothing in the resume shows it: a tick is an answer about the person, which is remembered. */
  isQuestion: boolean;
}

export interface Choices {
  /** What was denied before is not offered again. */
  offered: readonly OfferedKeyword[];
  /** The ticked keywords. */
  chosen: readonly string[];
  isTicked(offer: OfferedKeyword): boolean;
  tick(offer: OfferedKeyword, isTicked: boolean): void;
  /** Where or how they have a keyword, in their own words. */
  placeOf(keyword: string): string;
  setPlace(keyword: string, place: string): void;
  /** Remembers what was ticked without evidence. */
  rememberChosen(): Promise<void>;
  /** Remembers that the person does not have it. */
  deny(keyword: string): Promise<void>;
}

/**
 * Which of the offered keywords go into the resume. At first, those the resume shows in other words are ticked, and
 * the others as the person answered before: a keyword they do not have, put into their resume, can cost them the
 * job. Later, what they chose last.
 */
export function useChoices(allOffered: readonly OfferedKeyword[], confirmed: readonly string[]): Choices {
  const answers = useAnswers().data ?? [];
  const { remember } = useAnswerActions();
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());

  const known = new Map(answers.map((answer) => [answer.subject.toLowerCase(), answer]));
  const saidOf = (keyword: string) => known.get(keyword.toLowerCase())?.is_true;
  const offered = allOffered.filter(({ keyword, isQuestion }) => !isQuestion || saidOf(keyword) !== false);
  const isFirst = confirmed.length === 0;
  const isTicked = ({ keyword, isQuestion }: OfferedKeyword) =>
    touched.get(keyword) ?? (isFirst ? !isQuestion || saidOf(keyword) === true : confirmed.includes(keyword));
  const placeOf = (keyword: string) => places.get(keyword) ?? known.get(keyword.toLowerCase())?.statement ?? '';
  const answer = (keyword: string, isTrue: boolean) => ({
    subject: keyword,
    is_true: isTrue,
    statement: placeOf(keyword).trim() || null,
  });
  return {
    offered,
    chosen: offered.filter(isTicked).map(({ keyword }) => keyword),
    isTicked,
    tick: ({ keyword }, isNow) => setTouched(new Map(touched).set(keyword, isNow)),
    placeOf,
    setPlace: (keyword, place) => setPlaces(new Map(places).set(keyword, place)),
    rememberChosen: () => {
      const told = offered.filter(({ keyword, isQuestion }) => isQuestion && touched.get(keyword) === true);
      return remember(told.map(({ keyword }) => answer(keyword, true)));
    },
    deny: (keyword) => remember([{ ...answer(keyword, false), statement: null }]),
  };
}
