import { COLLAGE_PHOTOS, matchesLayout } from '@passepartout/document'
import { ArrowLeft, Info, Shuffle } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import { useDesigner, useView } from '../state/designer-context.ts'
import { type RankedLayout, rankLayouts, useCollage } from './collage-layouts.ts'
import { LayoutPreview } from './layout-preview.tsx'
import { useShuffle } from './use-shuffle.ts'

const SHOWN = 8

/** Picker of layouts over the whole canvas, with the customer's photos, ordered by how little they crop. */
export function LayoutPicker() {
  const { t, view, editor, shop } = useDesigner()
  const collage = useCollage()
  const { document, page, free, photos, all } = collage
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const isPhone = useView(state => state.layout === 'phone')
  const [count, setCount] = useState(all)
  const layouts = useMemo(
    () => (page ? rankLayouts(document, page, free, count) : []),
    [document, page, free, count],
  )
  const [picked, setPicked] = useState<RankedLayout['name'] | null>(null)
  const chosen = layouts.find(({ name }) => name === picked) ?? layouts[0]
  const { shuffle } = useShuffle()
  if (!page || !chosen) return null
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const wide = photos.filter(({ ratio }) => ratio >= 1).length
  const grid = layouts.find(({ name }) => name === 'grid')
  const name = t(`layout.${chosen.name}`)
  const columns = width > 1000 ? 4 : width > 700 ? 3 : 2
  const tile = Math.max(60, (width - (columns - 1) * 16) / columns - 36)
  const take = () => {
    editor.commands.applyLayout(page.id, chosen, { free, params: { layout: name } })
    view.set({ layouts: false })
  }
  const counts = [
    { count: all, text: t('collage.for', { count: all }) },
    ...(all > COLLAGE_PHOTOS.min
      ? [{ count: Math.max(COLLAGE_PHOTOS.min, Math.round(all * 0.7)), text: t('collage.fewer') }]
      : []),
    { count: Math.min(COLLAGE_PHOTOS.max, Math.ceil(all * 1.4)), text: t('collage.more') },
  ].filter((one, index, list) => list.findIndex(other => other.count === one.count) === index)
  return (
    <section className="layout-picker" aria-label={t('collage.choose')}>
      <header>
        <div>
          <h2>{t('collage.choose')}</h2>
          {!isPhone && <p className="muted">{t('collage.chooseText')}</p>}
        </div>
        <button type="button" className="button" onClick={() => view.set({ layouts: false })}>
          <ArrowLeft size={18} aria-hidden />
          {t('collage.close')}
        </button>
      </header>
      <fieldset className="chips" aria-label={t('field.photos')}>
        {counts.map(one => (
          <div className="option" key={one.count}>
            <input
              type="radio"
              name="layout-count"
              id={`layout-count-${one.count}`}
              checked={count === one.count}
              onChange={() => setCount(one.count)}
            />
            <label htmlFor={`layout-count-${one.count}`}>{one.text}</label>
          </div>
        ))}
      </fieldset>
      <div
        ref={box}
        className="layout-grid"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {width > 0 &&
          layouts.slice(0, SHOWN).map((layout, index) => (
            <button
              key={layout.name}
              type="button"
              className="layout-tile"
              aria-pressed={layout.name === chosen.name}
              onClick={() => setPicked(layout.name)}
              onDoubleClick={take}
            >
              <LayoutPreview {...{ document, page, free, layout }} width={tile} />
              <span className="layout-name">
                <strong>{t(`layout.${layout.name}`)}</strong>
                <span className="muted small">
                  {matchesLayout(page, layout)
                    ? t('collage.shown')
                    : index === 0
                      ? t('collage.best')
                      : t('collage.photos', { count: layout.count })}
                </span>
              </span>
            </button>
          ))}
      </div>
      <footer>
        <p>
          <Info size={18} aria-hidden />
          <span>
            <strong>{t('collage.why', { name })}</strong>{' '}
            {t('collage.reason', {
              wide,
              tall: photos.length - wide,
              loss: percent.format(chosen.loss),
              grid: percent.format(grid?.loss ?? chosen.loss),
            })}
          </span>
        </p>
        <button type="button" className="button" onClick={shuffle}>
          <Shuffle size={18} aria-hidden />
          {t('collage.shuffle')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={take}>
          {t('collage.take', { name })}
        </button>
      </footer>
    </section>
  )
}
