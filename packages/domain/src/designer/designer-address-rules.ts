import type { DesignerFields } from './designer-fields.ts'
import type { QueryParams } from './to-query-string.ts'

/** A calendar month; `month` from 1 to 12. */
export interface YearMonth {
  year: number
  month: number
}

/** Anything of a configuration, or nothing: what a link, a form or a page knows so far. */
export type Nullable<Params> = { [Name in keyof Params]?: Params[Name] | undefined }

/** What tells the address of one designer from another's. */
export interface DesignerAddressRules<Params extends object, Input extends object = Nullable<Params>> {
  fields: DesignerFields<Params>
  /** Other words in which a query may say the same. */
  alsoRead?: (query: QueryParams) => Partial<Input>
  /** The input with every default and without what means nothing. */
  complete: (input: Input, current: YearMonth) => Params
}

/** Only the entries that say something, so that equal configurations are equal objects. */
export function omitUndefined<T extends object>(
  values: T,
): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  const said = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(said) as { [Name in keyof T]: Exclude<T[Name], undefined> }
}

/** A refinement of none is no refinement (spec 2). */
export const printFinishOf = (type: string | undefined): string | undefined =>
  type === 'none' ? undefined : type

/** A whole number from `least` up; anything else is none. */
export const validCount = (count: number | undefined, least = 1): number | undefined =>
  count !== undefined && Number.isInteger(count) && count >= least && count < 1_000_000_000
    ? count
    : undefined
