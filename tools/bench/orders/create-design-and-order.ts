import { randomUUID } from 'node:crypto'
import {
  addCartLine,
  changeCartLine,
  createDraft,
  getCart,
  getDraft,
  listPhotos,
  putDraft,
} from '@passepartout/contracts'
import type { OrderingBrowser } from './ordering-browser.ts'
import { posterOf, requestUntilAnswered, sendPhoto } from './place-one-order.ts'

/** A design whose saving was acknowledged. */
export interface Design {
  browser: OrderingBrowser
  photoId: string
  draftId: string
  revision: number
  title: string
  lineId: string
  quantity: number
}

/** Saves of a design before it goes into the cart. */
const SAVES = 3

/**
 * Uploads a photo, saves a design with it repeatedly, adds it to the cart and changes the quantity, each retried until
 * a response arrives.
 */
export async function createDesignAndOrder(browser: OrderingBrowser): Promise<Design> {
  const { client } = browser
  const photo = await sendPhoto(browser)
  const first = await requestUntilAnswered('draft', () =>
    client.call(createDraft, { body: posterOf(photo, 'Meer') }),
  )
  const { id: draftId } = first
  let { revision } = first
  let title = ''
  for (let save = 1; save <= SAVES; save++) {
    title = `Meer ${save}`
    const { kind: _, ...content } = posterOf(photo, title)
    const body = { baseRevision: revision, ...content }
    revision = (
      await requestUntilAnswered('save', () => client.call(putDraft, { params: { id: draftId }, body }))
    ).revision
  }
  const lineId = randomUUID()
  const line = { draftId, draftRevision: revision, quantity: 1, lineId }
  await requestUntilAnswered('line', () => client.call(addCartLine, { body: line }))
  const quantity = 2
  await requestUntilAnswered('quantity', () =>
    client.call(changeCartLine, { params: { id: lineId }, body: { quantity } }),
  )
  return { browser, photoId: photo.id, draftId, revision, title, lineId, quantity }
}

/** Checks that all acknowledged data is there, as its owner sees it. */
export async function verifyDesign(design: Design): Promise<string[]> {
  const { client, request } = design.browser
  const { photos } = await requestUntilAnswered('photos', () => client.call(listPhotos, {}))
  const photo = photos.find(({ id }) => id === design.photoId)
  const preview = photo && (await request(photo.previewUrl))
  const draft = await client.call(getDraft, { params: { id: design.draftId } })
  const { lines } = await requestUntilAnswered('cart', () => client.call(getCart, {}))
  const line = lines.find(({ id }) => id === design.lineId)
  const wrong: string[] = []
  if (!preview?.ok) wrong.push(`photo ${design.photoId} is ${photo ? 'not shown' : 'lost'}`)
  await preview?.body?.cancel()
  const isKept =
    draft.ok && draft.payload.revision === design.revision && draft.payload.title === design.title
  if (!isKept) wrong.push(`design ${design.draftId} is lost or not as it was saved`)
  if (line?.quantity !== design.quantity)
    wrong.push(`line ${design.lineId} is ${line ? `there ${line.quantity} times` : 'lost'}`)
  return wrong
}
