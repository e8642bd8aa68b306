import { limits } from '#contract/limits.ts';
import {
  type AnalysisType,
  type DashboardFilters,
  type DashboardSort,
  defaultSort,
  noFilters,
  type SortDirection,
  type SortKey,
  scoreSlider,
} from './dashboard-filters.ts';

/** Which rows the dashboard shows. */
export interface DashboardView {
  filters: DashboardFilters;
  sort: DashboardSort;
  /** Counted from 1; a number beyond the last page shows the last. */
  page: number;
}

export const defaultView: DashboardView = { filters: noFilters, sort: defaultSort, page: 1 };

const types: readonly AnalysisType[] = ['all', 'ai', 'basic'];
const sortKeys: readonly SortKey[] = ['jobTitle', 'matchScore', 'optimizedScore', 'dateCreated'];
const directions: readonly SortDirection[] = ['asc', 'desc'];

/** The view in a URL's query. A missing or invalid value falls back to the default. */
export function readView(search: string): DashboardView {
  const params = new URLSearchParams(search);
  const page = readNumber(params.get('page'));
  return {
    filters: {
      searchTerm: (params.get('q') ?? '').slice(0, limits.searchCharacters),
      scoreRange: readScoreRange(params.get('score')),
      dateRange: readDateRange(params.get('from'), params.get('to')),
      analysisType: types.find((type) => type === params.get('type')) ?? noFilters.analysisType,
    },
    sort: {
      key: sortKeys.find((key) => key === params.get('sort')) ?? defaultSort.key,
      direction: directions.find((direction) => direction === params.get('order')) ?? defaultSort.direction,
    },
    page: page !== undefined && page >= 1 ? page : 1,
  };
}

/** The URL's query for a view: '' for the default, else '?…' with what differs from it. */
export function writeView({ filters, sort, page }: DashboardView): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string, rest: string) => value !== rest && params.set(name, value);
  set('q', filters.searchTerm, '');
  set('score', filters.scoreRange.join('-'), noFilters.scoreRange.join('-'));
  set('from', writeDay(filters.dateRange.from), '');
  set('to', writeDay(filters.dateRange.to), '');
  set('type', filters.analysisType, noFilters.analysisType);
  set('sort', sort.key, defaultSort.key);
  set('order', sort.direction, defaultSort.direction);
  set('page', String(page), '1');
  const search = params.toString();
  return search && `?${search}`;
}

function readNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function readScoreRange(text: string | null): DashboardFilters['scoreRange'] {
  const [from, to] = (text ?? '').split('-').map(readNumber);
  const isStep = (score: number) => score % scoreSlider.step === 0 && score <= scoreSlider.max;
  if (from === undefined || to === undefined || from > to || !isStep(from) || !isStep(to)) return noFilters.scoreRange;
  return [from, to];
}

function readDateRange(fromText: string | null, toText: string | null): DashboardFilters['dateRange'] {
  const from = readDay(fromText);
  const to = readDay(toText);
  return from && to && from > to ? {} : { from, to };
}

/** A day like '2025-01-05' in the person's own time zone. */
function readDay(text: string | null): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // The 31st of February would become a day in March.
  return writeDay(date) === text ? date : undefined;
}

function writeDay(date: Date | undefined): string {
  if (!date) return '';
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}
