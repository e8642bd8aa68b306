import { readFileSync } from 'node:fs';
import type { Texts } from '../person.ts';

/** A posting and a resume of the same trade, and what a person of that trade would expect to read. */
export interface Trade {
  folder: string;
  jobTitle: string;
  /** The score's range: these resumes answer most of their postings, and none answers all. */
  score: { least: number; most: number };
  /** Required by the posting and shown by the resume. */
  found: RegExp;
  /** Required by the posting and nowhere in the resume. */
  missing: RegExp;
}

const fitting = { least: 45, most: 98 };

export const trades: readonly Trade[] = [
  { folder: 'registered-nurse', jobTitle: 'Registered Nurse', score: fitting, found: /ACLS/i, missing: /CCRN|CRRT/i },
  { folder: 'accountant', jobTitle: 'Senior Accountant', score: fitting, found: /GAAP/i, missing: /NetSuite/i },
  {
    folder: 'electrician',
    jobTitle: 'Journeyman Electrician',
    score: fitting,
    found: /conduit|National Electrical Code|NEC/i,
    missing: /PLC|NFPA 70E|Allen-Bradley/i,
  },
  {
    folder: 'teacher',
    jobTitle: 'Mathematics Teacher',
    score: fitting,
    found: /Desmos|GeoGebra|classroom/i,
    missing: /PowerSchool|robotics/i,
  },
  { folder: 'chef', jobTitle: 'Sous Chef', score: fitting, found: /HACCP|fish butchery/i, missing: /wine|WSET|pastry/i },
  {
    folder: 'backend-developer',
    jobTitle: 'Senior Backend Developer',
    score: fitting,
    found: /TypeScript/i,
    missing: /Terraform|Go(lang)?\b|AWS/i,
  },
  {
    folder: 'warehouse-worker',
    jobTitle: 'Warehouse Associate',
    score: fitting,
    found: /forklift|order picking/i,
    missing: /reach truck|OSHA/i,
  },
  {
    folder: 'pflegefachkraft',
    jobTitle: 'Pflegefachkraft',
    score: fitting,
    found: /Führerschein|Pflegedokumentation|Wundversorgung/i,
    missing: /ORBIS|Geriatrie|Qualitätsmanagement|Praxisanleitung|Teamfähigkeit/i,
  },
];

export function readTexts({ folder, jobTitle }: Pick<Trade, 'folder' | 'jobTitle'>): Texts {
  const read = (name: string) => readFileSync(new URL(`./${folder}/${name}.txt`, import.meta.url), 'utf8').trim();
  return { jobTitle, jobDescription: read('posting'), resumeText: read('resume') };
}

const ward = readTexts({ folder: 'registered-nurse', jobTitle: 'Registered Nurse' });

/** The pair for journeys that are about something else. Its duties are required, so that must-haves are missing. */
export const nurse = { ...ward, jobDescription: ward.jobDescription.replace('ESSENTIAL DUTIES', 'REQUIREMENTS') };
