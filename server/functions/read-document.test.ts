import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FunctionError } from '#contract/function-error.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { documentLimits } from '#documents/limits.ts';
import { buildDocx, paragraph } from '#documents/testing/build-office.ts';
import { buildPdf, linesAt } from '#documents/testing/build-pdf.ts';
import { readRoles } from '#engine';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { createDocumentReader } from './document-reader.ts';

const READ = '/functions/v1/read-document';

const formWith = (bytes: Uint8Array, name = 'resume'): FormData => {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  return form;
};

describeEachDatabase(READ, (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
    person = await product.signUp('reader@example.org');
  });
  afterAll(() => product.close());

  const send = (body: unknown) => product.send(READ, { method: 'POST', token: person.accessToken, body });

  async function errorOf(answer: Response): Promise<FunctionError & { status: number }> {
    return { status: answer.status, ...FunctionError.parse(await answer.json()) };
  }

  test('a PDF and a Word file come back as lines', async () => {
    for (const bytes of [buildPdf([linesAt(40, 700, ['Anna Example'])]), buildDocx(paragraph('Anna Example'))]) {
      const answer = await send(formWith(bytes));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        text: 'Anna Example',
        lines: [{ text: 'Anna Example' }],
        warnings: [],
      });
    }
  });

  test('what the document says of its lines comes along, as analyze-resume takes it', async () => {
    const heading = '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>';
    const answer = await send(formWith(buildDocx(paragraph('Anna Example') + heading)));
    const { text, roles } = z.object({ text: z.string(), roles: z.string() }).parse(await answer.json());
    expect(readRoles(text, roles).map(({ role }) => role)).toEqual(['line', 'heading']);
    const analyse = (resumeRoles: string) =>
      product.send('/functions/v1/analyze-resume', {
        method: 'POST',
        token: person.accessToken,
        body: { resumeText: text, resumeRoles, jobDescription: 'A baker who bakes bread.' },
      });
    expect((await analyse(roles)).status).toBe(200);
    expect(await errorOf(await analyse('<h1>'))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('a file of nearly 10 MB passes the limit of bodies, a larger one is refused by name', async () => {
    const text = new Uint8Array(documentLimits.bytes).fill(97);
    expect((await send(formWith(text.subarray(1)))).status).not.toBe(413);
    const larger = new Uint8Array(documentLimits.bytes + 1);
    expect(await errorOf(await send(formWith(larger)))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const tooLarge = new Uint8Array(documentLimits.bytes + 200_000);
    expect(await errorOf(await send(formWith(tooLarge)))).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  test('a file that cannot be read says why', async () => {
    const answer = await errorOf(await send(formWith(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))));
    expect(answer).toEqual({
      status: 422,
      code: 'DOCUMENT_REFUSED',
      details: 'old-word',
      error: 'This is an old .doc: save it as .docx.',
    });
  });

  test.each([
    ['JSON', '{}'],
    ['a form without a file', new FormData()],
  ])('%s is refused with what is expected', async (_, body) => {
    expect(await errorOf(await send(body))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('nobody reads files without signing in', async () => {
    const answer = await product.send(READ, { method: 'POST', body: formWith(new Uint8Array(3)) });
    expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });
});

describe('the reader', () => {
  const aPdf = { bytes: buildPdf([linesAt(40, 700, ['Anna Example'])]), name: 'a.pdf' };

  test('ends a file that takes too long, and reads the next one', async () => {
    const slow = createDocumentReader({ timeoutMs: 1 });
    await expect(slow.read(aPdf, 'anna', AbortSignal.timeout(60_000))).rejects.toMatchObject({
      kind: 'documentRefused',
      details: 'too-slow',
    });
    await slow.close();
  });

  test('refuses one person with too many files, and still serves another', async () => {
    const reader = createDocumentReader();
    const signal = AbortSignal.timeout(60_000);
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => reader.read(aPdf, 'anna', signal)));
    const refused = many.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'tooManyRequests' });
    await expect(reader.read(aPdf, 'ben', signal)).resolves.toMatchObject({ text: 'Anna Example' });
    await reader.close();
  });
});
