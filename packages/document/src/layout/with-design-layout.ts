import type { Document, Page } from '../model.ts'
import { relaidPage } from './relaid-page.ts'
import { layoutOf, withChangedPages } from './with-changed-pages.ts'

/** The pages of a design in one format, with its sample texts. */
export type DesignLayout = readonly Page[]

/**
 * The product in another layout of its design: everything the customer changed stays, everything unchanged follows the
 * new layout. Photos without a slot in the new layout are set aside.
 */
export function withDesignLayout(document: Document, from: DesignLayout, to: DesignLayout): Document {
  return withChangedPages(
    document,
    document.pages.map(page => {
      const [before, after] = [from, to].map(layout => layout.find(({ id }) => id === page.id))
      if (!before || !after) return { page, from: undefined, to: NOWHERE, there: same, back: same }
      return {
        ...{ page, before, after, from: layoutOf(before), to: layoutOf(after) },
        there: (own, left) => relaidPage(own, { before, after, left }),
        back: own => relaidPage(own, { before: after, after: before }),
      }
    }),
  )
}

/** Fingerprint of a page that the layout does not contain. */
const NOWHERE = ''
const same = (page: Page) => page
