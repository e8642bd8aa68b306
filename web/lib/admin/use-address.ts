import { useSearchParams } from 'react-router';

/**
 * Filters of a list that live in the page's address, so that going back, a reload and a bookmark keep them. An empty
 * value is left out.
 */
export function useAddress(): readonly [
  read: (name: string) => string,
  write: (change: Record<string, string>) => void,
] {
  const [params, setParams] = useSearchParams();
  return [
    (name) => params.get(name) ?? '',
    (change) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        // A keystroke is no step of the history.
        { replace: true, preventScrollReset: true },
      ),
  ];
}
