import { accessoryFacts } from './accessory/facts.ts'
import { calendarFacts } from './calendar/facts.ts'
import { cardFacts } from './card/facts.ts'
import { collageFacts } from './collage/facts.ts'
import { frameFacts } from './frame-without-print/facts.ts'
import { giftVoucherFacts } from './gift-voucher/facts.ts'
import type { KindMetadata } from './kind.ts'
import { photobookFacts } from './photobook/facts.ts'
import { photoboxFacts } from './photobox/facts.ts'
import { photoprintFacts } from './photoprint/facts.ts'
import { photoFrameFacts } from './wall-art/facts.ts'

/**
 * Every kind of product that the shop sells: the only list. Whatever else is listed by kind follows from it, or is refused
 * by the compiler where it lacks one. The order is that in which an address is asked what it means.
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
/** Kinds whose facts have all of these. */
type KindWith<Facts> = { [K in ProductKind]: (typeof KINDS)[K] extends Facts ? K : never }[ProductKind]

/** What is known of a kind, whichever it is. */
export const kindMetadata = (kind: ProductKind): KindMetadata => KINDS[kind]

export const isProductKind = (value: unknown): value is ProductKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value)

/** Kinds with a designer of their own. */
export type DesignableKind = KindWith<{ designer: object }>

/** Kinds that lie in the cart with a design. */
export type DesignedKind = KindWith<{ line: 'designed' }>

/** Kinds that lie in the cart as they are described. */
export type UndesignedKind = KindWith<{ line: 'article' }>

/** Kinds with design files in the catalogue. */
export type DesignKind = KindWith<{ designs: object }>

/** Kinds whose making does not hang on a material of the wall art. */
export type KindWithProductionTime = KindWith<{ madeBy: 'kind' }>

type PublicKindOf<K extends ProductKind> = (typeof KINDS)[K] extends { word: infer Word } ? Word : never
/** The words of spec 3, "Product kinds". */
export type PublicProductKind = PublicKindOf<ProductKind>
type ProductsOf<K extends ProductKind> = (typeof KINDS)[K] extends {
  calculator: { products: readonly (infer Word)[] }
}
  ? Word
  : K
/** What a calculator before a wall can stand for (spec 3, "Calculator"). */
export type WallArtForm = { [K in KindWith<{ calculator: { look: 'wall' } }>]: ProductsOf<K> }[KindWith<{
  calculator: { look: 'wall' }
}>]
/** What a calculator as a form can stand for. */
export type ProductFormKind = KindWith<{ calculator: { look: 'form' } }>

type DocumentKindOf<K extends DesignableKind> = K extends DesignableKind
  ? (typeof KINDS)[K]['designer'] extends { documentKind: infer Word extends string }
    ? Word
    : K
  : never
/** The words by which documents, and the drafts that hold them, say what they are. */
export type DocumentKind = { [K in DesignableKind]: DocumentKindOf<K> }[DesignableKind]

/** The word by which designs of a designer are stored. */
export const documentKindOf = <K extends DesignableKind>(kind: K): DocumentKindOf<K> =>
  ((KINDS[kind].designer as { documentKind?: string }).documentKind ?? kind) as DocumentKindOf<K>

/** The kind whose designer opens a kind; `undefined` where nothing is designed. */
export const designableKindFor = (kind: ProductKind): DesignableKind | undefined => {
  const { designer, designedAs } = kindMetadata(kind)
  return (designer ? kind : designedAs) as DesignableKind | undefined
}

/** Whether a channel sells a kind. */
export const isSoldInChannel = (channel: string, kind: ProductKind): boolean =>
  kindMetadata(kind).channels.some(one => one === channel)
