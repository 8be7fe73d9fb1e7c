import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'
import { BulkToolbar } from './bulk-toolbar.tsx'
import { EmptyPrints } from './empty-prints.tsx'
import { GridHead } from './grid-head.tsx'
import { PrintTile } from './print-tile.tsx'
import { TrimPattern } from './trim-preview.tsx'
import { useGrid, usePrints } from './use-grid.ts'
import { usePrintSelection } from './use-print-selection.ts'
import { type GridSize, virtualRows } from './virtual-rows.ts'

const ChoicesDialog = lazyPart(() => import('./print-options-dialog.tsx').then(one => one.PrintOptionsDialog))

const LEAST = { dense: 132, large: 220 } as const

/** Grid of all prints with their problems (cropped, too small, duplicate), and actions for several at once. */
export default function PrintsGrid() {
  const { t, grid } = useDesigner()
  const prints = usePrints()
  const { shown, all, small, soft } = prints
  const isPhone = useView(state => state.layout === 'phone')
  const isDragging = useView(state => state.dragging)
  const dense = useGrid(state => state.dense)
  const selected = useGrid(state => state.selected)
  const choices = useGrid(state => state.choices)
  const held = useGrid(state => state.current)
  const scroller = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<GridSize>({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  const isEmpty = all.length === 0

  // The grid exists only while there are photos.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return
    const measure = () => {
      const style = getComputedStyle(node)
      const inner =
        node.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      setSize({ width: inner, height: node.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [isEmpty])

  const rows = virtualRows(shown.length, size, {
    top,
    least: dense ? LEAST.dense : LEAST.large,
    ...(isPhone && { columns: dense ? 3 : 2 }),
  })
  const current = shown.some(({ id }) => id === held) ? held : (shown[0]?.id ?? null)
  const show = (index: number) => {
    const node = scroller.current
    const page = shown[index]
    if (!node || !page) return
    grid.set({ current: page.id })
    const row = Math.floor(index / rows.columns) * rows.rowHeight
    if (row < node.scrollTop) node.scrollTop = row
    else if (row + rows.rowHeight > node.scrollTop + node.clientHeight)
      node.scrollTop = row + rows.rowHeight - node.clientHeight
    setTop(node.scrollTop)
    requestAnimationFrame(() =>
      node
        .querySelector<HTMLElement>(`[data-print="${CSS.escape(page.id)}"]`)
        ?.focus({ preventScroll: true }),
    )
  }
  // Restores the focus after a crop.
  const isMeasured = size.width > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tiles can be drawn
  useEffect(() => {
    const index = shown.findIndex(({ id }) => id === grid.get().current)
    if (isMeasured && index >= 0 && document.activeElement === document.body) show(index)
  }, [isMeasured])
  const events = usePrintSelection({ shown, columns: rows.columns, show })

  if (isEmpty) return <EmptyPrints dragging={isDragging} />
  return (
    <section className="prints" aria-label={t('prints.title')}>
      <TrimPattern />
      <GridHead prints={prints} />
      <div
        ref={scroller}
        className="prints-scroll"
        tabIndex={-1}
        onScroll={event => setTop(event.currentTarget.scrollTop)}
      >
        {shown.length === 0 ? (
          <p className="muted prints-none">{t('prints.noneHere')}</p>
        ) : (
          <ul className="prints-list" style={{ height: rows.height }}>
            <li
              aria-hidden="true"
              style={{ height: Math.floor(rows.from / rows.columns) * rows.rowHeight }}
            />
            {size.width > 0 &&
              shown
                .slice(rows.from, rows.until)
                .map((page, at) => (
                  <PrintTile
                    key={page.id}
                    {...{ page, ...events }}
                    index={rows.from + at}
                    count={shown.length}
                    size={rows.face}
                    isSelected={selected.has(page.id)}
                    isCurrent={page.id === current}
                    light={small.has(page.id) ? 'small' : soft.has(page.id) ? 'soft' : null}
                  />
                ))}
          </ul>
        )}
      </div>
      <BulkToolbar prints={prints} />
      {choices && <ChoicesDialog />}
      {isDragging && <div className="drop-window">{t('prints.dropHere')}</div>}
    </section>
  )
}
