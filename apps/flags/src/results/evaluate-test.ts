import { chiSquareTail } from './chi-square.ts'

export interface TreatmentResult {
  treatment: string
  visitors: number
  conversions: number
  /** Share of visitors who converted. */
  rate: number
  /** Difference of the rate from that of the baseline, with its 95 % confidence interval; absent for the baseline. */
  difference?: { value: number; low: number; high: number; isSignificant: boolean }
}

export interface TestResult {
  baseline: string
  treatments: TreatmentResult[]
  /**
   * Whether the treatments have as many visitors as the definition's shares: below `SAMPLE_RATIO_ALARM`, visitors of
   * some treatment are being lost, and the differences mean nothing.
   */
  sampleRatio: { probability: number; isSound: boolean } | undefined
}

/** Two-sided 95 %. */
const Z = 1.959963984540054
/** Far below the usual 5 %, as this check is read repeatedly. */
export const SAMPLE_RATIO_ALARM = 0.001

interface Sums {
  treatment: string
  visitors: number
  conversions: number
}

/**
 * Evaluates a test of two or more treatments.
 *
 * @param shares the definition's share of each treatment, in any unit; without it, the sample ratio is not checked
 */
export function evaluateTest(
  sums: readonly Sums[],
  baseline: string,
  shares?: ReadonlyMap<string, number>,
): TestResult {
  const base = sums.find(({ treatment }) => treatment === baseline)
  return {
    baseline,
    treatments: sums.map(one => ({
      treatment: one.treatment,
      visitors: one.visitors,
      conversions: one.conversions,
      rate: one.visitors > 0 ? one.conversions / one.visitors : 0,
      ...(base && one !== base && base.visitors > 0 && one.visitors > 0
        ? { difference: differenceOf(one, base) }
        : {}),
    })),
    sampleRatio: shares && sampleRatio(sums, shares),
  }
}

/** Newcombe's interval from two of Wilson: valid for small shares too, where the usual one is too narrow. */
function differenceOf(one: Sums, base: Sums) {
  const [p, q] = [wilson(one), wilson(base)]
  const value = p.rate - q.rate
  const low = value - Math.hypot(p.rate - p.low, q.high - q.rate)
  const high = value + Math.hypot(p.high - p.rate, q.rate - q.low)
  return { value, low, high, isSignificant: low > 0 || high < 0 }
}

function wilson({ visitors, conversions }: Sums) {
  const rate = conversions / visitors
  const square = Z ** 2 / visitors
  const middle = rate + square / 2
  const reach = Z * Math.sqrt((rate * (1 - rate)) / visitors + square / (4 * visitors))
  return { rate, low: (middle - reach) / (1 + square), high: (middle + reach) / (1 + square) }
}

function sampleRatio(sums: readonly Sums[], shares: ReadonlyMap<string, number>) {
  const expected = [...shares].filter(([, share]) => share > 0)
  const all = sums.reduce((sum, { visitors }) => sum + visitors, 0)
  const whole = expected.reduce((sum, [, share]) => sum + share, 0)
  if (all === 0 || expected.length < 2) return undefined
  const isUnexpected = sums.some(({ treatment, visitors }) => visitors > 0 && !(shares.get(treatment) ?? 0))
  const distance = expected.reduce((sum, [treatment, share]) => {
    const wanted = (all * share) / whole
    const seen = sums.find(one => one.treatment === treatment)?.visitors ?? 0
    return sum + (seen - wanted) ** 2 / wanted
  }, 0)
  const probability = isUnexpected ? 0 : chiSquareTail(distance, expected.length - 1)
  return { probability, isSound: probability >= SAMPLE_RATIO_ALARM }
}
