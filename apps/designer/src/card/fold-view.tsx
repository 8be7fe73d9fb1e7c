import { backgroundColourOf, bleedBox, type Document, dieCutPath, type Page } from '@passepartout/document'
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import { PageView } from '../pages/page-view.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { EnvelopeFlap } from './envelope-flap.tsx'

const MARGIN_PX = 96
/** Maximum opening of a folded card on a table. */
const OPEN_DEGREES = 150

/** "Ansehen": the card in 3D, to be turned and opened, with light on its foil, and its envelope beside it. */
export default function FoldView() {
  const { t } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const [turn, setTurn] = useState(-18)
  const [open, setOpen] = useState(30)
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; turn: number } | null>(null)
  const size = useElementSize(stage)
  const byRole = (role: Page['role']) => document.pages.find(page => page.role === role)
  const front = byRole('front') ?? document.pages[0]
  const [insideLeft, insideRight] = [byRole('inside-left'), byRole('inside-right')]
  const back = byRole('back')
  const isFolded = insideLeft !== undefined && insideRight !== undefined
  if (!front) return null
  const { width, height } = front.trim
  const scale = Math.max(
    0.5,
    Math.min((size.width - MARGIN_PX) / (isFolded ? width * 1.9 : width * 1.3), (size.height - 330) / height),
  )
  const move = (event: PointerEvent<HTMLElement>) => {
    const { left, width: across } = event.currentTarget.getBoundingClientRect()
    event.currentTarget.style.setProperty('--light', String((event.clientX - left) / across))
    if (drag.current) setTurn(clamp(drag.current.turn + (event.clientX - drag.current.x) / 2))
  }
  const card = { width: width * scale, height: height * scale, '--turn': `${turn}deg` } as CSSProperties
  const face = (page: Page | undefined, side: 'outer' | 'inner') =>
    page && <CardSideView document={document} page={page} scale={scale} side={side} />
  return (
    <div
      ref={stage}
      className="fold-view"
      onPointerDown={event => {
        if ((event.target as HTMLElement).closest('input, label')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, turn }
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null
      }}
      onPointerCancel={() => {
        drag.current = null
      }}
    >
      <div className="fold-scene" role="img" aria-label={t('card.see')}>
        {size.width > 0 && (
          <div className="fold-card" style={card} data-folded={isFolded ? '' : undefined}>
            <div className="fold-leaf">
              {face(isFolded ? insideRight : front, 'outer')}
              {face(back, 'inner')}
            </div>
            {isFolded && (
              <div
                className="fold-leaf"
                data-cover=""
                style={{ '--open': `${(-open / 100) * OPEN_DEGREES}deg` } as CSSProperties}
              >
                {face(front, 'outer')}
                {face(insideLeft, 'inner')}
              </div>
            )}
          </div>
        )}
        <Envelope document={document} width={Math.max(width, height) * scale * 0.72} />
      </div>
      <div className="fold-tools">
        {isFolded && <Slider label={t('card.opened')} min={0} max={100} value={open} onChange={setOpen} />}
        <Slider label={t('card.turn')} min={-180} max={180} value={turn} onChange={setTurn} />
      </div>
    </div>
  )
}

const clamp = (degrees: number) => Math.max(-180, Math.min(180, degrees))

interface SliderProps {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const share = { '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <label>
      <span className="small">{label}</span>
      <input
        type="range"
        className="slider"
        {...{ min, max, value }}
        style={share}
        onChange={event => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}

interface CardSideProps {
  document: Document
  page: Page
  scale: number
  side: 'outer' | 'inner'
}

function CardSideView({ document, page, scale, side }: CardSideProps) {
  // Through a die cut the layer behind is visible.
  const isPunched = dieCutPath(document, page) !== null
  const background = isPunched ? undefined : backgroundColourOf(document, page)
  return (
    <div
      className="fold-face"
      data-side={side}
      data-punched={isPunched ? '' : undefined}
      style={{ background }}
    >
      <PageView {...{ document, page, scale }} />
      {document.refinement !== 'none' && <Metal {...{ document, page, scale }} />}
    </div>
  )
}

/** Light on the foil: a bright band that follows the pointer, masked by the foil plate. */
function Metal({ document, page, scale }: Omit<CardSideProps, 'side'>) {
  const { drawing } = useDesigner()
  const [mask, setMask] = useState<string | null>(null)
  useEffect(() => {
    let url: string | null = null
    let gone = false
    void drawing.metalOf(document, page).then(next => {
      if (gone) return next && URL.revokeObjectURL(next)
      url = next
      setMask(next)
    })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [drawing, document, page])
  if (!mask) return null
  const { x, y, width, height } = bleedBox(page)
  const image = `url(${mask})`
  const style = {
    ...{ left: x * scale, top: y * scale, width: width * scale, height: height * scale },
    ...{ maskImage: image, WebkitMaskImage: image },
  }
  return <i className="fold-metal" style={style} />
}

function Envelope({ document, width }: { document: Document; width: number }) {
  const { data } = useDesigner()
  const colour = data.product?.card?.envelopes[document.card?.envelope ?? '']
  const chosen = useDesign(({ offer }) => offer?.choices.liner.find(one => one.chosen)?.value)
  const lining = data.product?.card?.linings[chosen ?? '']
  if (!colour) return null
  if (lining)
    return (
      <svg className="fold-envelope" viewBox="0 -62 162 176" style={{ width }} aria-hidden="true">
        <EnvelopeFlap width={162} fold={1} tip={-58} glue={6} paper={colour} lining={lining} />
        <rect width="162" height="114" rx="2" fill={colour} />
        <path d="M0 1 L81 56 L162 1 M0 113 L62 43 M162 113 L100 43" fill="none" stroke="rgb(0 0 0 / 0.16)" />
      </svg>
    )
  return (
    <svg className="fold-envelope" viewBox="0 0 162 114" style={{ width }} aria-hidden="true">
      <rect width="162" height="114" rx="2" fill={colour} />
      <path d="M0 2 L81 66 L162 2" fill="rgb(0 0 0 / 0.05)" stroke="rgb(0 0 0 / 0.16)" />
    </svg>
  )
}
