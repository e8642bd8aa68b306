// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { useUrlState } from './use-url-state.ts';

let write: (change: Record<string, string>) => void = () => {};

function Filters() {
  const [read, change] = useUrlState();
  const { search } = useLocation();
  write = change;
  return (
    <>
      <output>{`${read('from')} ${read('to')} ${search}`}</output>
      <Link to="?from=3">a link</Link>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('filters in the URL', () => {
  test('keep both of two simultaneous changes, and leave out empty values', () => {
    render(<Filters />, { wrapper: MemoryRouter });
    act(() => {
      write({ from: '1' });
      write({ to: '2' });
    });
    expect(shown()).toBe('1 2 ?from=1&to=2');
    act(() => write({ from: '' }));
    expect(shown()).toBe(' 2 ?to=2');
  });

  test('follow a clicked link', () => {
    render(<Filters />, { wrapper: MemoryRouter });
    act(() => write({ to: '2' }));
    act(() => screen.getByRole('link').click());
    expect(shown()).toBe('3  ?from=3');
  });
});
