/**
 * Probability of a chi-square value at least this large under the null hypothesis: the upper tail of its distribution
 * (Abramowitz and Stegun 26.4).
 *
 * @param freedom degrees of freedom, at least 1
 */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0) return 1
  const [a, x] = [freedom / 2, value / 2]
  return x < a + 1 ? 1 - lowerGammaSeries(a, x) : upperGammaContinuedFraction(a, x)
}

const PRECISION = 1e-12
const MOST_STEPS = 1000

function lowerGammaSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST_STEPS && term > sum * PRECISION; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGammaOfHalf(a))
}

/** Lentz's method. */
function upperGammaContinuedFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let product = d
  for (let n = 1; n < MOST_STEPS; n++) {
    const factor = -n * (n - a)
    b += 2
    d = 1 / (factor * d + b)
    c = b + factor / c
    product *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return product * Math.exp(a * Math.log(x) - x - logGammaOfHalf(a))
}

/** Logarithm of the gamma function at a multiple of one half. */
function logGammaOfHalf(a: number): number {
  let log = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let n = a - 1; n > 0; n--) log += Math.log(n)
  return log
}
