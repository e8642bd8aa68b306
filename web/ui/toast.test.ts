import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, getToast, toast, toastRules } from './toast.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  test('are shown one at a time: the newest', () => {
    toast({ title: 'Login failed', variant: 'destructive' });
    toast({ title: 'Login successful', description: 'Welcome back!' });
    expect(getToast()).toMatchObject({ title: 'Login successful', isOpen: true, variant: undefined });
  });

  test('stay in the list, closed, for the time of product rule 9.8', () => {
    toast({ title: 'Logged out' });
    dismissToast(getToast()?.id ?? 0);
    expect(getToast()).toMatchObject({ title: 'Logged out', isOpen: false });
    vi.advanceTimersByTime(toastRules.removeAfterMs - 1);
    expect(getToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(getToast()).toBeNull();
  });

  test('are not closed when an earlier one ends late', () => {
    toast({ title: 'First' });
    const first = getToast()?.id ?? 0;
    dismissToast(first);
    toast({ title: 'Second' });
    dismissToast(first);
    vi.advanceTimersByTime(toastRules.removeAfterMs);
    expect(getToast()).toMatchObject({ title: 'Second', isOpen: true });
  });

  test('keep the numbers of product rule 9.8', () => {
    expect(toastRules).toEqual({ durationMs: 5000, swipeThreshold: 50, hotkey: 'F8', removeAfterMs: 1_000_000 });
  });
});
