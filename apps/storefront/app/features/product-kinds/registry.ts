import type { ProductKind } from '@passepartout/domain'
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
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'

/** The storefront adapters of all product kinds. */
export const STOREFRONT_KIND_ADAPTERS: { [K in ProductKind]: StorefrontKindAdapter<K> } = {
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

// The record pairs each kind with its own parameters; TypeScript cannot follow that through an index.
export const storefrontKindAdapter = (kind: ProductKind): StorefrontKindAdapter =>
  STOREFRONT_KIND_ADAPTERS[kind] as unknown as StorefrontKindAdapter
