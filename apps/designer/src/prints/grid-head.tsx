import { Grid2x2, Grid3x3, TriangleAlert } from 'lucide-react'
import { UploadSummary } from '../panels/photos-panel.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'
import { AddPhotos } from './add-photos.tsx'
import { BoxFillStatus } from './box-fill-status.tsx'
import type { PrintFilter } from './grid-state.ts'
import { useGrid, type VisiblePrints } from './use-grid.ts'

const FILTERS: readonly PrintFilter[] = ['all', 'cut', 'small', 'double']

/** Number of photos, filters, and a button for more photos. */
export function GridHead({ prints: { all, counts } }: { prints: VisiblePrints }) {
  const { t, grid, number } = useDesigner()
  const filter = useGrid(state => state.filter)
  const dense = useGrid(state => state.dense)
  const isPhone = useView(state => state.layout === 'phone')
  return (
    <div className="prints-head">
      <div className="prints-filters">
        {!isPhone && <h2>{t('prints.photos', { count: all.length })}</h2>}
        <fieldset className="filter-chips" aria-label={t('prints.filter')}>
          {FILTERS.filter(one => one === 'all' || one === filter || counts[one] > 0).map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={filter === one}
              onClick={() => grid.set({ filter: one })}
            >
              {one === 'small' && <TriangleAlert size={15} aria-hidden className="warn-mark" />}
              {t(`prints.filter.${one}`)}
              {one !== 'all' && <strong>{number.format(counts[one])}</strong>}
            </button>
          ))}
        </fieldset>
        {filter === 'double' && counts.double > 0 && <RemoveDuplicates />}
        <span className="prints-tools">
          {!isPhone && (
            <span className="small muted legend">
              <i className="hatch-mark" aria-hidden="true" />
              {t('prints.fallsAway')}
            </span>
          )}
          {!isPhone &&
            ([false, true] as const).map(value => (
              <button
                key={String(value)}
                type="button"
                className="icon-button"
                aria-label={t(value ? 'prints.dense' : 'prints.large')}
                aria-pressed={dense === value}
                onClick={() => grid.set({ dense: value })}
              >
                {value ? <Grid3x3 size={18} aria-hidden /> : <Grid2x2 size={18} aria-hidden />}
              </button>
            ))}
          <AddPhotos brief={isPhone} />
        </span>
      </div>
      <UploadSummary />
      <BoxFillStatus />
    </div>
  )
}

/** Button that removes duplicates; the first of each stays. */
function RemoveDuplicates() {
  const { t, grid, editor, toasts } = useDesigner()
  const twins = useGrid(state => state.twins)
  const drop = () => {
    editor.commands.removePrints(twins.keys())
    grid.set({ filter: 'all', selected: new Set(), anchor: null })
    toasts.show({
      text: t('prints.doublesGone', { count: twins.size }),
      action: { label: t('tool.undo'), run: () => editor.history.undo() },
    })
  }
  return (
    <button type="button" className="button" onClick={drop}>
      {t('prints.dropDoubles', { count: twins.size })}
    </button>
  )
}
