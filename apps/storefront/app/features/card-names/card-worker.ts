import type { CardSide } from '@passepartout/document'
import { cardTextsFromNames } from '@passepartout/document'
import { cardNameGroup } from '@passepartout/domain'
import { fillCardSide, type LayerImage, renderCardSideSvg } from '@passepartout/render'
import { createShopTypesetter } from '@passepartout/typeset/browser'
import type { CardJob, CardPhoto, CardRenderResult } from './card-job.ts'

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<CardJob>) => void) | null
  postMessage: (answer: CardRenderResult) => void
}

/** Writes names on cards in a worker. Requests to the shop reveal none of the names. */
scope.onmessage = ({ data: { id, ...job } }) => {
  void draw(job).then(
    drawn => scope.postMessage({ id, ...drawn }),
    () => scope.postMessage({ id, failed: true }),
  )
}

async function draw({ picture, names, photo }: Omit<CardJob, 'id'>): Promise<Omit<CardRenderResult, 'id'>> {
  const face = await cardSideOf(picture)
  const group = cardNameGroup(face.occasion ?? undefined)
  // Mourning cards have no group: they show neither the visitor's names nor their photo.
  const filled =
    group && fillCardSide(face, { words: cardTextsFromNames(names[group] ?? {}), hasPhoto: !!photo })
  if (!filled) return {}
  const withPhoto = filled.change === 'photos'
  const { hasCover } = (withPhoto && face.photos) || face.words
  const bare = withPhoto ? 'bare-' : ''
  const [shaper, ground, cover, own] = await Promise.all([
    openShaper().then(async one => {
      await one.load(filled.faces, { words: JSON.stringify(names) })
      return one
    }),
    partOf(`${picture}&part=${bare}ground`),
    hasCover ? partOf(`${picture}&part=${bare}cover`) : undefined,
    withPhoto && photo ? photoOf(photo) : undefined,
  ])
  const before = performance.now()
  const svg = renderCardSideSvg(face, filled.document, { ground, cover, photo: own }, shaper)
  return { svg, ms: performance.now() - before }
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

const openShaper = createShopTypesetter(fetched)

const faces = new Map<string, Promise<CardSide>>()
const parts = new Map<string, Promise<LayerImage>>()
const photos = new Map<string, Promise<LayerImage>>()

/** The texts of a card are the same in every image width. */
const cardSideOf = (picture: string) => {
  const address = picture.replace('/design-pictures/card/', '/card-faces/').replace(/([?&])width=\d+&?/, '$1')
  return cached(faces, address, async () => (await (await fetched(address)).json()) as CardSide)
}

const partOf = (address: string) =>
  cached(parts, address, async () => pictureOf(await (await fetched(address)).blob()))

const photoOf = ({ id, file, width, height }: CardPhoto) =>
  cached(photos, id, async () => ({ href: await dataUri(file), width, height }))

async function pictureOf(file: Blob): Promise<LayerImage> {
  const [href, { width, height }] = await Promise.all([dataUri(file), createImageBitmap(file)])
  return { href, width, height }
}

/** An SVG used as an image may not fetch anything: its bitmaps are embedded. */
const dataUri = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Cache size, enough for a long list. Failed fetches leave the cache, so that they are repeated. */
const MOST_KEPT = 120

function cached<T>(store: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = store.get(key)
  if (known) return known
  const made = make()
  store.set(key, made)
  made.catch(() => store.delete(key))
  if (store.size > MOST_KEPT) store.delete(store.keys().next().value ?? '')
  return made
}
