import { accessoryFacts } from './accessory/facts.ts'
import { calendarFacts } from './calendar/facts.ts'
import { cardFacts } from './card/facts.ts'
import { collageFacts } from './collage/facts.ts'
import { frameFacts } from './frame/facts.ts'
import { giftVoucherFacts } from './gift-voucher/facts.ts'
import type { KindMetadata } from './kind.ts'
import { photoFrameFacts } from './photo-frame/facts.ts'
import { photobookFacts } from './photobook/facts.ts'
import { photoboxFacts } from './photobox/facts.ts'
import { photoprintFacts } from './photoprint/facts.ts'

/**
 * Every product kind of the shop: the only list. All other lists by kind derive from it, or fail to compile if they
 * lack one. The order is that in which kinds are matched against an address.
 */
export const KINDS = {
  photoprint: photoprintFacts,
  photobox: photoboxFacts,
  collage: collageFacts,
  'photo-frame': photoFrameFacts,
  frame: frameFacts,
  calendar: calendarFacts,
  photobook: photobookFacts,
  card: cardFacts,
  accessory: accessoryFacts,
  'gift-voucher': giftVoucherFacts,
} as const satisfies Readonly<Record<string, KindMetadata>>

export type ProductKind = keyof typeof KINDS
/** Kinds whose facts have all of these properties. */
type KindWith<Facts> = { [K in ProductKind]: (typeof KINDS)[K] extends Facts ? K : never }[ProductKind]

/** The facts of a kind, by their common type. */
export const kindMetadata = (kind: ProductKind): KindMetadata => KINDS[kind]

export const isProductKind = (value: unknown): value is ProductKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value)

/** Kinds with a designer of their own. */
export type DesignableKind = KindWith<{ designer: object }>

/** Kinds whose order lines have a design. */
export type DesignedKind = KindWith<{ line: 'designed' }>

/** Kinds whose order lines have a configuration only. */
export type UndesignedKind = KindWith<{ line: 'article' }>

/** Kinds with design files in the catalogue. */
export type DesignKind = KindWith<{ designs: object }>

/** Kinds whose production time does not depend on a wall art material. */
export type KindWithProductionTime = KindWith<{ madeBy: 'kind' }>

type PublicKindOf<K extends ProductKind> = (typeof KINDS)[K] extends { word: infer Word } ? Word : never
/** The kind names of spec 3, "Product kinds". */
export type PublicProductKind = PublicKindOf<ProductKind>
type ProductsOf<K extends ProductKind> = (typeof KINDS)[K] extends {
  calculator: { products: readonly (infer Word)[] }
}
  ? Word
  : K
/** Products of a product form in front of a wall (spec 3, "Calculator"). */
export type WallArtForm = { [K in KindWith<{ calculator: { look: 'wall' } }>]: ProductsOf<K> }[KindWith<{
  calculator: { look: 'wall' }
}>]
/** Products of a plain product form. */
export type ProductFormKind = KindWith<{ calculator: { look: 'form' } }>

type DocumentKindOf<K extends DesignableKind> = K extends DesignableKind
  ? (typeof KINDS)[K]['designer'] extends { documentKind: infer Word extends string }
    ? Word
    : K
  : never
/** Kinds of documents, and of the drafts that contain them. */
export type DocumentKind = { [K in DesignableKind]: DocumentKindOf<K> }[DesignableKind]

/** The kind under which a designer's documents are stored. */
export const documentKindOf = <K extends DesignableKind>(kind: K): DocumentKindOf<K> =>
  ((KINDS[kind].designer as { documentKind?: string }).documentKind ?? kind) as DocumentKindOf<K>

/** The kind whose designer opens a kind; `undefined` if it cannot be designed. */
export const designableKindFor = (kind: ProductKind): DesignableKind | undefined => {
  const { designer, designedAs } = kindMetadata(kind)
  return (designer ? kind : designedAs) as DesignableKind | undefined
}

export const isSoldInChannel = (channel: string, kind: ProductKind): boolean =>
  kindMetadata(kind).channels.some(one => one === channel)

/** Whether a kind has designs for occasions: the date of another occasion is no reason to order it in time. */
export const isForOccasions = (kind: ProductKind): boolean =>
  kindMetadata(kind).designs?.needs.includes('occasion') ?? false

/** Whether campaigns and promotions may reduce a kind. */
export const isReducible = (kind: ProductKind): boolean => kindMetadata(kind).isStoredValue !== true

/** Whether the lab produces order lines of a kind; the kind is a word of the database. */
export const isProducedByLab = (kind: string): boolean => !isProductKind(kind) || isReducible(kind)

/** The product kind of a database row. @throws RangeError for an unknown one */
export function kindOf(word: string): ProductKind {
  if (!isProductKind(word)) throw new RangeError(`"${word}" is no kind of product.`)
  return word
}
