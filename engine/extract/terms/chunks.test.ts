import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';
import { findChunks } from './chunks.ts';

const { asks, rarity } = createModel();

function chunks(text: string): string[] {
  const posting = readPosting(text, asks);
  return findChunks(posting, rarity).map(({ from, to }) =>
    posting.text.slice(posting.tokens[from]?.start ?? 0, posting.tokens[to - 1]?.end ?? 0),
  );
}

describe('the phrases of a line', () => {
  test('stand between function words and commas', () => {
    expect(chunks('You have experience with wound care and blood transfusion')).toEqual([
      'wound care',
      'blood transfusion',
    ]);
  });

  test('are cut free of the verb before a rare word', () => {
    expect(chunks('You will perform venipuncture')).toContain('venipuncture');
  });

  test('leave out a verb that says nothing of the work', () => {
    expect(chunks('You will hit sales')).toEqual(['sales']);
    expect(chunks('You will book appointments')).toContain('book appointments');
  });

  test('keep the small words that begin a name, and small parts of German ones', () => {
    expect(chunks('Work in a busy a la carte kitchen with in vivo assays')).toEqual([
      'a la carte kitchen',
      'in vivo assays',
    ]);
    expect(chunks('Erfahrung im À-la-carte-Geschäft und mit der Küche')).toContain('À-la-carte-Geschäft');
  });

  test('keep the number that belongs to a name, and drop a count', () => {
    expect(chunks('Experience of ISO 9001 and 5 years of welding')).toContain('ISO 9001');
    expect(chunks('Experience of ISO 9001 and 5 years of welding').join()).not.toContain('5');
  });

  test('hold an ordinal that belongs to a name', () => {
    expect(chunks('You have paediatric first aid and a second language')).toEqual([
      'paediatric first aid',
      'second language',
    ]);
    expect(chunks('Mentoring in your first six months').join()).not.toContain('first');
  });

  test('may be a short form that is a verb in small letters', () => {
    expect(chunks('You support children with SEND')).toContain('SEND');
    expect(chunks('You send children home')).not.toContain('send');
  });

  test('hold a number behind a name, but not behind the first word of a line', () => {
    expect(chunks('Work with Level 2 children')).toContain('Level 2 children');
    expect(chunks('Driver\n- Average 2,200 miles a week')).not.toContain('Average 2');
  });

  test('keep a word that is a verb only elsewhere', () => {
    expect(chunks('Integrate with card schemes, open banking providers and Land Registry applications')).toEqual(
      expect.arrayContaining(['open banking providers', 'Land Registry applications']),
    );
    expect(chunks('We take celiac seriously')).toContain('celiac');
  });

  test('keep a word of praise or size that belongs to a name', () => {
    expect(chunks('You work on high-rise buildings and with excellent blueprints')).toEqual([
      'high-rise buildings',
      'blueprints',
    ]);
    expect(chunks('You look after overall equipment effectiveness')).toContain('overall equipment effectiveness');
  });

  test('keep a letter and a noun in -ly that belong to a name', () => {
    expect(chunks('We need Hep B immunity and a Category C licence')).toContain('Hep B immunity');
    expect(chunks('Experience in family law and elderly care')).toEqual(['family law', 'elderly care']);
    expect(chunks('You will safely operate cranes')).not.toContain('safely operate cranes');
  });

  test('leave out the experience that is counted in years', () => {
    expect(chunks("3 years' experience conveyancing")).toEqual(['conveyancing']);
    expect(chunks('Customer experience design')).toEqual(['Customer experience design']);
  });

  test('are not looked for in a language that is not covered', () => {
    const french = 'Nous cherchons une personne pour notre équipe de la cuisine et du service dans la ville. '.repeat(
      5,
    );
    expect(chunks(french)).toEqual([]);
  });
});
