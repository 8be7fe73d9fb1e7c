import { type ArticleKind, type ConfigurationOf, isArticleKind } from '@passepartout/domain'
import { accessory } from './accessory.ts'
import type { ApiKind } from './api-kind.ts'
import { calendar } from './calendar.ts'
import { card } from './card.ts'
import { collage } from './collage.ts'
import { frame } from './frame.ts'
import { giftVoucher } from './gift-voucher.ts'
import { photoFrame } from './photo-frame.ts'
import { photobook } from './photobook.ts'
import { photobox } from './photobox.ts'
import { photoprint } from './photoprint.ts'

/** What every kind brings to the API. */
export const API_KINDS: { [K in ArticleKind]: ApiKind<ConfigurationOf<K>> } = {
  'photo-frame': photoFrame,
  frame,
  collage,
  calendar,
  photobook,
  photobox,
  photoprint,
  card,
  accessory,
  'gift-voucher': giftVoucher,
}

// The list pairs each kind with its own configuration; TypeScript cannot follow that through an index.
export const apiKind = (kind: ArticleKind): ApiKind => API_KINDS[kind] as unknown as ApiKind

/** The kind that a row names. @throws RangeError for a word that names none */
export function kindOf(word: string): ArticleKind {
  if (!isArticleKind(word)) throw new RangeError(`"${word}" is no kind of product.`)
  return word
}
