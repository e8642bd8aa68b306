import { expect, test, vi } from 'vitest';
import { logError } from './log-error.ts';

test('a request that leaving the page broke off is not logged: the page is gone before its time', () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logError('The roles could not be loaded', { message: 'TypeError: NetworkError when attempting to fetch resource.' });
  expect(log).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(log).toHaveBeenCalledOnce();
  logError('The roles could not be loaded', new Error('permission denied'));
  expect(log).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  log.mockRestore();
});
