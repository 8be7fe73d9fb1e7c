import type { Point } from '../model.ts'

/** Affine map in the notation of SVG and PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export const translation = (x: number, y: number): Matrix => ({ ...IDENTITY, e: x, f: y })

export const scaling = (x: number, y = x): Matrix => ({ ...IDENTITY, a: x, d: y })

/** Clockwise on the page, because y points down. */
export function rotation(degrees: number): Matrix {
  const { cos, sin } = rotationVector(degrees)
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 }
}

/** The map that applies `first`, then `second`. */
export const compose = (first: Matrix, second: Matrix): Matrix => ({
  a: second.a * first.a + second.c * first.b,
  b: second.b * first.a + second.d * first.b,
  c: second.a * first.c + second.c * first.d,
  d: second.b * first.c + second.d * first.d,
  e: second.a * first.e + second.c * first.f + second.e,
  f: second.b * first.e + second.d * first.f + second.f,
})

export const composeAll = (...steps: Matrix[]): Matrix => steps.reduce(compose, IDENTITY)

/** The inverse map. @throws RangeError for a singular map */
export function invert(matrix: Matrix): Matrix {
  const { a, b, c, d, e, f } = matrix
  const determinant = a * d - b * c
  if (determinant === 0) throw new RangeError('A flat matrix has no inverse')
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  }
}

export const apply = (matrix: Matrix, point: Point): Point => ({
  x: matrix.a * point.x + matrix.c * point.y + matrix.e,
  y: matrix.b * point.x + matrix.d * point.y + matrix.f,
})

/** Like `apply` for a distance: without the translation. */
export const applyToVector = (matrix: Matrix, vector: Point): Point => ({
  x: matrix.a * vector.x + matrix.c * vector.y,
  y: matrix.b * vector.x + matrix.d * vector.y,
})

/** Cosine and sine, exact at quarter turns. */
export function rotationVector(degrees: number): { cos: number; sin: number } {
  const quarters = degrees / 90
  if (Number.isInteger(quarters)) {
    const step = ((quarters % 4) + 4) % 4
    return { cos: [1, 0, -1, 0][step] ?? 1, sin: [0, 1, 0, -1][step] ?? 0 }
  }
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}
