import {
  type Document,
  documentKindFacts,
  growBox,
  isTrimmed,
  type Page,
  sides,
  trimBox,
} from '@passepartout/document'
import { frameOverhangMm } from '@passepartout/domain'
import { useRef } from 'react'
import { CommentPins } from '../canvas/comment-pins.tsx'
import { CanvasEdges, ProductFrame } from '../canvas/product-frame.tsx'
import { useCanvasPointers } from '../canvas/use-canvas-pointers.ts'
import { useElementSize } from '../canvas/use-element-size.ts'
import { useLiveViewTransform, ViewLayer } from '../canvas/view-layer.tsx'
import type { ConfiguredPage } from '../data/configured-product.ts'
import { CropFrame, Marquee, SwapGhost } from '../shell/lazy-parts.tsx'
import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { useSelectedText } from '../text/text-bar.tsx'
import { PageButtons } from './page-buttons.tsx'
import { useThumbnailsHeight } from './page-thumbnails.tsx'
import { PageView } from './page-view.tsx'
import { SafeArea } from './safe-area.tsx'
import { usePages } from './use-pages.ts'

/** Room above the page for the tools of texts and collages and the note on sharpness. */
const DESK_MARGIN = { x: 56, top: 84, bottom: 72 }
const SMALL_MARGIN = { x: 20, top: 28, bottom: 20 }
const BELOW_TOOLS = 64

/** The displayed page with all its tools; the same engine as for wall art. */
export function PageCanvas({ covered = 0 }: { covered?: number | 'half' }) {
  const designer = useDesigner()
  const { kind } = designer
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
  const size = useElementSize(element)
  const strip = useThumbnailsHeight()
  const page = usePage()
  const plan = usePages().find(({ id }) => id === page?.id) ?? printPlan(document, page)
  const small = kind.CanvasTools ? { ...SMALL_MARGIN, top: BELOW_TOOLS } : SMALL_MARGIN
  const margin = isSmall ? small : DESK_MARGIN
  const below = covered === 'half' ? size.height * 0.44 : covered
  // Frame and mat are hidden while a photo is cropped or the trim is displayed.
  const look = open || isChecking ? null : (kind.look?.(designer) ?? null)
  const bleed = isChecking && page && isTrimmed(page) ? page.bleed.top : 0
  const around = look ? frameOverhangMm(look) : bleed
  const fit = useLiveViewTransform({
    box: page ? growBox(trimBox(page), sides(around)) : { x: 0, y: 0, width: 1, height: 1 },
    ...size,
    margin: { ...margin, bottom: margin.bottom + below + (open || covered === 'half' ? 0 : strip) },
  })
  const { laid } = fit
  const surface = useCanvasPointers(element, fit.now)
  if (!page || !plan) return null

  return (
    <div ref={element} className={`stage${open ? ' cropping' : ''}`}>
      <div className="stage-surface" {...surface}>
        {size.width > 0 && (
          <ViewLayer className="product" fit={fit}>
            {look && <CanvasEdges page={page} scale={laid.scale} framed={look.frame !== undefined} />}
            {look && <ProductFrame look={look} page={page} scale={laid.scale} />}
            <PageView
              {...{ document, page, open, apart }}
              scale={laid.scale}
              showCut={isChecking}
              covered={look?.coveredMm ?? 0}
              live
            />
            {selectedText && !isChecking && <SafeArea page={page} scale={laid.scale} />}
            {hasMarquee && <Marquee fit={laid} />}
            {open && <CropFrame fit={laid} />}
          </ViewLayer>
        )}
      </div>
      {!open && size.width > 0 && <PageButtons {...{ page, plan, fit, surface }} />}
      {!open && size.width > 0 && <CommentPins page={page} fit={fit.now} />}
      {isSwapping && <SwapGhost />}
      {isDragging && <div className="drop-window" />}
    </div>
  )
}

/** Prints are created with their photos, so the address does not name them. */
function printPlan(document: Document, page: Page | undefined): ConfiguredPage | undefined {
  if (documentKindFacts(document).pages !== 'prints' || !page) return undefined
  return { id: page.id, label: { key: 'print', params: { number: document.pages.indexOf(page) + 1 } } }
}
