import { expect, test } from 'vitest';
import { noFilters, toQuery } from './use-log-filters.ts';

test('days become the start and end times of the range, the last day included', () => {
  const { from_at: from, to_at: to } = toQuery({ ...noFilters, from: '2026-02-27', to: '2026-02-28' });
  expect(new Date(from ?? '')).toEqual(new Date(2026, 1, 27));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 2, 1));
});

test('malformed values in a URL are ignored', () => {
  const query = toQuery({ ...noFilters, actor: 'somebody', from: 'yesterday', to: '2026-99' });
  expect(Object.values(query).filter((value) => value !== undefined)).toEqual([]);
});
