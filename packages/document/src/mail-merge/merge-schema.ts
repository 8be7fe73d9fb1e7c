import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { idSchema, lineSchema } from '../schema-parts.ts'
import { isSameFieldName, type MergeData } from './merge.ts'

const cell = lineSchema(LIMITS.cellLength)
/** A name that can be put in braces. */
const name = cell.regex(/^[^{}]{1,60}$/).refine(text => text.trim() !== '')
const passage = z
  .string()
  .max(LIMITS.wordingLength)
  .regex(/^(?:\P{Cc}|\n)*$/u)

const unique = (all: readonly string[]) => new Set(all).size === all.length

/** Names of columns and variants must be distinct, and every record must have a value for every column. */
export const mergeSchema: z.ZodType<MergeData> = z
  .strictObject({
    columns: z.array(name).min(1).max(LIMITS.columns),
    records: z
      .array(
        z.strictObject({
          id: idSchema,
          copies: z.int().min(1).max(LIMITS.recordCopies),
          values: z.array(cell).max(LIMITS.columns),
        }),
      )
      .min(1)
      .max(LIMITS.records),
    wordings: z
      .array(
        z.strictObject({
          id: idSchema,
          name,
          column: name,
          cases: z.array(z.strictObject({ is: cell, text: passage })).max(LIMITS.cases),
          otherwise: passage,
        }),
      )
      .max(LIMITS.wordings),
  })
  .refine(({ columns, wordings }) =>
    unique([...columns, ...wordings.map(wording => wording.name)].map(isSameFieldName)),
  )
  .refine(({ columns, records }) => records.every(({ values }) => values.length === columns.length))
  .refine(({ records }) => unique(records.map(({ id }) => id)))
  .refine(({ records }) => tableLength(records) <= LIMITS.tableLength)

export const tableLength = (records: readonly { values: readonly string[] }[]): number =>
  records.reduce((sum, { values }) => sum + values.reduce((of, value) => of + value.length + 1, 0), 0)
