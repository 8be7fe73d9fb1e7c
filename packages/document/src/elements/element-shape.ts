import type * as z from 'zod'
import type { Box, ElementBase } from '../element-base.ts'
import { choice, type Fields, number, repairFields, required, schemaOf } from '../fields.ts'
import type { RepairReport } from '../repair-report.ts'
import { boxSchema, idSchema } from '../schema-parts.ts'
import type { TypedElement } from './element-kind.ts'

/**
 * Validation of one element kind. Separate from the kind itself, so that code that renders and edits documents loads no
 * schemas.
 */
export interface ElementShape<E extends TypedElement = TypedElement> {
  type: E['type']
  schema: z.ZodType<E>
  /** Repairs an untrusted plain object without losing data; the schema validates the result. */
  repair(raw: Record<string, unknown>, report: RepairReport): unknown
}

const flatBase: Fields<Omit<ElementBase, 'box'>> = {
  id: required(idSchema),
  turn: number(-180, 180, 0),
  locked: choice([false, true]),
}

/** Schema and repair of a kind, from the table of its own properties. */
export function shapeOf<E extends TypedElement>(
  type: E['type'],
  own: Fields<Omit<E, keyof TypedElement>>,
  box: z.ZodType<Box> = boxSchema,
): ElementShape<E> {
  const fields = {
    type: choice([type]),
    ...flatBase,
    box: required(box),
    ...own,
  } as unknown as Fields<E>
  return { type, schema: schemaOf(fields), repair: (raw, report) => repairFields(fields, raw, report) }
}
