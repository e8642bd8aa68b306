import { describe, expect, test } from 'vitest';
import {
  countActiveFilters,
  type DashboardFilters,
  defaultSort,
  filterResumes,
  nextSort,
  noFilters,
  sortResumes,
} from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';

function buildSummary(overrides: Partial<ResumeSummary> = {}): ResumeSummary {
  return {
    id: crypto.randomUUID(),
    jobTitle: 'Registered Nurse',
    matchScore: 50,
    optimizedMatchScore: 0,
    hasOptimizedText: false,
    dateCreated: new Date(2025, 0, 5, 12),
    ...overrides,
  };
}

const titlesOf = (resumes: ResumeSummary[]) => resumes.map((resume) => resume.jobTitle);
const withFilters = (overrides: Partial<DashboardFilters>): DashboardFilters => ({ ...noFilters, ...overrides });

describe('filters', () => {
  test('without filters every resume is kept, in its order', () => {
    const list = [buildSummary({ jobTitle: 'B' }), buildSummary({ jobTitle: 'A' })];
    expect(titlesOf(filterResumes(list, noFilters))).toEqual(['B', 'A']);
  });

  test('the search finds part of a title in any case, even beyond ASCII', () => {
    const list = [buildSummary({ jobTitle: 'Öffentlicher Dienst' }), buildSummary({ jobTitle: 'Chef' })];
    expect(titlesOf(filterResumes(list, withFilters({ searchTerm: ' öFFENT ' })))).toEqual(['Öffentlicher Dienst']);
  });

  test('the score filter uses the optimised score if present, else the original', () => {
    const list = [
      buildSummary({ jobTitle: 'raised', matchScore: 40, optimizedMatchScore: 90, hasOptimizedText: true }),
      buildSummary({ jobTitle: 'plain', matchScore: 40 }),
    ];
    expect(titlesOf(filterResumes(list, withFilters({ scoreRange: [80, 100] })))).toEqual(['raised']);
    expect(titlesOf(filterResumes(list, withFilters({ scoreRange: [0, 45] })))).toEqual(['plain']);
  });

  test('both ends of the score range are included', () => {
    const list = [40, 45, 50, 55].map((matchScore) => buildSummary({ jobTitle: String(matchScore), matchScore }));
    expect(titlesOf(filterResumes(list, withFilters({ scoreRange: [45, 50] })))).toEqual(['45', '50']);
  });

  test('a day chosen as From and To covers that whole day', () => {
    const list = [
      buildSummary({ jobTitle: 'evening before', dateCreated: new Date(2025, 0, 4, 23, 59, 59) }),
      buildSummary({ jobTitle: 'first minute', dateCreated: new Date(2025, 0, 5, 0, 0) }),
      buildSummary({ jobTitle: 'last minute', dateCreated: new Date(2025, 0, 5, 23, 59, 59) }),
      buildSummary({ jobTitle: 'day after', dateCreated: new Date(2025, 0, 6, 0, 0) }),
    ];
    const day = new Date(2025, 0, 5, 15);
    expect(titlesOf(filterResumes(list, withFilters({ dateRange: { from: day, to: day } })))).toEqual([
      'first minute',
      'last minute',
    ]);
  });

  test('one end of the date range alone leaves the other open', () => {
    const list = [
      buildSummary({ jobTitle: 'old', dateCreated: new Date(2020, 1, 1) }),
      buildSummary({ jobTitle: 'new', dateCreated: new Date(2026, 1, 1) }),
    ];
    expect(titlesOf(filterResumes(list, withFilters({ dateRange: { from: new Date(2025, 0, 1) } })))).toEqual(['new']);
    expect(titlesOf(filterResumes(list, withFilters({ dateRange: { to: new Date(2025, 0, 1) } })))).toEqual(['old']);
  });

  test('type ai keeps those with optimised text, basic those without', () => {
    const list = [buildSummary({ jobTitle: 'ai', hasOptimizedText: true }), buildSummary({ jobTitle: 'basic' })];
    expect(titlesOf(filterResumes(list, withFilters({ analysisType: 'ai' })))).toEqual(['ai']);
    expect(titlesOf(filterResumes(list, withFilters({ analysisType: 'basic' })))).toEqual(['basic']);
  });

  test('active filters are counted, and a search of only spaces is not active', () => {
    expect(countActiveFilters(withFilters({ searchTerm: '  ' }))).toBe(0);
    expect(countActiveFilters(withFilters({ scoreRange: [5, 100], dateRange: { to: new Date() } }))).toBe(2);
  });
});

describe('sorting', () => {
  test('the list starts with the newest first', () => {
    const list = [
      buildSummary({ jobTitle: 'old', dateCreated: new Date(2024, 1, 1) }),
      buildSummary({ jobTitle: 'new', dateCreated: new Date(2026, 1, 1) }),
    ];
    expect(titlesOf(sortResumes(list, defaultSort))).toEqual(['new', 'old']);
  });

  test('choosing the same key reverses the direction, another key starts descending', () => {
    const turned = nextSort(defaultSort, 'dateCreated');
    expect(turned).toEqual({ key: 'dateCreated', direction: 'asc' });
    expect(nextSort(turned, 'dateCreated').direction).toBe('desc');
    expect(nextSort(turned, 'jobTitle')).toEqual({ key: 'jobTitle', direction: 'desc' });
  });

  test('titles sort as a person reads them: case and accents aside, numbers by value', () => {
    const list = ['Level 10', 'level 9', 'Éclair chef', 'driver'].map((jobTitle) => buildSummary({ jobTitle }));
    expect(titlesOf(sortResumes(list, { key: 'jobTitle', direction: 'asc' }))).toEqual([
      'driver',
      'Éclair chef',
      'level 9',
      'Level 10',
    ]);
  });

  test('a resume without optimised score sorts below every optimised one', () => {
    const list = [
      buildSummary({ jobTitle: 'none', matchScore: 99 }),
      buildSummary({ jobTitle: 'low', matchScore: 10, optimizedMatchScore: 20 }),
    ];
    expect(titlesOf(sortResumes(list, { key: 'optimizedScore', direction: 'desc' }))).toEqual(['low', 'none']);
  });

  test('sorting leaves the given list as it was', () => {
    const list = [buildSummary({ matchScore: 1 }), buildSummary({ matchScore: 2 })];
    sortResumes(list, { key: 'matchScore', direction: 'desc' });
    expect(list.map((resume) => resume.matchScore)).toEqual([1, 2]);
  });
});
