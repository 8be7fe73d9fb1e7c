import type { ProductCorrection, ProductInput } from './rules.ts'

type Fallback = number | ((given: number | undefined) => number)

/** Reads fields of an input one by one; an invalid value is replaced by the fallback and recorded as a correction. */
export interface FieldPicker {
  corrections: ProductCorrection[]
  /** One of the allowed words; the fallback if it is missing or different. */
  word<T extends string>(field: string, allowed: readonly T[], fallback: NoInfer<T>): T
  /** A number that passes the test; digits as text count as a number. The fallback may depend on the given value. */
  number(field: string, fits: (value: number) => boolean, fallback: Fallback): number
  /** A text that passes the test, if present. */
  text(field: string, fits: (value: string) => boolean): string | undefined
  /** A list of allowed words without duplicates, in the order of `allowed`. */
  words<T extends string>(field: string, allowed: readonly T[]): T[]
}

const toDisplayValue = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value).slice(0, 80)

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

export function createFieldPicker(input: ProductInput): FieldPicker {
  const corrections: ProductCorrection[] = []
  const given = (field: string): unknown => (Object.hasOwn(input, field) ? input[field] : undefined)
  const correct = (field: string, value: unknown, used: string | undefined) =>
    corrections.push({ field, given: toDisplayValue(value), used })
  return {
    corrections,
    word(field, allowed, fallback) {
      const value = given(field)
      const found = allowed.find(each => each === value)
      if (found !== undefined) return found
      if (hasValue(value)) correct(field, value, fallback)
      return fallback
    },
    number(field, fits, fallback) {
      const value = given(field)
      const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value
      const known = typeof number === 'number' && Number.isFinite(number) ? number : undefined
      if (known !== undefined && fits(known)) return known
      const used = typeof fallback === 'number' ? fallback : fallback(known)
      if (hasValue(value)) correct(field, value, String(used))
      return used
    },
    text(field, fits) {
      const value = given(field)
      if (!hasValue(value)) return undefined
      if (typeof value === 'string' && fits(value)) return value
      correct(field, value, undefined)
      return undefined
    },
    words(field, allowed) {
      const value = given(field)
      const values: unknown[] = Array.isArray(value) ? value : hasValue(value) ? [value] : []
      for (const each of new Set(values)) {
        if (!allowed.some(word => word === each)) correct(field, each, undefined)
      }
      return allowed.filter(word => values.includes(word))
    },
  }
}
