import { type LengthUnit, type Locale, localeFacts } from '../shops/locales.ts'
import type { Size } from './dimension.ts'

const MM_PER: Record<LengthUnit, number> = { cm: 10, in: 25.4 }

/** Millimetres in the unit of the locale, with at most one decimal (spec 9). */
export const toDisplayUnit = (mm: number, unit: LengthUnit): number =>
  Math.round((mm / MM_PER[unit]) * 10) / 10

export const toMm = (value: number, unit: LengthUnit): number => Math.round(value * MM_PER[unit])

/** Locales with a decimal point; all others use the comma. */
const WITH_POINT: ReadonlySet<Locale> = new Set(['de-CH', 'it-CH', 'de-LI', 'en-GB', 'en-US'])

/** Not formatted by `Intl.NumberFormat`, because its first use takes some 30 ms on a slow phone. */
const number = (value: number, locale: Locale): string =>
  WITH_POINT.has(locale) ? String(value) : String(value).replace('.', ',')

/** One length with its unit: `60 cm`, `23.6 in`. */
export function formatLength(mm: number, locale: Locale): string {
  const { unit } = localeFacts(locale)
  return `${number(toDisplayUnit(mm, unit), locale)}\u00a0${unit}`
}

const FEET_PER_METRE = 3.28084

/** A distance in a room: `2,4 m`, or feet rounded up to half steps: `8 ft`. */
export function formatDistance(metres: number, locale: Locale): string {
  if (localeFacts(locale).unit === 'cm') return `${number(Math.round(metres * 10) / 10, locale)}\u00a0m`
  return `${number(Math.ceil(Math.round(metres * FEET_PER_METRE * 20) / 10) / 2, locale)}\u00a0ft`
}

const GRAMS_PER_OUNCE = 28.3495

/** A weight, rounded up: `18 g`, or tenths of an ounce where lengths are inches: `0.7 oz`. */
export function formatWeight(grams: number, locale: Locale): string {
  if (localeFacts(locale).unit === 'cm') return `${number(Math.ceil(grams), locale)}\u00a0g`
  return `${number(Math.ceil((grams / GRAMS_PER_OUNCE) * 10) / 10, locale)}\u00a0oz`
}

/** A size in the locale's notation: `60 × 40 cm`, `24 × 16 in`. */
export function formatSize({ widthMm, heightMm }: Size, locale: Locale): string {
  const { unit } = localeFacts(locale)
  const [width, height] = [widthMm, heightMm].map(mm => number(toDisplayUnit(mm, unit), locale))
  return `${width}\u00a0×\u00a0${height}\u00a0${unit}`
}
