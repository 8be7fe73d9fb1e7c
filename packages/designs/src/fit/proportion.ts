export interface Trim {
  widthMm: number
  heightMm: number
}

/** How far apart two proportions may lie that one drawing serves: A6, B6 and A5 differ by less than 2 %. */
const SAME = 0.03

const proportionOf = ({ widthMm, heightMm }: Trim) => Math.log(widthMm / heightMm)

/** How far the proportions of two sizes lie apart; 0 where they are alike. */
export const proportionGap = (a: Trim, b: Trim): number => Math.abs(proportionOf(a) - proportionOf(b))

export const isSameProportion = (a: Trim, b: Trim): boolean => proportionGap(a, b) <= SAME
