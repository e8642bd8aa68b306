// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getToast } from '#web/ui/toast.ts';
import { usePart } from './use-part.ts';

interface HostProps {
  isWanted: boolean;
  load: () => Promise<() => string>;
  giveUp?: () => void;
}

function Host({ isWanted, load, giveUp = () => {} }: HostProps) {
  const Part = usePart(load, isWanted, giveUp);
  return Part && isWanted && <Part />;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of the page', () => {
  test('is downloaded once, when it is first needed', async () => {
    const load = vi.fn(async () => () => 'the part');
    const { rerender } = render(<Host isWanted={false} load={load} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Host isWanted load={load} />);
    expect(await screen.findByText('the part')).toBeTruthy();
    rerender(<Host isWanted={false} load={load} />);
    rerender(<Host isWanted load={load} />);
    expect(screen.getByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that cannot be downloaded says so and closes what needed it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const giveUp = vi.fn();
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    render(<Host isWanted load={load} giveUp={giveUp} />);
    await expect.poll(() => giveUp).toHaveBeenCalledTimes(1);
    expect(getToast()).toMatchObject({ title: 'This part could not be loaded', variant: 'destructive' });
  });
});
