import { backgroundColourOf, matchesLayout, maxSpacing, slotsOf, spacingOf } from '@passepartout/document'
import { useMemo } from 'react'
import { ProductRows } from '../panels/product-panel.tsx'
import { useDebouncedValue } from '../shell/use-debounced-value.ts'
import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { BackgroundPicker } from './background-picker.tsx'
import { rankLayouts, useCollage } from './collage-layouts.ts'
import { FreeLayoutToggle } from './free-layout.tsx'
import { LayoutPreview } from './layout-preview.tsx'
import { StencilPicker } from './stencil-picker.tsx'

const REST_MS = 200

/** Number of layouts beside the canvas; a button shows all. */
const NEAREST = 6
const WIDEST_MM = 30
const ROUNDEST_MM = 20

/** Right panel of a collage: layout, spacing, background, then the product. */
export function CollagePanel() {
  return (
    <div className="zone-scroll">
      <Layouts />
      <FreeLayoutToggle />
      <PageStencils />
      <Spacing />
      <section className="panel">
        <ProductRows />
      </section>
    </div>
  )
}

export function CollageTab({ tab }: { tab: Tab }) {
  if (tab === 'layout')
    return (
      <>
        <Layouts />
        <FreeLayoutToggle />
        <PageStencils />
      </>
    )
  if (tab === 'spacing') return <Spacing />
  return (
    <section className="panel">
      <ProductRows />
    </section>
  )
}

export function CollageRow({ tab }: { tab: Tab }) {
  const { data, names, configuration } = useDesigner()
  useEditor(snapshot => snapshot.configuration)
  if (tab === 'layout') return <LayoutTiles width={64} />
  if (tab === 'spacing') return <SpacingSlider />
  const { materialType, formatType } = configuration()
  return (
    <p className="small">
      {[data.product?.design, names.material(materialType), names.format(formatType)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function PageStencils() {
  const page = usePage()
  return page ? <StencilPicker page={page} /> : null
}

function Layouts() {
  const { t, view } = useDesigner()
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('collage.layout')}</h2>
        <button
          type="button"
          className="text-button"
          onClick={() => view.set({ layouts: true, sheet: 'peek' })}
        >
          {t('collage.all')}
        </button>
      </div>
      <div className="layout-tiles">
        <LayoutTiles width={76} />
      </div>
    </section>
  )
}

/** The layouts that crop least, for the current number of slots. */
function LayoutTiles({ width }: { width: number }) {
  const { t, editor } = useDesigner()
  // Debounced: each tile draws all photos, too slow while a slider moves.
  const { document, page, free, places } = useDebouncedValue(useCollage(), REST_MS)
  const layouts = useMemo(
    () => (page && places > 1 ? rankLayouts(document, page, free, places) : []),
    [document, page, free, places],
  )
  if (!page) return null
  const shown = layouts.findIndex(layout => matchesLayout(page, layout))
  // Always includes the current layout, however much it crops.
  const nearest = layouts.filter(
    (_, index) => index < (shown < NEAREST ? NEAREST : NEAREST - 1) || index === shown,
  )
  return nearest.map(layout => (
    <button
      key={layout.name}
      type="button"
      className="layout-tile"
      aria-pressed={layout === layouts[shown]}
      aria-label={t(`layout.${layout.name}`)}
      title={t(`layout.${layout.name}`)}
      onClick={() =>
        editor.commands.applyLayout(page.id, layout, { free, params: { layout: t(`layout.${layout.name}`) } })
      }
    >
      <LayoutPreview {...{ document, page, free, layout, width }} />
    </button>
  ))
}

function SpacingSlider() {
  const { t, editor, number } = useDesigner()
  const page = usePage()
  const mm = page ? spacingOf(page) : null
  if (!page || mm === null) return null
  return (
    <Slider
      id="collage-spacing"
      name={t('collage.between')}
      text={`${number.format(Math.round(mm))} mm`}
      value={Math.round(mm)}
      max={Math.floor(maxSpacing(page, WIDEST_MM))}
      onChange={value => editor.commands.setSpacing(page.id, value)}
    />
  )
}

function Spacing() {
  const { t, editor, number } = useDesigner()
  const page = usePage()
  const document = useEditor(snapshot => snapshot.document)
  if (!page) return null
  const plain = slotsOf(page).find(({ mask }) => mask === 'rect' || mask === 'rounded')
  const radius = plain?.mask === 'rounded' ? plain.radiusMm : 0
  return (
    <>
      <section className="panel">
        <div className="panel-head">
          <h3>{t('collage.spacing')}</h3>
        </div>
        <SpacingSlider />
        {plain && (
          <Slider
            id="collage-corners"
            name={t('collage.corners')}
            text={`${number.format(Math.round(radius))} mm`}
            value={Math.round(radius)}
            max={ROUNDEST_MM}
            onChange={value => editor.commands.setCorners(page.id, value)}
          />
        )}
      </section>
      <BackgroundPicker page={page} colour={backgroundColourOf(document, page)} />
    </>
  )
}

interface SliderProps {
  id: string
  name: string
  text: string
  value: number
  max: number
  onChange: (value: number) => void
}

function Slider({ id, name, text, value, max, onChange }: SliderProps) {
  const share = max > 0 ? (value / max) * 100 : 0
  return (
    <div className="slider-row">
      <label htmlFor={id}>{name}</label>
      <output htmlFor={id} className="strong" aria-live="off">
        {text}
      </output>
      <input
        id={id}
        className="slider"
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={text}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
