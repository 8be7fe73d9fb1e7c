export interface Trim {
  widthMm: number
  heightMm: number
}

/** Maximum distance of two ratios that share one drawing: A6, B6 and A5 differ by less than 2 %. */
const SAME = 0.03

const aspectRatioOf = ({ widthMm, heightMm }: Trim) => Math.log(widthMm / heightMm)

/** Distance of the aspect ratios of two sizes; 0 if they are equal. */
export const aspectRatioDistance = (a: Trim, b: Trim): number => Math.abs(aspectRatioOf(a) - aspectRatioOf(b))

export const hasSameAspectRatio = (a: Trim, b: Trim): boolean => aspectRatioDistance(a, b) <= SAME
