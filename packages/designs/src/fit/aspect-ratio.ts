export interface Trim {
  widthMm: number
  heightMm: number
}

/** How far apart two proportions may lie that one drawing serves: A6, B6 and A5 differ by less than 2 %. */
const SAME = 0.03

const aspectRatioOf = ({ widthMm, heightMm }: Trim) => Math.log(widthMm / heightMm)

/** How far the proportions of two sizes lie apart; 0 where they are alike. */
export const aspectRatioDistance = (a: Trim, b: Trim): number => Math.abs(aspectRatioOf(a) - aspectRatioOf(b))

export const hasSameAspectRatio = (a: Trim, b: Trim): boolean => aspectRatioDistance(a, b) <= SAME
