import { SlidersHorizontal } from 'lucide-react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'
import { useGrid, type VisiblePrints } from './use-grid.ts'

// Loaded on demand: only needed when prints are selected.
const ChosenPrints = lazyPart(() => import('./chosen-prints.tsx').then(one => one.ChosenPrints))

/** Actions for all selected prints; without a selection, buttons to select. */
export function BulkToolbar({ prints: { all, shown } }: { prints: VisiblePrints }) {
  const { t, grid, announcer, number } = useDesigner()
  const layout = useView(state => state.layout)
  const selected = useGrid(state => state.selected)
  const pages = all.filter(({ id }) => selected.has(id))
  const choose = (ids: readonly string[]) => {
    grid.set({ selected: new Set(ids), anchor: ids.at(-1) ?? null })
    announcer.announce(t('prints.chosen', { count: ids.length }))
  }
  const chooseAll = (
    <button type="button" className="text-button" onClick={() => choose(shown.map(({ id }) => id))}>
      {t('prints.chooseAll', { count: number.format(shown.length) })}
    </button>
  )
  if (pages.length > 0)
    return <ChosenPrints pages={pages} chooseAll={chooseAll} isAll={pages.length >= shown.length} />
  if (layout === 'desk') return null
  return (
    <div className="bulk-bar" data-empty="">
      {chooseAll}
      <button type="button" className="button" onClick={() => grid.set({ choices: true })}>
        <SlidersHorizontal size={16} aria-hidden />
        {t('prints.forAll')}
      </button>
    </div>
  )
}
