import { growBox, isTrimmed, sides, trimBox } from '@passepartout/document'
import { frameOverhangMm, wallArtAppearanceOf } from '@passepartout/domain'
import { useRef } from 'react'
import wall from '../assets/walls/bare-base.webp'
import { CropFrame } from '../shell/lazy-parts.tsx'
import { onlySlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { CanvasButtons } from './canvas-buttons.tsx'
import { CommentPins } from './comment-pins.tsx'
import { EmptySlot } from './empty-slot.tsx'
import { FramedPrint } from './framed-print.tsx'
import { useCanvasPointers } from './use-canvas-pointers.ts'
import { useElementSize } from './use-element-size.ts'
import { useLiveViewTransform, ViewLayer } from './view-layer.tsx'

const DESK_MARGIN = { x: 64, top: 72, bottom: 96 }
const PHONE_MARGIN = { x: 28, top: 36, bottom: 36 }

/** The product: drawing below, real buttons above it, and the crop while it is open. */
export function Stage({ covered }: { covered: number | 'half' }) {
  const designer = useDesigner()
  const { t, editor, catalogue, photos } = designer
  const document = useEditor(snapshot => snapshot.document)
  const configuration = useEditor(snapshot => snapshot.configuration)
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const checking = useEditor(snapshot => snapshot.session.mode === 'check')
  const dragging = useView(state => state.dragging)
  const phone = useView(state => state.layout === 'phone')
  // Decoding a file changes what can be drawn.
  useDesign(state => state.tray)
  const element = useRef<HTMLDivElement>(null)
  const size = useElementSize(element)
  const page = document.pages[0]
  const slot = onlySlot(designer.kind, document)
  void configuration
  const look = wallArtAppearanceOf(catalogue, designer.configuration())
  const bare = cropping || checking
  const margin = phone || covered === 'half' ? PHONE_MARGIN : DESK_MARGIN
  const around = cropping
    ? Math.min(page?.trim.width ?? 0, page?.trim.height ?? 0) * (phone ? 0.04 : 0.07)
    : checking
      ? page && isTrimmed(page)
        ? page.bleed.top
        : 0
      : frameOverhangMm(look)
  const fit = useLiveViewTransform({
    box: page ? growBox(trimBox(page), sides(around)) : { x: 0, y: 0, width: 1, height: 1 },
    ...size,
    margin: { ...margin, bottom: margin.bottom + (covered === 'half' ? size.height * 0.44 : covered) },
  })
  const { laid } = fit
  const surface = useCanvasPointers(element, fit.now)
  if (!page || !slot) return null
  const isEmpty = !editor.photo(slot.id)

  return (
    <div
      ref={element}
      className={`stage${cropping ? ' cropping' : ''}`}
      data-wall={isEmpty && !checking ? '' : undefined}
      style={isEmpty && !checking && !phone ? { backgroundImage: `url(${wall})` } : undefined}
    >
      <div className="stage-surface" {...surface}>
        {size.width > 0 && (
          <ViewLayer className="product" fit={fit}>
            <FramedPrint
              {...{ page, slot, look, bare }}
              document={document}
              tiers={photos.tiers}
              scale={laid.scale}
              waiting={t('photos.converting')}
              showCut={checking}
              live
            />
            {cropping && <CropFrame fit={laid} />}
          </ViewLayer>
        )}
        {!isEmpty && !cropping && (
          <CanvasButtons slotId={slot.id} fit={fit} look={bare ? { ...look, coveredMm: 0 } : look} />
        )}
      </div>
      {!cropping && !isEmpty && <CommentPins page={page} fit={fit.now} />}
      {isEmpty && <EmptySlot slotId={slot.id} fit={fit} look={look} />}
      {dragging && <div className="drop-window" />}
    </div>
  )
}
