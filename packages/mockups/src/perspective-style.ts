import { expandQuad, homographyTo, type Quad, quadPixelSize } from './homography.ts'

/** CSS of an element that shows a flat picture in perspective; the stage must be a size container. */
export interface PerspectiveStyle {
  width: string
  height: string
  transform: string
}

// Any length works, since it cancels out; the width of the stage keeps the matrix entries near 1.
const depthShare = 1

/**
 * Places a flat picture into `quad` of a stage that is `stageWidth` scene pixels wide, at any displayed size.
 *
 * The perspective terms of a homography are per length, so a plain `matrix3d` fits one rendered size only. Here they
 * are moved into the depth axis (z = share of x and y, without a unit) and divided out again by `perspective()`, which
 * takes a container unit. All lengths are in `cqw`: exact at every size, no script.
 */
export function perspectiveStyle(
  quad: Quad,
  stageWidth: number,
  grow = 2,
  aspect?: number,
): PerspectiveStyle {
  const ofQuad = known.get(quad) ?? new Map<string, PerspectiveStyle>()
  known.set(quad, ofQuad)
  const key = `${stageWidth} ${grow} ${aspect}`
  const style = ofQuad.get(key) ?? computeStyle(quad, stageWidth, grow, aspect)
  ofQuad.set(key, style)
  return style
}

/** A page shows dozens of placements, and the next page mostly the same ones. */
const known = new WeakMap<Quad, Map<string, PerspectiveStyle>>()

function computeStyle(quad: Quad, stageWidth: number, grow: number, aspect?: number): PerspectiveStyle {
  const grown = expandQuad(quad, grow)
  const [width, natural] = quadPixelSize(grown)
  // A picture lying on a table appears foreshortened: cropped to the shape of the quad it would lose its ends.
  const height = aspect ? width / aspect : natural
  const [a, b, c, d, e, f, g, h] = homographyTo(width, height, grown)
  const depth = stageWidth * depthShare
  const share = (pixels: number) => `${number((pixels / stageWidth) * 100)}cqw`
  const matrix = [a, d, -g * depth, 0, b, e, -h * depth, 0, 0, 0, 1, 0, 0, 0, 0, 1].map(number).join(',')
  const flat = Math.abs(g) * width < 1e-6 && Math.abs(h) * height < 1e-6
  const perspective = flat ? '' : `perspective(${share(depth)}) `
  return {
    width: share(width),
    height: share(height),
    transform: `${perspective}translate(${share(c)},${share(f)}) matrix3d(${matrix})`,
  }
}

function number(value: number): string {
  return String(Number(value.toFixed(6)))
}
