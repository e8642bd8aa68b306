import { problems } from './rest-error.ts';

/** The forms an answer can take (P70). */
export interface Media {
  shape: 'array' | 'object' | 'csv';
  /** Null members are left out. */
  isStripped: boolean;
  contentType: string;
}

const json: Media = { shape: 'array', isStripped: false, contentType: 'application/json; charset=utf-8' };

const known: ReadonlyMap<string, Media> = new Map([
  ['*/*', json],
  ['application/*', json],
  ['application/json', json],
  ['application/vnd.pgrst.array', json],
  ['application/vnd.pgrst.array+json', json],
  ['application/vnd.pgrst.array+json;nulls=stripped', present('array', true, 'application/vnd.pgrst.array+json')],
  ['application/vnd.pgrst.object', present('object', false, 'application/vnd.pgrst.object+json')],
  ['application/vnd.pgrst.object+json', present('object', false, 'application/vnd.pgrst.object+json')],
  ['application/vnd.pgrst.object+json;nulls=stripped', present('object', true, 'application/vnd.pgrst.object+json')],
  ['text/csv', { shape: 'csv', isStripped: false, contentType: 'text/csv; charset=utf-8' }],
]);

function present(shape: 'array' | 'object', isStripped: boolean, type: string): Media {
  return { shape, isStripped, contentType: `${type}${isStripped ? ';nulls=stripped' : ''}; charset=utf-8` };
}

/** The best form that the Accept header names and the server has. @throws RestError PGRST107 */
export function chooseMedia(accept: string | undefined): Media {
  if (accept === undefined || accept === '') return json;
  const direct = known.get(accept);
  if (direct) return direct;
  const wanted = accept.split(',').map(readRange);
  // Sorting is stable: with equal weights the first one named wins.
  wanted.sort((a, b) => b.weight - a.weight);
  for (const { type, weight } of wanted) {
    const media = known.get(type);
    if (media && weight > 0) return media;
  }
  throw problems.mediaType(accept);
}

/** A type with the one parameter that matters here, and its weight. */
function readRange(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.toLowerCase().replace(/\s+/g, '').split(';');
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const stripped = parameters.includes('nulls=stripped') ? ';nulls=stripped' : '';
  return { type: `${type}${stripped}`, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
