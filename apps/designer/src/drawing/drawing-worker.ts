import {
  artworkIds,
  type Document,
  loadTypesetting,
  measureTexts,
  type TextMeasures,
} from '@passepartout/document'
import { foilPlate, sceneToSvg, toScene } from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'
import { createShopTypesetter } from '@passepartout/typeset/browser'

/** Draws everything but photos, away from the page's thread: drawings and words of one layer as an SVG picture. */
export interface DrawingRequest {
  id: number
  /** With the one page, and of it the elements of the layer; with nothing but texts, where they are to be measured. */
  document: Document
  wants: 'picture' | 'metal' | 'measures'
}

export interface DrawingResult {
  id: number
  /** Of the whole sheet, bleed included; `null` where something it needs could not be fetched. */
  svg: string | null
  /** How the texts are set, where that was asked. */
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

/** HarfBuzz is waited for at its first use and not while this file starts: wishes that came meanwhile would go unheard. */
const openShaper = createShopTypesetter(fetched)

const artworks = new Map<string, string>()

async function loadArtwork(hash: string): Promise<void> {
  if (!artworks.has(hash))
    artworks.set(hash, await (await fetched(`/configurator-artwork/${hash}.svg`)).text())
}

/** Without a connection the rules that part words may not come: they stay whole until a later drawing, or the next visit. */
const prepare = (shaper: Typesetter, document: Document): Promise<void> =>
  loadTypesetting(shaper, document).catch(() =>
    loadTypesetting(shaper, { pages: document.pages, card: document.card, calendar: document.calendar }),
  )

scope.onmessage = async ({ data: { id, document, wants } }) => {
  try {
    if (wants === 'measures') {
      const shaper = await openShaper()
      await prepare(shaper, document)
      scope.postMessage({ id, svg: null, measures: measureTexts(document, shaper) })
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
