import { describe, expect, test } from 'vitest';
import { type DashboardView, defaultView, readView, writeView } from './view-url.ts';

describe('the dashboard’s URL', () => {
  test('has no query for the default view', () => {
    expect(writeView(defaultView)).toBe('');
    expect(readView('')).toEqual(defaultView);
  });

  test('restores the same view', () => {
    const view: DashboardView = {
      filters: {
        searchTerm: 'Pflege & Kräfte + mehr ',
        scoreRange: [40, 85],
        dateRange: { from: new Date(2025, 0, 5), to: new Date(2025, 11, 31) },
        analysisType: 'basic',
      },
      sort: { key: 'jobTitle', direction: 'asc' },
      page: 12,
    };
    expect(writeView(view)).toBe(
      '?q=Pflege+%26+Kr%C3%A4fte+%2B+mehr+&score=40-85&from=2025-01-05&to=2025-12-31&type=basic&sort=jobTitle&order=asc&page=12',
    );
    expect(readView(writeView(view))).toEqual(view);
  });

  test('keeps an open end of the dates open', () => {
    const { dateRange } = readView('?to=2025-03-01').filters;
    expect(dateRange).toEqual({ from: undefined, to: new Date(2025, 2, 1) });
  });

  test.each([
    'score=80-40',
    'score=41-80',
    'score=0-105',
    'score=-5-50',
    'score=50',
    'score=a-b',
    'from=2025-02-31',
    'from=yesterday',
    'from=2025-06-01&to=2025-05-01',
    'type=premium',
    'sort=salary',
    'order=sideways',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=',
    'unknown=1',
  ])('falls back to the default view for %s', (search) => {
    expect(readView(`?${search}`)).toEqual(defaultView);
  });

  test('keeps the other values when one is wrong', () => {
    expect(readView('?type=nonsense&page=3')).toEqual({ ...defaultView, page: 3 });
  });
});
