import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';
import { createStore } from './store.ts';

/** What is typed into the analyzer, or on the home page, before it is saved. */
export interface Draft {
  jobTitle: string;
  jobDescription: string;
  resumeText: string;
  /** What the resume's document says of its lines; empty without one. */
  resumeRoles: string;
}

const STORAGE_KEY = 'shortlist-draft';
/** Long enough to write once per burst of typing, short enough that a crash loses a word at most. */
const WRITE_DELAY_MS = 300;
const emptyDraft: Draft = { jobTitle: '', jobDescription: '', resumeText: '', resumeRoles: '' };

const draft = createStore(readDraft);
/** The signed-in person's id; null for a visitor. A draft is kept with the id of its owner and shown to nobody else. */
let owner: string | null = null;
let pendingWrite: ReturnType<typeof setTimeout> | undefined;

/** The draft: shared by all pages, and kept across a reload and a login. */
export const { get: getDraft } = draft;

/** Changes fields of the draft. When storage is full or blocked, the draft lasts until the page is left. Never throws. */
export function changeDraft(change: Partial<Draft>): void {
  clearTimeout(pendingWrite);
  pendingWrite = setTimeout(flushDraft, WRITE_DELAY_MS);
  const next = { ...getDraft(), ...change };
  draft.set(next.resumeText === '' ? { ...next, resumeRoles: '' } : next);
}

/**
 * Sets who is using the page from now on. What a visitor has typed goes to whoever signs in; a person's draft waits
 * for that person, however the session ended, until somebody else types.
 */
export function setDraftOwner(next: string | null): void {
  if (next === owner) return;
  const isVisitors = owner === null && Object.values(getDraft()).some((text) => text !== '');
  flushDraft();
  owner = next;
  if (isVisitors) writeDraft();
  else draft.set(readDraft());
}

/** Forgets the draft: here, in storage, and in the other tabs, which notice that storage no longer has it. */
export function clearDraft(): void {
  forgetDraft();
  storage.remove(STORAGE_KEY);
}

function forgetDraft(): void {
  clearTimeout(pendingWrite);
  pendingWrite = undefined;
  draft.set(emptyDraft);
}

/** Forgets the draft when another tab does; other changes are not shared, as each tab keeps what was typed there. */
export function noticeForgottenDraft(event: StorageEvent): void {
  if (event.key === STORAGE_KEY && event.newValue === null) forgetDraft();
}

/** Writes what is not written yet. @returns false if storage refused it */
export function flushDraft(): boolean {
  if (pendingWrite === undefined) return true;
  clearTimeout(pendingWrite);
  pendingWrite = undefined;
  return writeDraft();
}

function writeDraft(): boolean {
  // Empty fields are stored too: only a forgotten draft is removed.
  return storage.write(STORAGE_KEY, JSON.stringify({ ...getDraft(), owner }));
}

/** The draft, and the function that changes it. */
export function useDraft(): readonly [Draft, typeof changeDraft] {
  return [useSyncExternalStore(subscribe, getDraft), changeDraft];
}

function readDraft(): Draft {
  try {
    const stored: Record<string, unknown> = Object(JSON.parse(storage.read(STORAGE_KEY) ?? 'null'));
    if (typeof stored.owner === 'string' && stored.owner !== owner) return emptyDraft;
    const text = (field: keyof Draft) => (typeof stored[field] === 'string' ? stored[field] : '');
    return {
      jobTitle: text('jobTitle'),
      jobDescription: text('jobDescription'),
      resumeText: text('resumeText'),
      resumeRoles: text('resumeRoles'),
    };
  } catch {
    return emptyDraft;
  }
}

function subscribe(notify: () => void): () => void {
  // Registered once, however often this runs; it writes nothing if nothing was typed.
  addEventListener('pagehide', flushDraft);
  return draft.subscribe(notify);
}
