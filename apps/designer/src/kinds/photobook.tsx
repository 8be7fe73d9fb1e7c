import { Images, Layers, LayoutGrid } from 'lucide-react'
import { laterPanel } from '../shell/later-panel.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

const BookPanel = laterPanel(() => import('../book/book-panel.tsx').then(one => one.BookPanel))
const BookTab = laterPanel(() => import('../book/book-panel.tsx').then(one => one.BookTab))
const BookOverview = lazyPart(() => import('../book/book-overview.tsx').then(one => one.BookOverview))

/** Books: spreads that lay themselves out, and whose number, order and content the customer changes. */
export const photobook: DesignerKindAdapter = {
  ...pages,
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'layout', Icon: LayoutGrid },
    { tab: 'product', Icon: Layers },
  ],
  CanvasTools: BookOverview,
  ProductPanel: BookPanel,
  TabPanel: BookTab,
}
