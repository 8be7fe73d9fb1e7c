import { ChosenProduct } from '../panels/configuration-panel.tsx'
import { useDesigner } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { ArrangeSection } from './arrange-section.tsx'
import { FillSection } from './fill-section.tsx'
import { PagesSection } from './pages-section.tsx'

/** Right panel of a book: its photos, the pages in sight, all pages, and the configuration. */
export function BookPanel() {
  const { guest } = useDesigner()
  return (
    <div className="zone-scroll">
      <FillSection />
      <ArrangeSection />
      {!guest && <PagesSection />}
      <ChosenProduct />
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
          <FillSection />
          <ArrangeSection />
          {!guest && <PagesSection />}
        </>
      ) : (
        <ChosenProduct />
      )}
    </div>
  )
}
