import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addCartArticle,
  addCartLine,
  addCheckoutCode,
  type CallResult,
  createDraft,
  getCheckout,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import { createFrameDocument, withPhoto } from '@passepartout/document'
import { root } from '../../bootstrap/root.mjs'
import { ADDRESS, type OrderingBrowser, RIBBON } from './ordering-browser.ts'

const PHOTO = join(root, 'packages/testing/fixtures/odd/tiny-300px.jpg')

export interface Wish {
  /** Code of a voucher that covers the order; without one it is paid by transfer. */
  code: string | undefined
  email: string
  isPoster: boolean
}

/** Places one order, retrying each step until a response arrives. @returns the order's number */
export async function placeOneOrder(browser: OrderingBrowser, wish: Wish): Promise<string> {
  const press = await fillCheckout(browser, wish)
  return (await requestUntilAnswered('order', press)).orderNumber
}

/** Fills cart and checkout. @returns the function that submits the order */
export async function fillCheckout(browser: OrderingBrowser, { code, email, isPoster }: Wish) {
  const { client } = browser
  const sameId = randomUUID()
  // A browser whose very first response was lost has no cookie, and becomes a new visitor without that line.
  const lineId = () => (browser.isKnown() ? sameId : randomUUID())
  if (isPoster) await addPoster(browser, sameId)
  else
    await requestUntilAnswered('cart', () =>
      client.call(addCartArticle, { body: { ...RIBBON, lineId: lineId() } }),
    )
  const contact = { ...ADDRESS.contact, email }
  await requestUntilAnswered('address', () =>
    client.call(putCheckoutAddress, { body: { ...ADDRESS, contact } }),
  )
  await requestUntilAnswered('shipping', () =>
    client.call(putCheckoutShipping, { body: { option: 'standard' } }),
  )
  if (code) await requestUntilAnswered('code', () => client.call(addCheckoutCode, { body: { code } }))
  else
    await requestUntilAnswered('payment', () =>
      client.call(putCheckoutPayment, { body: { method: 'transfer' } }),
    )
  const { checkout } = await requestUntilAnswered('checkout', () => client.call(getCheckout, {}))
  const { idempotencyKey, shown } = checkout
  return () => client.call(placeOrder, { body: { idempotencyKey, shown } })
}

async function addPoster(browser: OrderingBrowser, lineId: string): Promise<void> {
  const { client } = browser
  const photo = await sendPhoto(browser)
  const draft = await requestUntilAnswered('draft', () =>
    client.call(createDraft, { body: posterOf(photo, 'Meer') }),
  )
  await requestUntilAnswered('poster', () =>
    client.call(addCartLine, {
      body: { draftId: draft.id, draftRevision: draft.revision, quantity: 1, lineId },
    }),
  )
}

/** Uploads a small photo until it is acknowledged. */
export const sendPhoto = ({ request }: OrderingBrowser): Promise<Photo> =>
  requestUntilAnswered('photo', async () => {
    const answer = await request('/web-api/photos', {
      method: 'POST',
      body: readFileSync(PHOTO),
      headers: {
        'x-file-name': 'foto.jpg',
        'x-shop-channel': 'passepartout-de',
        'x-shop-locale': 'de-DE',
      },
    }).catch(() => undefined)
    if (!answer?.ok) return { ok: false as const, status: answer?.status ?? 0 }
    const { payload } = (await answer.json()) as { payload: Photo }
    return { ok: true as const, payload }
  })

/** A design as the designer saves it. */
export function posterOf(photo: Photo, title: string) {
  const empty = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title })
  const asset = { ...photo, source: 'upload' as const, notices: [] }
  const document = withPhoto({ ...empty, assets: { [asset.id]: asset } }, 'photo-1', asset)
  const configuration = { materialType: 'poster', formatType: '600x400', optionTypes: [] as string[] }
  return { kind: 'photo-frame' as const, title, configuration, document: { ...document } }
}

export interface Photo {
  id: string
  name: string
  width: number
  height: number
}

type Answer<T> = { ok: true; payload: T } | { ok: false; status: number }

/** Retries a call until a response arrives; a refusal is an error, as all calls are valid. */
export async function requestUntilAnswered<T>(
  what: string,
  send: () => Promise<CallResult<T> | Answer<T>>,
): Promise<T> {
  for (;;) {
    const result = await send()
    if (result.ok) return result.payload
    if (result.status !== 0 && result.status < 500)
      throw new Error(`${what}: ${JSON.stringify(result).slice(0, 300)}`)
    await wait(100)
  }
}
