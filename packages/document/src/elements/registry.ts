import type * as z from 'zod'
import type { Element } from '../model.ts'
import type { ElementKind } from './element-kind.ts'
import { photoKind } from './photo-slot.ts'

const KINDS: Record<Element['type'], ElementKind> = { photo: photoKind }

/** One kind today; becomes a discriminated union with the second. */
export const elementSchema: z.ZodType<Element> = photoKind.schema

export const kindOf = (element: Element): ElementKind => KINDS[element.type]

export const findKind = (type: unknown): ElementKind | undefined =>
  typeof type === 'string' && Object.hasOwn(KINDS, type) ? KINDS[type as Element['type']] : undefined
