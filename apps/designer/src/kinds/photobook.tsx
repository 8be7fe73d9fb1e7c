import { Images, Layers, LayoutGrid } from 'lucide-react'
import { onFirstPhoto } from '../photos/on-first-photo.ts'
import { laterPanel } from '../shell/later-panel.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useView } from '../state/designer-context.ts'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

const BookPanel = laterPanel(() => import('../book/book-panel.tsx').then(one => one.BookPanel))
const BookTab = laterPanel(() => import('../book/book-panel.tsx').then(one => one.BookTab))
const BookOverview = lazyPart(() => import('../book/book-overview.tsx').then(one => one.BookOverview))
const BookThemes = lazyPart(() => import('../book/book-themes.tsx').then(one => one.BookThemes))

const TurnView = lazyPart(() => import('../book/turn-view.tsx').then(one => one.TurnView))

const BookPhoto = lazyPart<{ framed: boolean }>(() =>
  import('../book/book-photo.tsx').then(one => one.BookPhoto),
)

/** Covers the canvas while all pages or themes are shown. */
function BookTools() {
  const isOpen = useView(state => state.layouts)
  const showsThemes = useView(state => state.themes)
  return isOpen ? <BookOverview /> : showsThemes ? <BookThemes /> : null
}

/** Books: spreads that lay themselves out, and whose number, order and content the customer changes. */
export const photobook: DesignerKindAdapter = {
  ...pages,
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'layout', Icon: LayoutGrid },
    { tab: 'product', Icon: Layers },
  ],
  modes: ['edit', 'see', 'check'],
  CanvasTools: BookTools,
  See: TurnView,
  ProductPanel: BookPanel,
  TabPanel: BookTab,
  PhotoChoices: BookPhoto,
  begin(base, parts) {
    onFirstPhoto(base, () =>
      import('../book/track-photos.ts').then(
        ({ trackPhotos }) => trackPhotos(base, parts),
        () => undefined,
      ),
    )
  },
}
