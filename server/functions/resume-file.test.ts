import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { FunctionError } from '#contract/function-error.ts';
import { asUserBatch } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { documentLimits } from '#documents/limits.ts';
import { buildPdf, linesAt } from '#documents/testing/build-pdf.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const FILE = '/functions/v1/resume-file';
const pdf = buildPdf([linesAt(40, 700, ['Anna Example'])]);
const Rows = z.array(
  z.object({ id: z.string(), file_name: z.nullable(z.string()), file_bytes: z.nullable(z.number()) }),
);

describeEachDatabase(FILE, (getDatabase) => {
  let product: TestApp;
  let anna: TestPerson;
  let ben: TestPerson;
  let resume = '';

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
    anna = await product.signUp('anna@example.org');
    ben = await product.signUp('ben@example.org');
    const added = await product.send('/rest/v1/base_resumes', {
      token: anna.accessToken,
      headers: { Prefer: 'return=representation' },
      body: { name: 'Nurse', resume_text: 'Anna Example' },
    });
    resume = Rows.parse(await added.json())[0]?.id ?? '';
  });
  afterAll(() => product.close());

  function keep(bytes: Uint8Array, person = anna, id = resume, name = 'Lebenslauf Anna.pdf'): Promise<Response> {
    const form = new FormData();
    form.set('resume', id);
    form.set('file', new File([Uint8Array.from(bytes)], name));
    return product.send(FILE, { token: person.accessToken, body: form });
  }
  const get = (person = anna) => product.send(`${FILE}?resume=${resume}`, { token: person.accessToken });
  const statusAndCode = async (answer: Response) => [answer.status, FunctionError.parse(await answer.json()).code];

  async function listed() {
    const answer = await product.send('/rest/v1/base_resumes?select=id,file_name,file_bytes', {
      token: anna.accessToken,
    });
    return Rows.parse(await answer.json());
  }

  test('a file is kept, named in the list, and comes back as it was', async () => {
    const kept = await keep(pdf);
    expect([kept.status, await kept.json()]).toEqual([200, { kind: 'pdf', bytes: pdf.length }]);
    expect(await listed()).toEqual([{ id: resume, file_name: 'Lebenslauf Anna.pdf', file_bytes: pdf.length }]);
    const back = await get();
    expect(back.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''Lebenslauf%20Anna.pdf`);
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(new Uint8Array(pdf));
  });

  test('it is encrypted in the database, and opens only as this file of this resume', async () => {
    await keep(pdf);
    const service = { role: 'service_role', claims: {} } as const;
    const [read] = await asUserBatch(getDatabase(), service, [
      { sql: `select encode(sealed, 'base64') as sealed from private.base_resume_files`, params: [] },
    ]);
    const sealed = Buffer.from(String(read?.rows[0]?.sealed), 'base64');
    expect(sealed.length).toBe(pdf.length + 28);
    expect(sealed.includes('Anna')).toBe(false);
    expect(sealed.includes('%PDF')).toBe(false);
    const swap = `update private.base_resume_files set sealed = set_byte(sealed, 20, (get_byte(sealed, 20) + 1) % 256)`;
    await asUserBatch(getDatabase(), service, [{ sql: swap, params: [] }]);
    expect(await statusAndCode(await get())).toEqual([409, 'CONFLICT']);
  });

  test('nobody else keeps, reads or removes it', async () => {
    await keep(pdf);
    expect(await statusAndCode(await keep(pdf, ben))).toEqual([404, 'NOT_FOUND']);
    expect(await statusAndCode(await get(ben))).toEqual([404, 'NOT_FOUND']);
    await product.send(`${FILE}?resume=${resume}`, { method: 'DELETE', token: ben.accessToken });
    expect((await get()).status).toBe(200);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await product.send(`${FILE}?resume=${resume}`, { method })).status, method).toBe(401);
    }
  });

  test('what cannot be read, is too large, or belongs to no resume is refused by name', async () => {
    expect(await statusAndCode(await keep(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])))).toEqual([
      422,
      'DOCUMENT_REFUSED',
    ]);
    expect(await statusAndCode(await keep(new Uint8Array(documentLimits.bytes + 1)))).toEqual([413, 'TOO_LARGE']);
    expect(await statusAndCode(await keep(pdf, anna, 'no-id'))).toEqual([400, 'INVALID_INPUT']);
  });

  test.each([
    ["Anna's (new) resume*.pdf", "Anna's (new) resume*.pdf", 'Anna%27s%20%28new%29%20resume%2A.pdf'],
    [`😀${'a'.repeat(199)}`, `�${'a'.repeat(199)}`, `%EF%BF%BD${'a'.repeat(199)}`],
  ])('a name such as %s is kept as text and sent in a header', async (name, listedAs, encoded) => {
    expect((await keep(pdf, anna, resume, name)).status).toBe(200);
    expect(await listed()).toMatchObject([{ file_name: listedAs }]);
    expect((await get()).headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${encoded}`);
  });

  test('it is removed, and the resume stays', async () => {
    await keep(pdf);
    const removed = await product.send(`${FILE}?resume=${resume}`, { method: 'DELETE', token: anna.accessToken });
    expect(removed.status).toBe(200);
    expect(await statusAndCode(await get())).toEqual([404, 'NOT_FOUND']);
    expect(await listed()).toEqual([{ id: resume, file_name: null, file_bytes: null }]);
  });
});
