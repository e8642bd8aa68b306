import { fieldNames } from '../lexicon/field-index.ts';

/** Fields of work whose name in the index is not what people call them. */
const titles: Readonly<Record<string, string>> = {
  admin: 'office administration',
  'auto-mechanic': 'vehicle repair',
  chef: 'cooking',
  database: 'databases',
  design: 'graphic design',
  devops: 'DevOps',
  dotnet: '.NET',
  electrician: 'electrical installation',
  etl: 'data warehousing',
  hr: 'human resources',
  'it-consulting': 'IT consulting',
  'it-support': 'IT support',
  java: 'Java',
  legal: 'law',
  medical: 'medicine',
  mobile: 'mobile development',
  python: 'Python',
  sap: 'SAP',
  security: 'security services',
  software: 'software development',
  testing: 'software testing',
  web: 'web development',
};

/** What people call a field of work (an index of `fieldNames`). */
export function fieldTitle(field: number): string {
  const name = fieldNames[field] ?? '';
  return titles[name] ?? name.replaceAll('-', ' ');
}
