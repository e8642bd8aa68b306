import { format } from './format.ts';

const MEGABYTE = 1_000_000;

/** 120 kB, 2.5 MB: as the language writes them. */
export const presentBytes = (bytes: number): string =>
  bytes < MEGABYTE
    ? format.number(Math.max(bytes / 1000, 1), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
    : format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
