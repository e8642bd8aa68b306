// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const STORAGE_KEY = 'shortlist-draft';
const posting = 'Night nurse, cardiology ward';
const resume = 'Registered nurse for nine years';

/** A fresh module, as after a page reload. */
async function reload() {
  vi.resetModules();
  return import('./draft.ts');
}

const empty = { jobTitle: '', jobDescription: '', resumeText: '', resumeRoles: '' };

describe('the draft', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('forgets what a document said of a resume that is gone', async () => {
    const { changeDraft, getDraft } = await reload();
    changeDraft({ resumeText: resume, resumeRoles: 'n1a' });
    changeDraft({ resumeText: `${resume}, since May` });
    expect(getDraft().resumeRoles).toBe('n1a');
    changeDraft({ resumeText: '' });
    expect(getDraft().resumeRoles).toBe('');
  });

  test('survives a reload once it has been written', async () => {
    const { changeDraft } = await reload();
    changeDraft({ jobDescription: posting });
    changeDraft({ resumeText: resume, resumeRoles: 'n1a' });
    vi.advanceTimersByTime(1000);
    const { getDraft } = await reload();
    expect(getDraft()).toEqual({ jobTitle: '', jobDescription: posting, resumeText: resume, resumeRoles: 'n1a' });
  });

  test('is written once for a burst of typing', async () => {
    const { changeDraft } = await reload();
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    for (const text of ['N', 'Ni', 'Night']) changeDraft({ jobDescription: text });
    vi.advanceTimersByTime(1000);
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test('stays in the page when the storage is full, and says that it was not written', async () => {
    const { changeDraft, flushDraft, getDraft } = await reload();
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    changeDraft({ resumeText: resume });
    expect(flushDraft()).toBe(false);
    expect(getDraft().resumeText).toBe(resume);
  });

  test('is empty when the storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { getDraft } = await reload();
    expect(getDraft()).toEqual(empty);
  });

  test.each(['not json', 'null', '7', '{"jobTitle":3,"resumeText":null}'])(
    'is empty when what is stored is %s',
    async (stored) => {
      localStorage.setItem(STORAGE_KEY, stored);
      const { getDraft } = await reload();
      expect(getDraft()).toEqual(empty);
    },
  );

  test('leaves nothing behind when it is cleared', async () => {
    const { changeDraft, clearDraft } = await reload();
    changeDraft({ resumeText: resume });
    vi.advanceTimersByTime(1000);
    clearDraft();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  test('is forgotten in a tab when another tab clears it, and only then', async () => {
    const { changeDraft, flushDraft, getDraft, noticeForgottenDraft } = await reload();
    const told = (newValue: string | null) => new StorageEvent('storage', { key: STORAGE_KEY, newValue });
    changeDraft({ resumeText: resume });
    noticeForgottenDraft(told(JSON.stringify({ resumeText: 'what the other tab types' })));
    noticeForgottenDraft(new StorageEvent('storage', { key: 'shortlist-theme', newValue: null }));
    expect(getDraft().resumeText).toBe(resume);

    noticeForgottenDraft(told(null));
    expect(getDraft().resumeText).toBe('');
    flushDraft();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  test('emptied in one tab stays in another', async () => {
    const { changeDraft, flushDraft } = await reload();
    changeDraft({ resumeText: resume });
    flushDraft();
    changeDraft({ resumeText: '' });
    flushDraft();
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
  });
});

describe('the owner of a draft', () => {
  beforeEach(() => localStorage.clear());

  test('finds it again after the session expired; the next person finds nothing', async () => {
    const { changeDraft, getDraft, setDraftOwner } = await reload();
    setDraftOwner('ada');
    changeDraft({ resumeText: resume });
    setDraftOwner(null);
    expect(getDraft().resumeText).toBe('');
    setDraftOwner('ben');
    expect(getDraft().resumeText).toBe('');
    setDraftOwner('ada');
    expect(getDraft().resumeText).toBe(resume);
  });

  test('finds it again after a reload; the next person finds nothing', async () => {
    const before = await reload();
    before.setDraftOwner('ada');
    before.changeDraft({ resumeText: resume });
    before.flushDraft();
    const { getDraft, setDraftOwner } = await reload();
    expect(getDraft().resumeText).toBe('');
    setDraftOwner('ben');
    expect(getDraft().resumeText).toBe('');
    setDraftOwner('ada');
    expect(getDraft().resumeText).toBe(resume);
  });

  test('is whoever signs in after a visitor typed, and nobody else from then on', async () => {
    const { changeDraft, getDraft, setDraftOwner } = await reload();
    changeDraft({ resumeText: resume });
    setDraftOwner('ada');
    expect(getDraft().resumeText).toBe(resume);
    setDraftOwner(null);
    setDraftOwner('ben');
    expect(getDraft().resumeText).toBe('');
  });
});
