// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import served from '#web/index.html?raw';
import { Header } from './header.tsx';

afterEach(cleanup);

/** Without what stands between two tags for the reader's sake. */
function compact(html = ''): string {
  return html.replace(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1');
}

test('the header that is served before the scripts is the one that they put in its place', () => {
  const page = new DOMParser().parseFromString(served, 'text/html');
  const { container } = render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
  const [before, after] = [page, container].map((part) => part.querySelector('header'));
  expect(before?.className).toBe(after?.className);
  expect(before?.firstElementChild?.className).toBe(after?.firstElementChild?.className);
  const [logoBefore, logoAfter] = [before, after].map((header) => compact(header?.querySelector('a')?.innerHTML));
  expect(logoBefore).toBe(logoAfter);
  expect(before?.querySelector('a')?.className).toBe(after?.querySelector('a')?.className);
});
