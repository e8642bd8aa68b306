// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { Evidence } from './evidence.tsx';

const engine = await loadEngine();
const resumeText = 'Mara Quill\n\nExperience\nLine Cook, Harbour Table, 2019 - 2024\n- Helped train 6 cooks';

test('what would be lost is said, with what it is about', async () => {
  const improvedText = resumeText.replace('2019 - 2024', '2015 - 2024');
  const [change] = engine.compare({ originalText: resumeText, improvedText }).changes;
  if (!change) throw new Error('Expected a change.');
  const page = renderPage(<Evidence change={change} resumeText={resumeText} />, () => jsonAnswer([]));
  expect(await page.findByText('Date:')).toBeTruthy();
  expect(page.getByText(/no longer says “2019”/)).toBeTruthy();
});

test('another line that supports a change is quoted without its bullet, and its own line is not told twice', async () => {
  const text = `${resumeText}\n- Cooked for 80 guests on a Friday`;
  const improvedText = text
    .replace('Experience', 'Summary\nCooked for 80 guests\n\nExperience')
    .replace('Helped', 'I helped');
  const { changes } = engine.compare({ originalText: text, improvedText });
  const page = renderPage(
    <div>
      {changes.map((change) => (
        <Evidence key={change.id} change={change} resumeText={text} />
      ))}
    </div>,
    () => jsonAnswer([]),
  );
  expect(await page.findByText('Cooked for 80 guests on a Friday')).toBeTruthy();
  expect(page.queryByText(/train 6 cooks/)).toBeNull();
});
