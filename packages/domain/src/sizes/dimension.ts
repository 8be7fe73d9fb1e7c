import { memoize } from '../memoization/memoize.ts'

/** A size in millimetres. */
export interface Size {
  widthMm: number
  heightMm: number
}

const DIMENSION = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/

/** Parses `600x450` (mm). Anything else is 0 by 0 (spec 5). */
export const parseDimension = (text: string): Size => (text.length > LONGEST ? NONE : sizeOf(text))

const NONE: Size = Object.freeze({ widthMm: 0, heightMm: 0 })
const LONGEST = '999999x999999'.length

const sizeOf = memoize((text: string): Size => {
  const [, width, height] = DIMENSION.exec(text) ?? []
  return width === undefined ? NONE : Object.freeze({ widthMm: Number(width), heightMm: Number(height) })
})

/** `600x450`: whole millimetres. */
export const dimensionString = ({ widthMm, heightMm }: Size): string =>
  `${Math.round(widthMm)}x${Math.round(heightMm)}`

export const isEmptySize = ({ widthMm, heightMm }: Size): boolean => widthMm <= 0 || heightMm <= 0

/** Swaps width and height: landscape becomes portrait. */
export const rotateSize = ({ widthMm, heightMm }: Size): Size => ({ widthMm: heightMm, heightMm: widthMm })

export const areaMm2 = ({ widthMm, heightMm }: Size): number => widthMm * heightMm

export type Orientation = 'landscape' | 'portrait' | 'square'

export function orientationOf({ widthMm, heightMm }: Size): Orientation {
  if (widthMm === heightMm) return 'square'
  return widthMm > heightMm ? 'landscape' : 'portrait'
}
