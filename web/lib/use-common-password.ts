import { useEffect, useState } from 'react';
import { logError } from './log-error.ts';
import { useDebounced } from './use-debounced.ts';

/** Shorter ones are refused anyway. */
const SHORTEST = 6;

/** Milliseconds without typing before it is looked up. */
const PAUSE = 250;

/** Whether the typed password is a common one. The list is downloaded once a password is long enough. */
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
