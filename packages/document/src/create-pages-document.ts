import { fullPhotoBox } from './geometry/box.ts'
import { LIMITS, PAPER } from './limits.ts'
import type { Box, Document, Page, PhotoSlot, ProductKind } from './model.ts'
import { type PageSizing, pageMeasures } from './page-sizing.ts'

/** A page before it is part of a document; lengths in mm. */
export interface PagePlan extends PageSizing {
  id: string
  background?: string
  /** Places for photos, from back to front; ids are unique in the document. `full` is a photo over the whole page. */
  slots: readonly { id: string; box: Box | 'full' }[]
}

/** An empty document of any kind: its pages in their order, with their places for photos. At most `LIMITS.pages`. */
export const createPagesDocument = (kind: ProductKind, plans: readonly PagePlan[], title = ''): Document => ({
  version: 1,
  kind,
  title,
  pages: plans.slice(0, LIMITS.pages).map(pageOf),
  assets: {},
  aside: [],
  kept: {},
})

function pageOf({ id, background = PAPER, slots, ...sizing }: PagePlan): Page {
  const bare: Page = { id, ...pageMeasures(sizing), background, elements: [] }
  const elements = slots.map(
    (slot): PhotoSlot => ({
      type: 'photo',
      id: slot.id,
      box: slot.box === 'full' ? fullPhotoBox(bare) : slot.box,
      required: true,
      photo: null,
    }),
  )
  return { ...bare, elements }
}
