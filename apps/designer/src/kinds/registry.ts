import type { DesignableKind } from '@passepartout/domain'
import { calendar } from './calendar.tsx'
import { card } from './card.tsx'
import { collage } from './collage.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { photoFrame } from './photo-frame.tsx'
import { photobook } from './photobook.tsx'
import { photobox } from './photobox.tsx'

/** Adapters of all kinds with a designer. Opening them is in `open/open-product.ts`, which only the server loads. */
export const DESIGNER_KIND_ADAPTERS: Readonly<Record<DesignableKind, DesignerKindAdapter>> = {
  'photo-frame': photoFrame,
  calendar,
  card,
  collage,
  photobook,
  photobox,
}
