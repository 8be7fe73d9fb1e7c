import type { Face } from '@passepartout/typeset'
import type * as z from 'zod'
import { choice, type Fields, must, number, repairFields, schemaOf } from '../fields.ts'
import type { Box, ElementBase } from '../model.ts'
import type { Repairer } from '../repair-report.ts'
import { boxSchema, idSchema } from '../schema-parts.ts'

export interface TypedElement extends ElementBase {
  type: string
}

/** Everything the document package must know about one kind of element; one folder per kind. */
export interface ElementKind<E extends TypedElement = TypedElement> {
  type: E['type']
  schema: z.ZodType<E>
  /** Brings an untrusted plain object into shape where that loses nothing; the schema judges the result. */
  repair(raw: Record<string, unknown>, report: Repairer): unknown
  /** Properties that are lengths or sizes of type: they grow with the page. */
  lengths: readonly (keyof E)[]
  /** Ids of the photos it shows. */
  assetIds?(element: E): string[]
  /** Drops references to photos the document does not have. */
  withoutAssets?(element: E, isMissing: (assetId: string) => boolean): E
  /** Hashes of the drawings it shows. */
  artworkIds?(element: E): string[]
  /** Cuts of typefaces it is set in. */
  faces?(element: E): Face[]
}

const flatBase: Fields<Omit<ElementBase, 'box'>> = {
  id: must(idSchema),
  turn: number(-180, 180, 0),
  locked: choice([false, true]),
}

/** Schema and repair of a kind, from the table of its own properties. */
export function shapeOf<E extends TypedElement>(
  type: E['type'],
  own: Fields<Omit<E, keyof TypedElement>>,
  box: z.ZodType<Box> = boxSchema,
): Pick<ElementKind<E>, 'type' | 'schema' | 'repair'> {
  const fields = {
    type: choice([type]),
    ...flatBase,
    box: must(box),
    ...own,
  } as unknown as Fields<E>
  return { type, schema: schemaOf(fields), repair: (raw, report) => repairFields(fields, raw, report) }
}
