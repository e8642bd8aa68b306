import type { Language } from '#contract/languages.ts';
import { nurse, readTexts } from '../data/trades.ts';
import type { Texts } from '../person.ts';

/** What is analysed in the pictures of one language, and what a language model makes of it. */
export interface Play {
  texts: Texts;
  /** What replaces what in the rewriting: some of it is proven, some is not. */
  rewriting: readonly (readonly [said: string, written: string])[];
  /** Where a model that stops half-way stops. */
  half: string;
}

const english: Play = {
  texts: nurse,
  rewriting: [
    [
      'Compassionate and detail-oriented Registered Nurse with 5+ years of acute care experience',
      'Registered Nurse with 5+ years of acute care experience, compassionate and detail-oriented',
    ],
    [
      'Basic Life Support (BLS), American Heart Association',
      'Basic Life Support (BLS), Critical Care Registered Nurse (CCRN), American Heart Association',
    ],
    [
      'Manage ventilated patients together with respiratory therapy',
      'Look after ventilated patients together with respiratory therapy',
    ],
    ['catheter days fell 31% in 12 months', 'catheter days fell 45% in 12 months'],
    ['Sat on the fall prevention committee.', 'Led the fall prevention committee.'],
    ['Discharge teaching using teach-back', 'Discharge teaching with the teach-back method'],
    ['o\tFloated to the emergency department and step-down (approx. 1 shift in 8)\n', ''],
  ],
  half: 'Sat on the fall',
};

const german: Play = {
  texts: readTexts({ folder: 'pflegefachkraft', jobTitle: 'Pflegefachkraft' }),
  rewriting: [
    [
      'Examinierte Gesundheits- und Krankenpflegerin mit acht Jahren Berufserfahrung in Innerer Medizin',
      'Gesundheits- und Krankenpflegerin (examiniert) mit acht Jahren Berufserfahrung in Geriatrie und Innerer Medizin',
    ],
    ['- Pflegeplanung und digitale Pflegedokumentation', '- Pflegeplanung und digitale Pflegedokumentation in ORBIS'],
    ['- Verbandswechsel, Kompressionstherapie, Insulingabe', '- Verbandswechsel, Insulingabe und Kompressionstherapie'],
    ['- Tourenverantwortung für 14 Klientinnen', '- Tourenverantwortung für 24 Klientinnen'],
    [
      '- Mitarbeit am neuen Überleitungsbogen (Krankenhaus – ambulant), Pilotstation',
      '- Leitung des Projekts „Neuer Überleitungsbogen“ (Krankenhaus – ambulant), Pilotstation',
    ],
    ['2019                        Palliative Care, 40 Std.\n', ''],
  ],
  half: '- Mitarbeit am',
};

/** The engine reads no French: who has the pages in French analyses English texts, or is told so. */
const plays: Readonly<Partial<Record<Language, Play>>> = { de: german };

export function playOf(language: Language): Play {
  return plays[language] ?? english;
}

export function rewrittenOf({ texts, rewriting }: Play): string {
  return rewriting.reduce((text, [said, written]) => text.replace(said, written), texts.resumeText);
}

/** A posting of which little is certain. */
export const vague: Readonly<Partial<Record<Language, string>>> = {
  en: 'We look for a kind nurse who knows wound care. Apply today!',
  de: 'Wir suchen eine freundliche Pflegefachkraft mit Erfahrung in der Wundversorgung. Bewerben Sie sich heute!',
  fr: 'Nous cherchons une infirmière aimable qui connaît le soin des plaies. Postulez dès aujourd’hui !',
};
