import type { Field, JsonStep } from './query.ts';
import type { Scanner } from './scanner.ts';

/** A whole number is an element's index, anything else a member's name. Both end where the next part of the grammar begins. */
const index = /-?\d+(?=$|[-:.,)]|\s)/y;

/** `column`, `column->key`, `column->0->>key` (P23). */
export function parseField(scanner: Scanner): Field {
  const column = scanner.identifier();
  return { column, path: parsePath(scanner) };
}

function parsePath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  while (scanner.accept('->')) {
    const asText = scanner.accept('>');
    const place = scanner.match(index)?.[0];
    path.push(
      place === undefined
        ? { key: scanner.identifier(), isIndex: false, asText }
        : { key: place, isIndex: true, asText },
    );
  }
  return path;
}

/** A list of names, as in `columns` and `on_conflict`. */
export function parseNames(scanner: Scanner): string[] {
  const names = [scanner.identifier()];
  while (scanner.accept(',')) names.push(scanner.identifier());
  scanner.expectEnd();
  return names;
}
