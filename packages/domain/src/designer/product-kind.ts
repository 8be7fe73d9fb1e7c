import type { ProductKind } from '../catalogue/vocabulary.ts'

type Said = string | boolean | null | undefined

/** The parameters that tell what a product is. */
export interface KindParams {
  photoboxType?: Said
  materialType?: Said
  frameType?: Said
  designId?: Said
  collage?: Said
  calendarType?: Said
  photobookType?: Said
  photobookPrinting?: Said
  themeId?: Said
}

/** The kind of a product by its parameters (spec 2); `undefined` where they say none. */
export function productKindOf(params: KindParams): ProductKind | undefined {
  if (params.photoboxType) return params.photoboxType === 'photoprint' ? 'photoprint' : 'photobox'
  if (params.materialType || params.frameType)
    return params.designId || params.collage ? 'collage' : 'photoframe'
  if (params.calendarType) return 'calendar'
  if (params.photobookType || params.photobookPrinting) return 'photobook'
  return params.themeId ? 'card' : undefined
}

/** Kinds with designs of their own, and the query fields a design of each needs (spec 2), most telling first. */
const NEEDS = {
  card: ['card', 'category', 'occasion', 'themeId'],
  calendar: ['designGroupId', 'designId'],
  photobook: ['designGroupSetId'],
  collage: ['designId'],
} as const

export type ProductType = keyof typeof NEEDS
type TypeField = (typeof NEEDS)[ProductType][number]

/** The product type by its query fields: all that it needs are there (spec 2). */
export function productTypeOf(query: { [Name in TypeField]?: Said }): ProductType | undefined {
  const types = Object.keys(NEEDS) as ProductType[]
  return types.find(type => NEEDS[type].every(field => Boolean(query[field])))
}
