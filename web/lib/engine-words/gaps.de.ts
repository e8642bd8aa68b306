import { fieldNames, languageNames } from './names.de.ts';

interface Gap {
  /** What stands there in English, with one group: what is filled in. */
  pattern: string;
  /** The German for it; undefined where it stays as it is. */
  inGerman?(text: string): string | undefined;
}

const importanceNames: Readonly<Record<string, string>> = {
  'a must-have': 'ist ein Muss',
  preferred: 'ist erwünscht',
  'nice to have': 'wird gern gesehen',
};

const degreeNames: Readonly<Record<string, string>> = {
  doctorate: 'einen Doktortitel',
  "master's degree": 'einen Masterabschluss',
  "bachelor's degree": 'einen Bachelorabschluss',
  "associate's degree": 'eine Berufsausbildung',
  'high school diploma': 'einen Schulabschluss',
};

/** Gaps by name that hold words of the engine's own. Every other one holds a keyword or a quote, which stays. */
export const gaps: Readonly<Record<string, Gap>> = {
  number: { pattern: '(\\d+)' },
  all: { pattern: '(\\d+)' },
  importance: { pattern: `(${Object.keys(importanceNames).join('|')})`, inGerman: (name) => importanceNames[name] },
  worth: { pattern: '(less than a point|about a point|up to \\d+ points)', inGerman: worth },
  degree: { pattern: `an? (${Object.keys(degreeNames).join('|')})`, inGerman: (name) => degreeNames[name] },
  years: { pattern: '(\\d+ years of experience)', inGerman: years },
  // "The CPA licence or certificate": what is behind the name only tells in English what it is.
  licence: { pattern: '(?:the )?(.+?)(?: licence or certificate)?' },
  language: { pattern: '(.+?)', inGerman: (name) => languageNames.get(name.toLowerCase()) },
  fields: { pattern: '(.+?)', inGerman: fields },
};

function worth(text: string): string {
  if (text === 'less than a point') return 'weniger als einen Punkt';
  if (text === 'about a point') return 'etwa einen Punkt';
  return `bis zu ${Number.parseInt(text.slice('up to '.length), 10)} Punkte`;
}

function years(text: string): string {
  const count = Number.parseInt(text, 10);
  return `${count} ${count === 1 ? 'Jahr' : 'Jahre'} Berufserfahrung`;
}

/** "Nursing and medicine". */
function fields(text: string): string {
  return text
    .split(' and ')
    .map((name) => fieldNames[name] ?? name)
    .join(' und ');
}
