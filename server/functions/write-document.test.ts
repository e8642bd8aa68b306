import { afterAll, beforeAll, expect, test } from 'vitest';
import { FunctionError } from '#contract/function-error.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { readDocument } from '#documents/read-document.ts';
import { writeRoles } from '#engine';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const WRITE = '/functions/v1/write-document';
const resumeText = 'Anna Example\n\nWork Experience\nNurse, Fern Clinic   2019 – 2021\n• Led triage';

describeEachDatabase(WRITE, (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
    person = await product.signUp('writer@example.org');
  });
  afterAll(() => product.close());

  const send = (body: unknown) => product.send(WRITE, { method: 'POST', token: person.accessToken, body });
  const errorOf = async (answer: Response) => ({
    status: answer.status,
    ...FunctionError.parse(await answer.json()),
  });

  test.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['markdown', 'text/markdown; charset=utf-8'],
  ])('a resume comes back as %s, and reads as it was sent', async (format, type) => {
    const answer = await send({ resumeText, format, template: 'classic', paper: 'letter' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    const { lines } = await readDocument(new Uint8Array(await answer.arrayBuffer()), 'resume.md');
    expect(lines.map(({ text }) => text)).toEqual([
      'Anna Example',
      'Work Experience',
      'Nurse, Fern Clinic | 2019 – 2021',
      '• Led triage',
    ]);
  });

  test('what a document says of the lines makes headings of the file', async () => {
    const lines = [
      { role: 'heading', text: 'My professional experience so far' },
      { role: 'line', text: 'Nurse, Fern Clinic, 2019 – 2021' },
      { role: 'heading', text: 'Education' },
    ] as const;
    const body = { resumeText: lines.map(({ text }) => text).join('\n'), format: 'markdown' };
    const headings = async (answer: Response) =>
      (await answer.text()).split('\n').filter((line) => line.startsWith('## '));
    expect(await headings(await send({ ...body, resumeRoles: writeRoles(lines) }))).toEqual([
      '## My professional experience so far',
      '## Education',
    ]);
    expect(await headings(await send(body))).toEqual(['## Education']);
  });

  test('what the font lacks is refused by name', async () => {
    const answer = await errorOf(await send({ resumeText: `${resumeText}\n日本語`, format: 'pdf' }));
    expect(answer).toMatchObject({ status: 422, code: 'DOCUMENT_REFUSED', details: 'missing-characters' });
    expect(answer.error).toContain('日 (U+65E5)');
  });

  test.each([{ format: 'pdf' }, { resumeText, format: 'doc' }, { resumeText, format: 'pdf', template: 'loud' }])(
    '%j is refused with what is expected',
    async (body) => {
      expect(await errorOf(await send(body))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    },
  );

  test('nobody writes files without signing in', async () => {
    const answer = await product.send(WRITE, { method: 'POST', body: { resumeText, format: 'pdf' } });
    expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });
});
