import { type Document, grow, hasCut, type Page, sides, trimBox } from '@passepartout/document'
import { useRef } from 'react'
import { Moved, useMovingFit } from '../canvas/moved.tsx'
import { PageMarks } from '../canvas/page-marks.tsx'
import { ColouredSides, ProductBody } from '../canvas/product-body.tsx'
import { useStagePointers } from '../canvas/use-stage-pointers.ts'
import { useStageSize } from '../canvas/use-stage-size.ts'
import type { OpenedPage } from '../data/opened-product.ts'
import { CropFrame, Marquee, SwapGhost } from '../shell/later-parts.tsx'
import { usePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { useSelectedText } from '../text/text-bar.tsx'
import { PageScene } from './page-scene.tsx'
import { PageSheet } from './page-sheet.tsx'
import { useStripHeight } from './page-strip.tsx'
import { SafeArea } from './safe-area.tsx'

/** Above the page float the tools of a text, of a collage and the word on a photo's sharpness. */
const DESK_MARGIN = { x: 56, top: 84, bottom: 72 }
const SMALL_MARGIN = { x: 20, top: 28, bottom: 20 }
const BELOW_TOOLS = 64

/** The page that is shown, with everything that can be done on it; the same engine as under a picture. */
export function PageStage({ covered = 0 }: { covered?: number | 'half' }) {
  const designer = useDesigner()
  const { kind } = designer
  const product = useDesign(state => state.product)
  useEditor(snapshot => snapshot.configuration)
  const document = useEditor(snapshot => snapshot.document)
  const open = useEditor(snapshot => snapshot.session.open?.slotId ?? null)
  const apart = useEditor(snapshot => snapshot.session.text)
  const hasMarquee = useEditor(snapshot => snapshot.session.marquee !== null)
  const isSwapping = useEditor(snapshot => snapshot.session.swapping !== null)
  const isChecking = useEditor(snapshot => snapshot.session.mode === 'check')
  const selectedText = useSelectedText()
  const isDragging = useView(state => state.dragging)
  const isSmall = useView(state => state.layout !== 'desk')
  const element = useRef<HTMLDivElement>(null)
  const size = useStageSize(element)
  const strip = useStripHeight()
  const page = usePage()
  const plan = product?.pages.find(({ id }) => id === page?.id) ?? printPlan(document, page)
  const small = kind.CanvasTools ? { ...SMALL_MARGIN, top: BELOW_TOOLS } : SMALL_MARGIN
  const margin = isSmall ? small : DESK_MARGIN
  const below = covered === 'half' ? size.height * 0.44 : covered
  // Frame and mat step back while a photo is cropped and what the cutter takes is shown.
  const look = open || isChecking ? null : (kind.look?.(designer) ?? null)
  const around = isChecking ? (page && hasCut(page) ? page.bleed.top : 0) : (look?.rimMm ?? 0)
  const fit = useMovingFit({
    box: page ? grow(trimBox(page), sides(around)) : { x: 0, y: 0, width: 1, height: 1 },
    ...size,
    margin: { ...margin, bottom: margin.bottom + below + (open || covered === 'half' ? 0 : strip) },
  })
  const { laid } = fit
  const surface = useStagePointers(element, fit.now)
  if (!page || !plan) return null

  return (
    <div ref={element} className={`stage${open ? ' cropping' : ''}`}>
      <div className="stage-surface" {...surface}>
        {size.width > 0 && (
          <Moved className="product" fit={fit}>
            {look && <ColouredSides page={page} scale={laid.scale} framed={look.frame !== null} />}
            {look && <ProductBody look={look} page={page} scale={laid.scale} />}
            <PageSheet
              {...{ document, page, open, apart }}
              scale={laid.scale}
              showCut={isChecking}
              covered={look?.coveredMm ?? 0}
              live
            />
            {selectedText && !isChecking && <SafeArea page={page} scale={laid.scale} />}
            {hasMarquee && <Marquee fit={laid} />}
            {open && <CropFrame fit={laid} />}
          </Moved>
        )}
      </div>
      {!open && size.width > 0 && <PageScene {...{ page, plan, fit, surface }} />}
      {!open && size.width > 0 && <PageMarks page={page} fit={fit.now} />}
      {isSwapping && <SwapGhost />}
      {isDragging && <div className="drop-window" />}
    </div>
  )
}

/** Prints come with their photos, so that no address names them. */
function printPlan({ kind, pages }: Document, page: Page | undefined): OpenedPage | undefined {
  if (kind !== 'prints' || !page) return undefined
  return { id: page.id, label: { key: 'print', params: { number: pages.indexOf(page) + 1 } } }
}
