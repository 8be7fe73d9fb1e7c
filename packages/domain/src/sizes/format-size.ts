import { remembering } from '../memory/remembering.ts'
import { type LengthUnit, type Locale, localeFacts } from '../shop/locales.ts'
import type { Size } from './dimension.ts'

const MM_PER: Record<LengthUnit, number> = { cm: 10, in: 25.4 }

/** Millimetres in the unit of the locale, at most one decimal (spec 9); inches in half inches where they are whole halves. */
export const inUnit = (mm: number, unit: LengthUnit): number => Math.round((mm / MM_PER[unit]) * 10) / 10

export const toMm = (value: number, unit: LengthUnit): number => Math.round(value * MM_PER[unit])

const writers = new Map<Locale, (value: number) => string>()

function number(value: number, locale: Locale): string {
  const writer = writers.get(locale) ?? remembering(numberWriter(locale))
  writers.set(locale, writer)
  return writer(value)
}

const numberWriter = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false })
  return (value: number) => format.format(value)
}

/** One length with its unit: `60 cm`, `23.6 in`. */
export function formatLength(mm: number, locale: Locale): string {
  const { unit } = localeFacts(locale)
  return `${number(inUnit(mm, unit), locale)}\u00a0${unit}`
}

const FEET_PER_METRE = 3.28084

/** A distance in a room: `2,4 m`, or feet in half steps, never short of it: `8 ft`. */
export function formatDistance(metres: number, locale: Locale): string {
  if (localeFacts(locale).unit === 'cm') return `${number(Math.round(metres * 10) / 10, locale)}\u00a0m`
  return `${number(Math.ceil(Math.round(metres * FEET_PER_METRE * 20) / 10) / 2, locale)}\u00a0ft`
}

/** A size as the locale's customers say it: `60 × 40 cm`, `24 × 16 in`. */
export function formatSize({ widthMm, heightMm }: Size, locale: Locale): string {
  const { unit } = localeFacts(locale)
  const [width, height] = [widthMm, heightMm].map(mm => number(inUnit(mm, unit), locale))
  return `${width}\u00a0×\u00a0${height}\u00a0${unit}`
}
