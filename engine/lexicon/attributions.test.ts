import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributions } from './attributions.ts';

test('the lines that the licences require are shown word for word as NOTICE.md has them', () => {
  const notice = readFileSync(new URL('./NOTICE.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const [esco = '', onet = ''] = attributions;
  expect(notice).toContain(esco);
  expect(notice).toContain(onet);
});
