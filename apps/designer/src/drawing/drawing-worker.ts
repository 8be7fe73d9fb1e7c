import {
  artworkIds,
  type Document,
  loadTypesetting,
  measureTexts,
  type TextMeasures,
} from '@passepartout/document'
import { foilPlate, measureMonthGrids, sceneToSvg, toScene } from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'
import { createShopTypesetter } from '@passepartout/typeset/browser'

/** Draws everything but photos outside the main thread: drawings and texts of one layer as an SVG image. */
export interface DrawingRequest {
  id: number
  /** Contains the one page with the layer's elements, or only texts where they are to be measured. */
  document: Document
  wants: 'picture' | 'metal' | 'measures'
}

export interface DrawingResult {
  id: number
  /** The whole sheet, bleed included; `null` when something it needs failed to load. */
  svg: string | null
  /** Measured line breaks, where they were requested. */
  measures?: TextMeasures
}

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<DrawingRequest>) => void) | null
  postMessage: (answer: DrawingResult) => void
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

/**
 * HarfBuzz is loaded at its first use, not awaited when the module starts: messages that arrived meanwhile would be
 * lost.
 */
const openShaper = createShopTypesetter(fetched)

const artworks = new Map<string, string>()

async function loadArtwork(hash: string): Promise<void> {
  if (!artworks.has(hash))
    artworks.set(hash, await (await fetched(`/configurator-artwork/${hash}.svg`)).text())
}

/** Offline, the hyphenation rules may not load: words then stay whole until a later drawing or visit. */
const prepare = (shaper: Typesetter, document: Document): Promise<void> =>
  loadTypesetting(shaper, document).catch(() =>
    loadTypesetting(shaper, { pages: document.pages, card: document.card, calendar: document.calendar }),
  )

scope.onmessage = async ({ data: { id, document, wants } }) => {
  try {
    if (wants === 'measures') {
      const shaper = await openShaper()
      await prepare(shaper, document)
      scope.postMessage({
        id,
        svg: null,
        measures: { ...measureTexts(document, shaper), ...measureMonthGrids(document, shaper) },
      })
      return
    }
    const missing = artworkIds(document).filter(hash => !Object.hasOwn(document.artworks, hash))
    const [shaper] = await Promise.all([openShaper(), ...missing.map(loadArtwork)])
    await prepare(shaper, document)
    const scene = toScene(document, 0, { shaper, artwork: hash => artworks.get(hash) })
    const layer = wants === 'metal' ? foilPlate(scene) : { ...scene, nodes: scene.nodes.slice(1) }
    scope.postMessage({ id, svg: sceneToSvg(layer, { hrefFor: () => null, area: 'bleed' }) })
  } catch {
    scope.postMessage({ id, svg: null })
  }
}
