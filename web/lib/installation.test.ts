// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readInstallation } from './installation.ts';

test('what the server wrote into the page is read; without it there are no links and no model', () => {
  expect(readInstallation()).toEqual({ links: {}, ai: null });
  const told = {
    links: { privacy: 'https://larkfield.example/privacy' },
    ai: { model: 'a-model', host: 'ai.example' },
  };
  const meta = document.createElement('meta');
  meta.name = 'shortlist-installation';
  meta.content = JSON.stringify(told);
  document.head.append(meta);
  expect(readInstallation()).toEqual(told);
});
