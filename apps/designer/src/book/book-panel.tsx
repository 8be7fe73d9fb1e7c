import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { usePage } from '../state/current-slot.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { FillSection } from './fill-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { ThemeSection } from './theme-section.tsx'

/** The design is chosen among pictures of the customer's own book. */
const CHOSEN_ABOVE = ['design']

const ArrangeSection = lazyPart(() => import('./arrange-section.tsx').then(one => one.ArrangeSection))

const BackgroundSection = lazyPart(() =>
  import('./background-section.tsx').then(one => one.BackgroundSection),
)
const ChaptersSection = lazyPart(() => import('./chapters-section.tsx').then(one => one.ChaptersSection))
const IndexSection = lazyPart(() => import('./index-section.tsx').then(one => one.IndexSection))
const NumbersSection = lazyPart(() => import('./numbers-section.tsx').then(one => one.NumbersSection))

/** Layouts of the pages in sight; the cover, which a book opens with, has none. */
function PagesArrangement() {
  const role = usePage()?.role
  return role && role !== 'cover' ? <ArrangeSection /> : null
}

/** Right panel of a book: its photos, the pages in sight, all pages, and the configuration. */
export function BookPanel() {
  const { guest } = useDesigner()
  return (
    <div className="zone-scroll">
      {!guest && <ThemeSection />}
      <FillSection />
      <PagesArrangement />
      {!guest && <PagesSection />}
      {!guest && <ChaptersSection />}
      <BackgroundSection />
      <NumbersSection />
      {!guest && <IndexSection />}
      <ChosenProduct without={CHOSEN_ABOVE} />
    </div>
  )
}

/** The same by tabs, on phone and tablet. */
export function BookTab({ tab }: { tab: Tab }) {
  const { guest } = useDesigner()
  return (
    <div className="zone-scroll">
      {tab === 'layout' ? (
        <>
          {!guest && <ThemeSection />}
          <FillSection />
          <PagesArrangement />
          {!guest && <PagesSection />}
          {!guest && <ChaptersSection />}
          <BackgroundSection />
          <NumbersSection />
          {!guest && <IndexSection />}
        </>
      ) : (
        <ChosenProduct without={CHOSEN_ABOVE} />
      )}
    </div>
  )
}
