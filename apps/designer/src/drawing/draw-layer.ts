import {
  type Document,
  type Element,
  isCustomerStencil,
  isCustomerText,
  isOrnament,
  type Page,
} from '@passepartout/document'
import type { DrawingRequest, DrawingResult } from './drawing-worker.ts'

/** A photo, or the elements between two photos of a page. */
export type Layer = { slot: Extract<Element, { type: 'photo' }> } | { elements: Element[] }

/**
 * Layers of a page from back to front: photos separately, the elements between them together. Separate as well: the
 * element `apart`, which changes with every key, and added texts, stencils and ornaments, which can be dragged.
 */
export function layersOf({ elements }: Pick<Page, 'elements'>, apart?: string | null): Layer[] {
  const layers: Layer[] = []
  const isApart = (element: Element | undefined) =>
    element !== undefined &&
    (element.id === apart || isCustomerText(element) || isCustomerStencil(element) || isOrnament(element))
  for (const element of elements) {
    const last = layers.at(-1)
    if (element.type === 'photo') layers.push({ slot: element })
    else if (last && 'elements' in last && !isApart(element) && !isApart(last.elements[0]))
      last.elements.push(element)
    else layers.push({ elements: [element] })
  }
  return layers
}

/** Limit of the image cache; a book of 160 pages has about as many layers. */
const MOST_KEPT = 400

/** Draws layers in a worker, which starts with the first. */
export function createLayerDrawing() {
  const drawings = new Map<string, Promise<string | null>>()
  const waiting = new Map<number, (answer: DrawingResult) => void>()
  let worker: Worker | undefined
  let next = 1

  function start(): Worker {
    const started = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<DrawingResult>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
    // A worker that failed to load is started again on the next request.
    started.onerror = () => {
      for (const [id, done] of waiting) done({ id, svg: null })
      waiting.clear()
      worker = undefined
    }
    return started
  }

  const requestDrawing = (document: Document, wants: DrawingRequest['wants']): Promise<DrawingResult> =>
    new Promise(resolve => {
      if (typeof Worker === 'undefined') return resolve({ id: 0, svg: null })
      worker ??= start()
      const request: DrawingRequest = { id: next++, document, wants }
      waiting.set(request.id, resolve)
      worker.postMessage(request)
    })

  async function draw(document: Document, wants: 'picture' | 'metal' = 'picture'): Promise<string | null> {
    const { svg } = await requestDrawing(document, wants)
    return svg === null ? null : URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  }

  return {
    /** Measured line breaks of a document's texts; undefined while their fonts cannot be fetched. */
    measuresOf: async (document: Document) => (await requestDrawing(document, 'measures')).measures,

    /** Object URL of an image of the page's foil, bleed included; the caller revokes it. */
    metalOf: (document: Document, page: Page) =>
      draw({ ...document, title: '', pages: [page], assets: {}, aside: [], kept: {} }, 'metal'),

    /** Object URL of a layer's image, bleed included; `null` where it cannot be drawn now. */
    pictureOf(document: Document, page: Page, elements: readonly Element[]): Promise<string | null> {
      const alone = { ...page, edge: null, elements: [...elements] }
      const only: Document = { ...document, title: '', pages: [alone], assets: {}, aside: [], kept: {} }
      const key = JSON.stringify(only)
      const known = drawings.get(key)
      if (known) return known
      const drawing = draw(only)
      drawings.set(key, drawing)
      void drawing.then(url => url === null && drawings.delete(key))
      forgetOldest()
      return drawing
    },
  }

  function forgetOldest(): void {
    if (drawings.size <= MOST_KEPT) return
    const [oldest] = drawings
    if (!oldest) return
    drawings.delete(oldest[0])
    void oldest[1].then(url => url && URL.revokeObjectURL(url))
  }
}

export type LayerDrawing = ReturnType<typeof createLayerDrawing>
