import type { DesignerFields } from './designer-fields.ts'
import type { QueryParams } from './to-query-string.ts'

/** A calendar month; `month` from 1 to 12. */
export interface YearMonth {
  year: number
  month: number
}

/** A partial configuration, as far as a link, a form or a page knows it. */
export type Nullable<Params> = { [Name in keyof Params]?: Params[Name] | undefined }

/** Rules that distinguish the address of one designer from another's. */
export interface DesignerAddressRules<Params extends object, Input extends object = Nullable<Params>> {
  fields: DesignerFields<Params>
  /** Reads alternative query fields for the same parameters. */
  alsoRead?: (query: QueryParams) => Partial<Input>
  /** Fills in all defaults and drops meaningless values. */
  complete: (input: Input, current: YearMonth) => Params
}

/** Drops undefined entries, so that equal configurations are equal objects. */
export function omitUndefined<T extends object>(
  values: T,
): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(entries) as { [Name in keyof T]: Exclude<T[Name], undefined> }
}

/** A print finish of `none` is no print finish (spec 2). */
export const printFinishOf = (type: string | undefined): string | undefined =>
  type === 'none' ? undefined : type

/** A whole number of at least `least`, else `undefined`. */
export const validCount = (count: number | undefined, least = 1): number | undefined =>
  count !== undefined && Number.isInteger(count) && count >= least && count < 1_000_000_000
    ? count
    : undefined
