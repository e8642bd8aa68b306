// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import served from '#web/index.html?raw';
import { Header } from './header.tsx';

afterEach(cleanup);

/** Without the white space between tags, which is there only for people who read the source. */
function compact(html = ''): string {
  return html.replace(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1');
}

test('the header in the served page is the one that the scripts render', () => {
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
