/** A PDF matrix [a b c d e f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a rectangle after the matrix. */
export function applyToBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number) {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Numbers of a pdf.js argument as a matrix; the identity when it is none. */
export function toMatrix(value: unknown): Matrix {
  if (value === null || typeof value !== 'object') return identity;
  const [a, b, c, d, e, f] = Object.values(value).map(Number);
  if (a === undefined || b === undefined || c === undefined) return identity;
  if (d === undefined || e === undefined || f === undefined) return identity;
  return [a, b, c, d, e, f];
}
