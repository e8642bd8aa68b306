import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { createModel } from '../lexicon/create-model.ts';
import { extractKeywords } from './extract-keywords.ts';

const model = createModel();
const engine = await loadEngine();
const keywordsOf = (text: string) => extractKeywords(text, model).join(' | ').toLowerCase();

/** A posting whose title has a word that heads contact details, and whose list has no heading. */
const contactCentre = `Customer Contact Advisor

Northgate Home Insurance answers 3,000 calls a day and is proud that nobody waits.

As an advisor you take inbound calls and live chats from policyholders, log claims notifications, and process renewals. Complaint handling within FCA rules is part of every shift, and so is identity verification under data protection law.

We ask for six months in a contact centre, accurate data entry and payment card handling (PCI DSS).

We pay a quarterly bonus, and we have a quiet room and free parking. Contact our recruitment team to apply.`;

describe('keywords of a posting', () => {
  test.each(['inbound calls', 'live chats', 'claims notifications', 'complaint handling', 'pci dss', 'data entry'])(
    'in prose, for a trade that no list holds: %s',
    (keyword) => {
      expect(keywordsOf(contactCentre)).toContain(keyword);
    },
  );

  test.each(['quiet room', 'parking'])('are not what the company offers: %s', (offer) => {
    expect(extractKeywords(contactCentre, model).slice(0, 12).join().toLowerCase()).not.toContain(offer);
  });

  test('are cut free of the verb before them, and of experience and skills behind', () => {
    const keywords = extractKeywords(
      'Vet nurse\nYour duties\n- Perform venipuncture\n- Excellent catheter placement skills\n- Monitor anaesthesia',
      model,
    );
    expect(keywords).toEqual(expect.arrayContaining(['venipuncture', 'catheter placement', 'anaesthesia']));
  });

  test('keep the names of standards whole', () => {
    const text = 'Auditor\nRequirements\n- ISO 9001 and ISO 14001\n- Knowledge of BS EN 1090\n- NVQ Level 3';
    const keywords = keywordsOf(text);
    for (const name of ['iso 9001', 'iso 14001', 'nvq level 3']) expect(keywords).toContain(name);
  });

  test('of a pasted page have no tags', () => {
    const text =
      '<p><b>Vet</b></p><ul><li>Soft tissue surgery &amp; neutering</li><li>Dental&nbsp;extractions</li></ul><h3>You</h3><ul><li>MRCVS</li></ul>';
    expect(keywordsOf(text)).toMatch(/soft tissue surgery/);
    expect(keywordsOf(text)).not.toMatch(/nbsp|amp|[<>]|\bli\b|\bul\b/);
  });

  test('are at most thirty, however long the posting', () => {
    const items = Array.from({ length: 200 }, (_, index) => `- Zorbling of grommets number ${index}x and florps`);
    expect(extractKeywords(`Job\nRequirements\n${items.join('\n')}`, model).length).toBeLessThanOrEqual(30);
  });
});

describe('what the analysis says about its reading', () => {
  const readingOf = (jobDescription: string) => engine.analyse({ jobDescription, resumeText: 'Nurse' }).reading;

  test('is nothing when eight requirements were found', () => {
    expect(readingOf(contactCentre)?.little).toBeUndefined();
    expect(readingOf(contactCentre)?.requirements).toBeGreaterThanOrEqual(8);
  });

  test('is that a posting is short', () => {
    expect(readingOf('Baker wanted. Knows bread.')?.little).toBe('short');
  });

  test('is that a long text repeats the same few words', () => {
    expect(readingOf('We want you to be with us and to do it all for them. '.repeat(20))?.little).toBe('general');
  });

  test('is that its language is not covered', () => {
    const polish =
      'Szukamy osoby do pracy w piekarni. Praca jest od rana i na dwie zmiany, w dobrym zespole. Oferujemy umowę oraz dobre warunki dla każdego, kto chce się uczyć. ';
    expect(readingOf(polish.repeat(4))?.little).toBe('language');
  });
});
