import type { Document, Page } from '../model.ts'
import { relaidPage } from './relaid-page.ts'
import { layoutOf, withChangedPages } from './with-changed-pages.ts'

/** The pages of a design as it draws them for one format, with its sample words. */
export type DesignLayout = readonly Page[]

/**
 * The same product in another layout of its design: whatever the customer made stays, and what was left as the design had it
 * becomes what the new layout says. A photo whose place the new layout does not have is set aside.
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

/** Of a page that the layout says nothing of. */
const NOWHERE = ''
const same = (page: Page) => page
