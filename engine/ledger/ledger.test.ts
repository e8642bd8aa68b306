import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { devCases } from '../testing/data/ledger-dev.ts';
import { freshCases } from '../testing/data/ledger-fresh.ts';
import { heldOutCases } from '../testing/data/ledger-held-out.ts';
import { realResumes } from '../testing/texts/real-resumes.ts';
import type { Rewrite } from '../types/ledger.ts';

const engine = await loadEngine();
const cases = [...devCases, ...heldOutCases, ...freshCases];

function findings(rewrite: Rewrite): string[] {
  return engine
    .compare(rewrite)
    .changes.flatMap(({ claims, lost }) => [
      ...claims.filter(({ verdict }) => verdict === 'unsupported').map(({ kind, text }) => `${kind}: ${text}`),
      ...lost.map(({ kind, text }) => `lost ${kind}: ${text}`),
    ]);
}

describe('over twelve trades and more', () => {
  const compared = cases.map(({ original, improved, trade, kind }) => {
    const rewrite = { originalText: original, improvedText: improved };
    return { rewrite, ledger: engine.compare(rewrite), where: `${trade}, ${kind}` };
  });

  test('the text that is built without asking has no unsupported claim and has lost nothing', {
    timeout: 120_000,
  }, () => {
    for (const { rewrite, ledger, where } of compared) {
      const text = engine.applyChanges(rewrite, ledger);
      expect(findings({ ...rewrite, improvedText: text }), where).toEqual([]);
    }
  });

  test('without any change the text is exactly the original', () => {
    for (const { rewrite, ledger } of compared)
      expect(engine.applyChanges(rewrite, ledger, [])).toBe(rewrite.originalText);
  });

  test('every place has the words it refers to', () => {
    for (const { rewrite, ledger } of compared) {
      const { originalText: original, improvedText: improved } = rewrite;
      for (const change of ledger.changes) {
        for (const { span, text, verdict, evidence, question } of change.claims) {
          expect(improved.slice(span.start, span.end)).toBe(text);
          if (evidence) expect(original.slice(evidence.start, evidence.end)).not.toBe('');
          expect(question === undefined).toBe(verdict !== 'unsupported');
        }
        for (const { span, text } of change.lost) expect(original.slice(span.start, span.end)).toBe(text);
        for (const part of change.parts) {
          const without = (kind: 'added' | 'removed') =>
            part.words
              .filter((word) => word.kind !== kind)
              .map((word) => word.text)
              .join('');
          expect(without('added')).toBe(original.slice(part.original.start, part.original.end));
          expect(without('removed')).toBe(improved.slice(part.improved.start, part.improved.end));
        }
      }
    }
  });
});

describe('whatever the texts', () => {
  const lines = [...realResumes, ...cases.map((each) => each.improved)].flatMap((text) => text.split('\n'));
  const resume = fc.array(fc.constantFrom(...lines), { maxLength: 40, size: 'max' }).map((chosen) => chosen.join('\n'));
  const odd = fc.oneof(resume, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));

  test('a text compared with itself raises no question', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(engine.compare({ originalText: text, improvedText: text }).changes).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('two texts are compared without an error, and the text built from them is safe', () => {
    fc.assert(
      fc.property(odd, odd, (originalText, improvedText) => {
        const rewrite = { originalText, improvedText };
        const ledger = engine.compare(rewrite);
        expect(engine.applyChanges(rewrite, ledger, [])).toBe(originalText);
        expect(findings({ originalText, improvedText: engine.applyChanges(rewrite, ledger) })).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['the lines of many resumes', (index: number) => lines[index % lines.length] ?? ''],
    [
      'one job after the other',
      (index: number) => `Cook, Inn ${index}, ${1960 + (index % 60)} - 2020\n- Served ${index} guests`,
    ],
    ['numbers without end', (index: number) => `- Checked ${index} boxes, ${index + 1} crates and 7 vans`],
    [
      'a summary without end',
      (index: number) => (index === 0 ? 'Summary' : `Led and improved a team of ${index} over two years`),
    ],
    ['licences without end', (index: number) => (index === 0 ? 'Licences' : `- Certified welder, class ${index}`)],
    ['the same line again and again', () => '- Managed a team of five cooks in the main kitchen'],
  ])(
    '50 kB of %s cost eight times what 6 kB do, about, and not sixty-four times',
    (_, line) => {
      const timeOf = (characters: number): number => {
        let text = '';
        for (let index = 0; text.length < characters; index += 1) text += `${line(index)}\n`;
        const rewrite = { originalText: text, improvedText: text.replaceAll('e', 'i') };
        const start = process.threadCpuUsage();
        engine.compare(rewrite);
        return process.threadCpuUsage(start).user;
      };
      // Processor time, and the lower of two runs: anything else the machine does only adds to it.
      const least = (characters: number) => Math.min(timeOf(characters), timeOf(characters));
      least(6_250);
      expect(least(50_000) / least(6_250)).toBeLessThan(32);
    },
    60_000,
  );
});

describe('the person of the resume', () => {
  const originalText =
    'Maren Holt\nmaren@mail.example · +49 555 0100\n\nExperience\nWard nurse, Fern Hospital, 2019 - 2024\n- Looked after 12 patients';
  const unsafe = (improvedText: string) =>
    engine.compare({ originalText, improvedText }).changes.filter((change) => !change.isSafe);

  test('keeps their name and contact details', () => {
    const improvedText = originalText.split('\n').slice(3).join('\n');
    const lost = unsafe(improvedText).flatMap((change) => change.lost.map(({ text }) => text));
    expect(lost).toEqual(['Maren Holt', 'maren@mail.example', '+49 555 0100']);
    const rewrite = { originalText, improvedText };
    expect(engine.applyChanges(rewrite, engine.compare(rewrite))).toBe(originalText);
  });

  test('may be written with other punctuation', () => {
    expect(unsafe(originalText.replace('+49 555 0100', '+49 (555) 0100').replace('Maren Holt', 'MAREN HOLT'))).toEqual(
      [],
    );
  });

  test('gains no title and no degree', () => {
    for (const name of ['Dr. Maren Holt', 'Maren Holt, PhD']) {
      const found = unsafe(originalText.replace('Maren Holt', name)).flatMap(({ claims }) => claims);
      expect(found.length, name).toBeGreaterThan(0);
    }
    expect(unsafe(originalText.replace('Maren Holt', 'Maren Holt, Ward nurse'))).toEqual([]);
  });
});

describe('a list of skills', () => {
  const originalText =
    'Ada Sample\n\nExperience\nDeveloper, Acme, 2019 - 2022\n- Deployed services\n\nSkills\nJava, Kubernetes, Terraform, French, teamwork';
  const lost = (improvedText: string) =>
    engine.compare({ originalText, improvedText }).changes.flatMap((change) => change.lost.map(({ text }) => text));

  test('is not rewritten with a skill or a language missing', () => {
    expect(lost(originalText.replace('Kubernetes, Terraform, French', 'Kubernetes'))).toEqual(['Terraform', 'French']);
  });

  test('may name them in another way or place, and may leave praise out', () => {
    expect(
      lost(originalText.replace('Java, Kubernetes, Terraform, French, teamwork', 'k8s, Terraform, French, Java')),
    ).toEqual([]);
    expect(
      lost(
        originalText
          .replace('services', 'services to Kubernetes with Terraform')
          .replace('Kubernetes, Terraform, ', ''),
      ),
    ).toEqual([]);
  });
});

describe('what the person confirmed', () => {
  const originalText =
    'Ada Sample\n\nExperience\nDeveloper, Acme, 2019 - 2022\n- Deployed services with scripts\n- Fixed 20 bugs';
  const improvedText = originalText.replace('with scripts', 'with scripts and Terraform');

  test('is asked for once and never again', () => {
    expect(findings({ originalText, improvedText })).toEqual(['skill: Terraform']);
    expect(findings({ originalText, improvedText, confirmed: ['Terraform'] })).toEqual([]);
  });

  test('goes into the text only once it is confirmed', () => {
    const rewrite = { originalText, improvedText };
    expect(engine.applyChanges(rewrite, engine.compare(rewrite))).toBe(originalText);
    const asked = { ...rewrite, confirmed: ['Terraform'] };
    expect(engine.applyChanges(asked, engine.compare(asked))).toBe(improvedText);
  });
});

describe('what the person confirmed about one thing', () => {
  const originalText = [
    'Robin Example',
    'Experience',
    'Warehouse Clerk, Beta GmbH, 2019 - 2024',
    '- Counted the stock every year',
    '- Packed parcels for the night shift',
  ].join('\n');
  const taken = (from: string, to: string, confirmed: string[]) => {
    const rewrite = { originalText, improvedText: originalText.replace(from, to), confirmed };
    return engine.applyChanges(rewrite, engine.compare(rewrite)) !== originalText;
  };

  test.each([
    ['Counted the stock every year', 'Led the stock count every year', 'Led: Led the migration of the till system'],
    ['Warehouse Clerk', 'Warehouse Clerk and Manager', 'Manager: Deputy Manager on Sundays at Acme'],
    ['Packed parcels', 'Managed a team of 5 packing parcels', 'Managed: Managed a team of 5 at church'],
    ['Packed parcels', 'Packed 30% more parcels', '30: Answered 30% more phone calls from customers'],
  ])('of one thing proves nothing about another: "%s" told as "%s"', (from, to, confirmed) => {
    expect(taken(from, to, [confirmed])).toBe(false);
  });

  test('proves the sentence that it says', () => {
    const sentence = 'Led the stock count every year';
    expect(taken('Counted the stock every year', sentence, [`Led: ${sentence}`])).toBe(true);
  });

  test('about a skill applies wherever it is named', () => {
    expect(taken('Packed parcels', 'Packed parcels with SAP', ['SAP: at another company'])).toBe(true);
  });
});
