import { describe, expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { documentOf, lineWith } from '../../../testing/small-document.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { signalsOf } from '../signals/signals.ts';
import { framesOf } from './german-frames.ts';
import { wordsIn } from './german-words.ts';

const model = createModel();
const resumeWith = (line: string) =>
  `Anna Bell\n\nBerufserfahrung\nSachbearbeiterin bei der Ulmen GmbH, Leipzig, seit 2015\n- ${line}\n\nKenntnisse\nExcel und Word, auch für die Ablage\n`;

/** The features of all signals of a rewritten text, with the words they are about. */
function signalsIn(originalText: string, improvedText: string): string[] {
  const { improved, aligned, caseOf } = readRewrite({ originalText, improvedText, now: '2026-11-01' }, model);
  return improved.lines
    .filter(({ index }) => !aligned.has(index))
    .flatMap((line) => signalsOf(caseOf(line)))
    .flatMap(({ features, span }) => features.map((name) => `${name} | ${improved.text.slice(span.start, span.end)}`));
}

const ofLine = (before: string, after: string) => signalsIn(resumeWith(before), resumeWith(after));

/** The actions of a line: each with who else does it, and what it is done to. */
function deedsOf(text: string): string[] {
  const document = documentOf(text, true);
  const line = lineWith(document, text.split(' ')[0] ?? '');
  const { deeds } = framesOf(document, line, wordsIn(document, line));
  return deeds.map(({ word, agent, things }) => {
    const nouns = things.map((thing) => thing.word.lower).join('+');
    return [word.lower, nouns, agent ? `by ${agent.lower}` : ''].filter((part) => part !== '').join(' ');
  });
}

describe('without a parser, a German line tells', () => {
  test.each([
    ['Pflege der Kundendaten', ['pflege kundendaten']],
    ['Vorlagen geschrieben und Drucker getauscht', ['geschrieben vorlagen+drucker', 'getauscht vorlagen+drucker']],
    ['Stücklisten erstellt, Freigabe durch den Projektleiter', ['erstellt stücklisten', 'freigabe by projektleiter']],
    [
      'Medikamente gerichtet, die Kontrolle macht die Stationsleitung',
      ['gerichtet medikamente', 'kontrolle by stationsleitung'],
    ],
  ])('what is done, to what and by whom: %s', (text, deeds) => {
    expect(deedsOf(text)).toEqual(deeds);
  });
});

describe('the signals of a reworded German line', () => {
  test("show an action that is somebody else's", () => {
    const source = 'Stücklisten erstellt, Freigabe durch den Projektleiter';
    expect(ofLine(source, 'Stücklisten erstellt und freigegeben')).toContain('de frame of another | freigegeben');
    const honest = ofLine(source, 'Stücklisten erstellt, die der Projektleiter freigibt');
    expect(honest.filter((signal) => signal.startsWith('de frame of another'))).toEqual([]);
  });

  test('show another thing for the same action, which stood beside the first', () => {
    const source = 'Pflege der Tests des Zahlungsdienstes';
    expect(ofLine(source, 'Pflege des Zahlungsdienstes')).toContain('de thing from whose | Zahlungsdienstes');
    expect(ofLine(source, 'Tests des Zahlungsdienstes gepflegt').join()).not.toContain('de thing');
  });

  test('show that the person now joins in what somebody else did', () => {
    const source = 'Nachträge an den Projektleiter zur Verhandlung gegeben';
    expect(ofLine(source, 'Nachträge mit dem Projektleiter verhandelt')).toContain('de person was an | Projektleiter');
  });

  test('show what came of it and how often it was done, where the source says neither', () => {
    const source = 'Tests für das Preismodul geschrieben';
    expect(ofLine(source, 'Tests für das Preismodul geschrieben, wodurch Ausfälle sanken')).toContain(
      'de result so | wodurch',
    );
    expect(ofLine(source, 'Regelmäßig Tests für das Preismodul geschrieben').join()).toContain('de often');
    expect(ofLine(source, 'Das Preismodul mit Tests versehen').join()).not.toMatch(/de (?:result|often)/);
  });

  test('show another last part of a compound', () => {
    expect(ofLine('Zuständig für Budgetverfolgung', 'Zuständig für Budgetentscheidung')).toContain(
      'de tail act decide | Budgetentscheidung',
    );
    expect(ofLine('Sicherheitsrundgang im Werk', 'Sicherheitsbegehung im Werk').join()).not.toContain('de tail');
  });
});

describe('the signals of a German summary', () => {
  const resume = resumeWith('Unterstütze den Obermonteur beim Einbau von Pumpen');
  const below = (summary: string) => resume.replace('Berufserfahrung', `Profil\n${summary}\n\nBerufserfahrung`);

  test('show what no line of the resume has', () => {
    const signals = signalsIn(resume, below('Sachbearbeiterin mit Erfahrung in der Geriatrie'));
    expect(signals).toContain('de sum noun | Geriatrie');
    expect(signals.join()).not.toContain('Sachbearbeiterin');
  });

  test('show a title that only somebody else has', () => {
    expect(signalsIn(resume, below('Obermonteur mit Erfahrung im Einbau von Pumpen'))).toContain(
      'de sum role | Obermonteur',
    );
  });
});
