/** The content of a Stripe API form: `a[b][0][c]=x` is `{a: {b: {0: {c: 'x'}}}}`. */
export interface Form {
  [name: string]: string | Form;
}

/** Decodes a query or body as Stripe does; list items keep their numbers as names. */
export function decodeForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = form;
    for (const part of path) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}

/** The text at a path of names; empty when there is none. */
export function textAt(form: Form, ...path: readonly string[]): string {
  let place: string | Form | undefined = form;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : '';
}

/** The names and texts at a path of names, such as metadata. */
export function recordAt(form: Form, name: string): Record<string, string> {
  const place = form[name];
  const entries = typeof place === 'object' ? Object.entries(place) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}
