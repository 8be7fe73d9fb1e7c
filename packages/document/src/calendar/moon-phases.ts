import type { Locale } from '@passepartout/domain'
import type { Month } from '../model.ts'

export const MOON_PHASES = ['new', 'first-quarter', 'full', 'last-quarter'] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

const DAY_MS = 86_400_000
/** Julian day of 1 January 1970. */
const UNIX_EPOCH_JD = 2_440_587.5
/** Dynamical time is ahead of universal time by about this in the years of our calendars. */
const DELTA_T_MS = 72_000
const MONTHS_A_YEAR = 12.3685

/** Midnight, at which a phase changes its date, is that of the place of the language. */
const zoneOf = (locale: Locale): string =>
  locale === 'en-US' ? 'America/New_York' : locale === 'en-GB' ? 'Europe/London' : 'Europe/Berlin'

/** The phases of the moon in a month by date, on the day that they fall on where the locale is spoken. */
export function moonPhases({ year, month }: Month, locale: Locale): Record<string, MoonPhase> {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zoneOf(locale), dateStyle: 'short' })
  const prefix = `${year}-${String(month).padStart(2, '0')}-`
  const first = Math.floor((year + (month - 1) / 12 - 2000) * MONTHS_A_YEAR) - 1
  const found: Record<string, MoonPhase> = {}
  for (let lunation = first; lunation < first + 4; lunation++) {
    MOON_PHASES.forEach((phase, quarter) => {
      const date = format.format(phaseTime(lunation + quarter / 4, phase))
      if (date.startsWith(prefix)) found[date] = phase
    })
  }
  return found
}

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/**
 * Time of a phase in ms since 1970, right to about a minute from 1950 to 2100 (Meeus, Astronomical Algorithms, chapter
 * 49, without the planets).
 *
 * @param k lunations since the new moon of 6 January 2000, with the quarter as its fraction
 */
function phaseTime(k: number, phase: MoonPhase): number {
  const t = k / 1236.85
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t ** 2
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2
  const sun = 2.5534 + 29.1053567 * k - 0.0000014 * t ** 2
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t ** 2
  const isQuarter = phase === 'first-quarter' || phase === 'last-quarter'
  const days = isQuarter
    ? quarterTerms({ e, sun, moon, latitude, node }) +
      (phase === 'first-quarter' ? 1 : -1) * shift({ e, sun, moon, latitude })
    : syzygyTerms({ e, sun, moon, latitude, node }, phase === 'new')
  return (mean + days - UNIX_EPOCH_JD) * DAY_MS - DELTA_T_MS
}

interface Angles {
  e: number
  sun: number
  moon: number
  latitude: number
  node: number
}

/** Periodic terms of new and full moon, in days. */
function syzygyTerms({ e, sun, moon, latitude, node }: Angles, isNew: boolean): number {
  const [a, b, c] = isNew ? [-0.4072, 0.17241, 0.00739] : [-0.40614, 0.17302, 0.00734]
  const [d, f, g, h] = isNew ? [0.01608, 0.01039, -0.00514, 0.00208] : [0.01614, 0.01043, -0.00515, 0.00209]
  return (
    a * sin(moon) +
    b * e * sin(sun) +
    d * sin(2 * moon) +
    f * sin(2 * latitude) +
    c * e * sin(moon - sun) +
    g * e * sin(moon + sun) +
    h * e * e * sin(2 * sun) -
    0.00111 * sin(moon - 2 * latitude) -
    0.00057 * sin(moon + 2 * latitude) +
    0.00056 * e * sin(2 * moon + sun) -
    0.00042 * sin(3 * moon) +
    0.00042 * e * sin(sun + 2 * latitude) +
    0.00038 * e * sin(sun - 2 * latitude) -
    0.00024 * e * sin(2 * moon - sun) -
    0.00017 * sin(node)
  )
}

/** Periodic terms of both quarters, in days. */
const quarterTerms = ({ e, sun, moon, latitude, node }: Angles): number =>
  -0.62801 * sin(moon) +
  0.17172 * e * sin(sun) -
  0.01183 * e * sin(moon + sun) +
  0.00862 * sin(2 * moon) +
  0.00804 * sin(2 * latitude) +
  0.00454 * e * sin(moon - sun) +
  0.00204 * e * e * sin(2 * sun) -
  0.0018 * sin(moon - 2 * latitude) -
  0.0007 * sin(moon + 2 * latitude) -
  0.0004 * sin(3 * moon) -
  0.00034 * e * sin(2 * moon - sun) +
  0.00032 * e * sin(sun + 2 * latitude) +
  0.00032 * e * sin(sun - 2 * latitude) -
  0.00028 * e * e * sin(moon + 2 * sun) +
  0.00027 * e * sin(2 * moon + sun) -
  0.00017 * sin(node)

/** By how many days the first quarter is later, and the last one earlier. */
const shift = ({ e, sun, moon, latitude }: Omit<Angles, 'node'>): number =>
  0.00306 -
  0.00038 * e * cos(sun) +
  0.00026 * cos(moon) -
  0.00002 * cos(moon - sun) +
  0.00002 * cos(moon + sun) +
  0.00002 * cos(2 * latitude)
