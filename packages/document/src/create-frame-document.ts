import { fullPhotoBox } from './geometry/box.ts'
import { PAPER } from './limits.ts'
import type { Document, Page } from './model.ts'
import { type PageSizing, pageMeasures } from './page-sizing.ts'

/** An empty photo frame: one page, one opening that fills it. */
export function createFrameDocument(options: PageSizing & { title: string }): Document {
  const bare: Page = { id: 'page-1', ...pageMeasures(options), background: PAPER, elements: [] }
  const slot = { type: 'photo' as const, id: 'photo-1', box: fullPhotoBox(bare), required: true, photo: null }
  return {
    version: 1,
    kind: 'photo-frame',
    title: options.title,
    pages: [{ ...bare, elements: [slot] }],
    assets: {},
    aside: [],
    kept: {},
  }
}
