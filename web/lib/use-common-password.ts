import { useEffect, useState } from 'react';
import { logError } from './log-error.ts';
import { useDebounced } from './use-debounced.ts';

/** Shorter ones are refused in any case. */
const SHORTEST = 6;

/** Milliseconds of rest before it is looked up. */
const PAUSE = 250;

/** Whether what is typed is among the commonest passwords. The list is downloaded when the first is long enough. */
export function useCommonPassword(password: string): boolean {
  const typed = useDebounced(password, PAUSE);
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    if (typed.length < SHORTEST) return;
    let isOver = false;
    import('#contract/common-passwords.ts')
      .then(({ isCommonPassword }) => isCommonPassword(typed))
      .then((isCommon) => {
        if (!isOver) setCommon(isCommon ? typed : undefined);
      })
      .catch((error) => logError('The list of common passwords could not be loaded', error));
    return () => {
      isOver = true;
    };
  }, [typed]);
  return password !== '' && common === password;
}
