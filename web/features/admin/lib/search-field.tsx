import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Input } from '#web/ui/input.tsx';

/** Milliseconds without a keystroke before the database is queried. */
const PAUSE_MS = 250;
interface SearchFieldProps {
  /** The placeholder, which is also the field's accessible name. */
  label: string;
  /** The current search. */
  value: string;
  onChange(value: string): void;
}

/** Shows typing at once, and searches when the typing pauses. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, PAUSE_MS);
  const asked = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing starts a search
  useEffect(() => {
    asked.current = settled.trim();
    if (asked.current !== value) onChange(asked.current);
  }, [settled]);
  // Changed by something other than typing: going back, or a reset of all filters.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <search className="relative block w-full">
      <Search aria-hidden className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        className="pl-9"
        maxLength={limits.searchCharacters}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
