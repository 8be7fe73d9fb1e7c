import type { ConfigurationOf, ProductKind } from '@passepartout/domain'
import { accessory } from './accessory.ts'
import type { ApiKindAdapter } from './api-kind-adapter.ts'
import { calendar } from './calendar.ts'
import { card } from './card.ts'
import { collage } from './collage.ts'
import { frame } from './frame.ts'
import { giftVoucher } from './gift-voucher.ts'
import { photoFrame } from './photo-frame.ts'
import { photobook } from './photobook.ts'
import { photobox } from './photobox.ts'
import { photoprint } from './photoprint.ts'

export const API_KIND_ADAPTERS: { [K in ProductKind]: ApiKindAdapter<ConfigurationOf<K>> } = {
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
export const apiKindAdapter = (kind: ProductKind): ApiKindAdapter =>
  API_KIND_ADAPTERS[kind] as unknown as ApiKindAdapter
