import type { ArticleKind } from '@passepartout/domain'
import { accessory } from './accessory.tsx'
import { calendar } from './calendar.ts'
import { card } from './card.ts'
import { collage } from './collage.ts'
import { frame } from './frame.tsx'
import { giftVoucher } from './gift-voucher.tsx'
import { photoFrame } from './photo-frame.ts'
import { photobook } from './photobook.ts'
import { photobox } from './photobox.ts'
import { photoprint } from './photoprint.ts'
import type { StorefrontKind } from './storefront-kind.ts'

/** What every kind brings to pages. */
export const STOREFRONT_KINDS: { [K in ArticleKind]: StorefrontKind<K> } = {
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

// The list pairs each kind with its own parameters; TypeScript cannot follow that through an index.
export const storefrontKind = (kind: ArticleKind): StorefrontKind =>
  STOREFRONT_KINDS[kind] as unknown as StorefrontKind
