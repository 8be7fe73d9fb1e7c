import type { DocumentKind, Locale } from '@passepartout/domain'
import { createSlot } from './elements/photo/photo.ts'
import { fullPhotoBox } from './geometry/box.ts'
import { LIMITS, PAPER } from './limits.ts'
import type { Box, CoverGeometry, Document, Page, PageRole } from './model.ts'
import { type PageSizing, pageMeasures } from './page-sizing.ts'

/** A page before it is part of a document; lengths in mm. */
export interface PageSpec extends PageSizing {
  id: string
  /** The front by default. */
  role?: PageRole
  background?: string
  spine?: number | null
  cover?: CoverGeometry | undefined
  month?: number | null
  /** Photo slots, from back to front; ids are unique in the document. `full` is a photo over the whole page. */
  slots: readonly { id: string; box: Box | 'full' }[]
}

/** A document of any kind without a design, from its pages in order. At most `LIMITS.pages`. */
export const documentOf = (
  kind: DocumentKind,
  pages: readonly Page[],
  { title = '', locale = 'en-GB' }: { title?: string; locale?: Locale } = {},
): Document => ({
  version: 2,
  kind,
  title,
  locale,
  design: null,
  refinement: 'none',
  calendar: null,
  card: null,
  pages: pages.slice(0, LIMITS.pages),
  assets: {},
  artworks: {},
  aside: [],
  kept: {},
})

/** An empty document without a design, with its photo slots. */
export const createPagesDocument = (
  kind: DocumentKind,
  plans: readonly PageSpec[],
  options: { title?: string; locale?: Locale } = {},
): Document => documentOf(kind, plans.map(createPage), options)

/** A page with photo slots only. */
export function createPage({
  id,
  role = 'front',
  background = PAPER,
  spine = null,
  cover,
  month = null,
  slots,
  ...sizing
}: PageSpec): Page {
  const bare: Page = { id, role, ...pageMeasures(sizing), background, spine, month, elements: [] }
  if (cover) bare.cover = cover
  const elements = slots.map(slot =>
    createSlot({ id: slot.id, box: slot.box === 'full' ? fullPhotoBox(bare) : slot.box }),
  )
  return { ...bare, elements }
}

/** An empty wall art document: one page, filled by one slot. */
export const createFrameDocument = ({
  title,
  locale = 'en-GB',
  ...sizing
}: PageSizing & { title: string; locale?: Locale }): Document =>
  createPagesDocument('photo-frame', [{ id: 'page-1', ...sizing, slots: [{ id: 'photo-1', box: 'full' }] }], {
    title,
    locale,
  })
