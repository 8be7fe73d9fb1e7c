import { artworkIds, type Document, facesOf } from '@passepartout/document'
import { sceneToSvg, toScene } from '@passepartout/render'
import type { FontFile, Typesetter } from '@passepartout/typeset'

/** Draws everything but photos, away from the page's thread: drawings and words of one layer as an SVG picture. */
export interface DrawingRequest {
  id: number
  /** With the one page, and of it the elements of the layer. */
  document: Document
}

export interface DrawingAnswer {
  id: number
  /** Of the whole sheet, bleed included; `null` where something it needs could not be fetched. */
  svg: string | null
}

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<DrawingRequest>) => void) | null
  postMessage: (answer: DrawingAnswer) => void
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

const readFont = async ({ name }: FontFile) =>
  new Uint8Array(await (await fetched(`/configurator-font/${name}.ttf`)).arrayBuffer())

let typesetter: Promise<Typesetter> | undefined

/** HarfBuzz is waited for here and not while this file starts: wishes that came meanwhile would go unheard. */
function openShaper(): Promise<Typesetter> {
  typesetter ??= import('@passepartout/typeset/harfbuzz').then(({ openTypesetter }) =>
    openTypesetter({ readFont }),
  )
  typesetter.catch(() => {
    typesetter = undefined
  })
  return typesetter
}

const artworks = new Map<string, string>()

async function loadArtwork(hash: string): Promise<void> {
  if (!artworks.has(hash))
    artworks.set(hash, await (await fetched(`/configurator-artwork/${hash}.svg`)).text())
}

scope.onmessage = async ({ data: { id, document } }) => {
  try {
    const missing = artworkIds(document).filter(hash => !Object.hasOwn(document.artworks, hash))
    const [shaper] = await Promise.all([openShaper(), ...missing.map(loadArtwork)])
    await shaper.load(facesOf(document))
    const scene = toScene(document, 0, { shaper, artwork: hash => artworks.get(hash) })
    const layer = { ...scene, nodes: scene.nodes.slice(1) }
    scope.postMessage({ id, svg: sceneToSvg(layer, { hrefFor: () => null, area: 'bleed' }) })
  } catch {
    scope.postMessage({ id, svg: null })
  }
}
