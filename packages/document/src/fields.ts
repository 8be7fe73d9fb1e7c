import * as z from 'zod'
import type { RepairReport } from './repair-report.ts'
import { isRecord, repairChoice, repairLine, repairNumber } from './repair-values.ts'

/** One property of an element: its schema, and the repair of almost valid values. */
export interface Field<T> {
  schema: z.ZodType<T>
  /** Changes no value that the schema accepts; leaves unknown values for the schema to reject. */
  repair(value: unknown, key: string, report: RepairReport): unknown
}

export type Fields<T> = { [K in keyof T]-?: Field<T[K]> }

/** A property without a default. */
export const required = <T>(schema: z.ZodType<T>): Field<T> => ({ schema, repair: value => value })

/** Accepts valid values, replaces others by the default. */
export const withDefault = <T>(schema: z.ZodType<T>, fallback: T): Field<T> => ({
  schema,
  repair: (value, key, report) => {
    if (schema.safeParse(value).success) return value
    report.note(key, 'default-used')
    return fallback
  },
})

/** A number that is clamped to its bounds. */
export const number = (min: number, max: number, fallback: number): Field<number> => ({
  schema: z.number().min(min).max(max),
  repair: (value, key, report) => repairNumber(value, { min, max, fallback }, key, report),
})

/** One of some values; by default the first. */
export const choice = <const T extends string | boolean>(options: readonly [T, ...T[]]): Field<T> => ({
  schema: z.union(options.map(option => z.literal(option))) as unknown as z.ZodType<T>,
  repair: (value, key, report) => repairChoice(value, options, key, report),
})

/** Present if true, otherwise absent: documents from before the property existed do not change. */
export const OPTIONAL_TRUE = {
  schema: z.literal(true).optional(),
  repair: (value: unknown) => (value === true ? true : undefined),
} as unknown as Field<true>

/** Present if it is one of some values, otherwise absent. */
export const optionalChoice = <const T extends string>(options: readonly [T, ...T[]]): Field<T> =>
  ({
    schema: z.enum(options).optional(),
    repair: (value: unknown) => (options.includes(value as T) ? value : undefined),
  }) as unknown as Field<T>

/** Present if it is an object, otherwise absent. */
export const optionalObject = <T extends object>(field: Field<T>): Field<T> =>
  ({
    schema: field.schema.optional(),
    repair: (value: unknown, key: string, report: RepairReport) =>
      isRecord(value) ? field.repair(value, key, report) : undefined,
  }) as unknown as Field<T>

/** A single line of text. */
export const line = (max: number): Field<string> => ({
  schema: z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u),
  repair: (value, key, report) => repairLine(value, max, key, report),
})

/** A list whose items are repaired one by one. */
export const list = <T>(item: Field<T>, max: number): Field<T[]> => ({
  schema: z.array(item.schema).max(max),
  repair: (value, key, report) => {
    if (Array.isArray(value)) {
      const inside = report.at(key)
      return value.map((one, index) => item.repair(one, String(index), inside))
    }
    report.note(key, 'default-used')
    return []
  },
})

/** An object of fields; unknown properties are dropped. */
export const record = <T extends object>(fields: Fields<T>): Field<T> => ({
  schema: schemaOf(fields),
  repair: (value, key, report) =>
    isRecord(value) ? repairFields(fields, value, key === '' ? report : report.at(key)) : value,
})

export const nullableField = <T>(field: Field<T>): Field<T | null> => ({
  schema: field.schema.nullable(),
  repair: (value, key, report) =>
    value === null || value === undefined ? null : field.repair(value, key, report),
})

export const schemaOf = <T extends object>(fields: Fields<T>): z.ZodType<T> =>
  z.strictObject(
    Object.fromEntries(Object.entries<Field<unknown>>(fields).map(([key, { schema }]) => [key, schema])),
  ) as unknown as z.ZodType<T>

export const repairFields = <T extends object>(
  fields: Fields<T>,
  raw: Record<string, unknown>,
  report: RepairReport,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Field<unknown>>(fields).flatMap(([key, field]) => {
      const value = field.repair(Object.hasOwn(raw, key) ? raw[key] : undefined, key, report)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
