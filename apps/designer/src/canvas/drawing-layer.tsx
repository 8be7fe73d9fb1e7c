import {
  bleedBox,
  centreOf,
  type Document,
  type Element,
  isCustomerStencil,
  type Page,
  type StencilElement,
  stencilMatOf,
  tokenColour,
} from '@passepartout/document'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useDesigner, useDragFrame, useDragPreview } from '../state/designer-context.ts'
import type { PlacedPhotoLayer } from './page-layers.tsx'

interface DrawingLayerProps extends PlacedPhotoLayer {
  elements: Element[]
  live: boolean
}

/** An image of the elements between two photos. Dragged elements follow by a transform (designer.md 12). */
export function DrawingLayer({ document, page, scale, origin, elements, live }: DrawingLayerProps) {
  const lone = elements.length === 1 ? elements[0] : undefined
  // Renders again only where the drag changes the image itself; otherwise a transform is enough.
  const lifted = useDragPreview(
    live ? lone?.id : undefined,
    ({ element }) => lone !== undefined && (isCustomerStencil(lone) || isRedrawn(lone, element)),
  )
  const shown = lifted?.element ?? lone
  const anew = lone && shown && isRedrawn(lone, shown) ? shown : null
  const wanted = useMemo(() => (anew ? [anew] : elements), [anew, elements])
  const drawn = usePicture(document, page, wanted)
  if (!drawn) return null
  const { x, y, width, height } = bleedBox(page)
  const style = {
    left: (x - origin.x) * scale,
    top: (y - origin.y) * scale,
    width: width * scale,
    height: height * scale,
  }
  const before = drawn.elements.length === 1 ? drawn.elements[0] : undefined
  const map = (now: Element) =>
    before && before.id === now.id ? transformBetween(before, now, { x, y }, scale) : {}
  if (shown && isCustomerStencil(shown))
    return <Mat {...{ document, page, shown, scale, style }} map={map(shown)} url={drawn.url} />
  if (shown) return <DraggedDrawing {...{ live, shown, style, map }} url={drawn.url} />
  return <img className="page-art" src={drawn.url} alt="" style={style} />
}

interface DraggedDrawingProps {
  shown: Element
  url: string
  style: CSSProperties
  map: (now: Element) => CSSProperties
  live: boolean
}

/** The image of one element, at its position in the drag preview. */
function DraggedDrawing({ shown, url, style, map, live }: DraggedDrawingProps) {
  const image = useRef<HTMLImageElement>(null)
  useDragFrame(
    shown,
    now =>
      image.current &&
      Object.assign(image.current.style, { transform: '', transformOrigin: '', ...map(now) }),
    live,
  )
  return <img ref={image} className="page-art" src={url} alt="" style={style} />
}

/** A changed text width breaks the lines differently; every other drag only moves the same image. */
const isRedrawn = (before: Element, after: Element): boolean =>
  before.type === 'text' && before.box.width !== after.box.width

/** CSS transform from an element's earlier box to its current one, about its centre. */
function transformBetween(
  before: Element,
  after: Element,
  corner: { x: number; y: number },
  scale: number,
): CSSProperties {
  const [from, to] = [centreOf(before.box), centreOf(after.box)]
  const by = { x: (to.x - from.x) * scale, y: (to.y - from.y) * scale }
  const turn = after.turn - before.turn
  const grown = after.type === 'stencil' || after.type === 'artwork' ? after.box.width / before.box.width : 1
  if (by.x === 0 && by.y === 0 && turn === 0 && grown === 1) return {}
  return {
    transform: `translate(${by.x}px, ${by.y}px) rotate(${turn}deg) scale(${grown})`,
    transformOrigin: `${(from.x - corner.x) * scale}px ${(from.y - corner.y) * scale}px`,
  }
}

interface MatProps extends Pick<PlacedPhotoLayer, 'document' | 'page' | 'scale'> {
  shown: StencilElement
  /** CSS position of the sheet. */
  style: CSSProperties
  url: string
  map: CSSProperties
}

/**
 * While a stencil moves, its mat still covers the photos: the area outside the moved image is filled with its colour.
 */
function Mat({ document, page, shown, url, scale, style, map }: MatProps) {
  const mat = stencilMatOf(shown)
  const sheet = bleedBox(page)
  const clip = { top: mat.y - sheet.y, left: mat.x - sheet.x }
  const right = sheet.width - clip.left - mat.width
  const bottom = sheet.height - clip.top - mat.height
  const reach = 8 * Math.max(sheet.width, sheet.height) * scale
  const clipPath = `inset(${clip.top * scale}px ${right * scale}px ${bottom * scale}px ${clip.left * scale}px)`
  return (
    <div className="page-art" style={map.transform ? { ...style, clipPath } : style}>
      <div style={{ position: 'absolute', inset: 0, ...map }}>
        {map.transform && (
          <span
            style={{
              position: 'absolute',
              // Overlaps the image by a pixel, because a hairline of the photos would show at its edge.
              ...{ left: clip.left * scale + 1, top: clip.top * scale + 1 },
              ...{ width: mat.width * scale - 2, height: mat.height * scale - 2 },
              boxShadow: `0 0 0 ${reach}px ${tokenColour(document, shown.fill)}`,
            }}
          />
        )}
        <img className="page-art" src={url} alt="" style={{ inset: 0, width: '100%', height: '100%' }} />
      </div>
    </div>
  )
}

/**
 * The latest image. The next one is requested when the previous has arrived, however often the page changes meanwhile.
 */
function usePicture(document: Document, page: Page, elements: readonly Element[]) {
  const { drawing } = useDesigner()
  const [drawn, setDrawn] = useState<{ url: string; elements: readonly Element[] } | null>(null)
  const wanted = useRef<(() => Promise<void>) | null>(null)
  const isDrawing = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      wanted.current = null
    }
  }, [])
  useEffect(() => {
    wanted.current = async () => {
      const url = await drawing.pictureOf(document, page, elements)
      if (url && !isGone.current) setDrawn({ url, elements })
    }
    if (isDrawing.current) return
    isDrawing.current = true
    const drawAll = async () => {
      for (let next = wanted.current; next; next = wanted.current) {
        wanted.current = null
        await next()
      }
      isDrawing.current = false
    }
    void drawAll()
  }, [drawing, document, page, elements])
  return drawn
}
