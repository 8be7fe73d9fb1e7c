/** A point in pixels of a scene, or in local pixels of a flat picture. */
export type Point = readonly [x: number, y: number]

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point]

/** Row-major 3 x 3 matrix with `[8] = 1`: maps (x, y, 1) to homogeneous scene coordinates. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/**
 * The homography that maps a flat picture of `width` x `height` to `quad`.
 *
 * @throws RangeError for a quad without area, which no camera can see
 */
export function homographyTo(width: number, height: number, quad: Quad): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const determinant = dx1 * dy2 - dx2 * dy1
  if (!(Math.abs(determinant) > 1e-9) || !(width > 0) || !(height > 0))
    throw new RangeError('A quad needs an area')
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
    1,
  ]
}

/** The scene point of a point of the flat picture. */
export function project(m: Homography, [x, y]: Point): Point {
  const w = m[6] * x + m[7] * y + m[8]
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w]
}

/** The inverse: from a scene point to the flat picture (drop targets, pointer positions). */
export function invert(m: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = m
  const scale = a * e - b * d
  if (Math.abs(scale) < 1e-12) throw new RangeError('This perspective has no way back')
  return [
    (e * i - f * h) / scale,
    (c * h - b * i) / scale,
    (b * f - c * e) / scale,
    (f * g - d * i) / scale,
    (a * i - c * g) / scale,
    (c * d - a * f) / scale,
    (d * h - e * g) / scale,
    (b * g - a * h) / scale,
    1,
  ]
}

/** The quad expanded by about `by` pixels within its own plane, so that no seam shows at the edge of a mask. */
export function expandQuad(quad: Quad, by: number): Quad {
  const [width, height] = quadPixelSize(quad)
  const m = homographyTo(width, height, quad)
  return [
    project(m, [-by, -by]),
    project(m, [width + by, -by]),
    project(m, [width + by, height + by]),
    project(m, [-by, height + by]),
  ]
}

/** Longest sides of a quad in pixels: a flat picture of this size loses no detail in it. */
export function quadPixelSize(quad: Quad): readonly [width: number, height: number] {
  const length = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])
  const [a, b, c, d] = quad
  return [Math.max(length(a, b), length(d, c)), Math.max(length(a, d), length(b, c))]
}
