import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addCartLine,
  type CallResult,
  type Client,
  createClient,
  createDraft,
  getCheckout,
  getOrder,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@passepartout/contracts'
import { createFrameDocument, withPhoto } from '@passepartout/document'
import {
  difficultFile,
  type FakeLab,
  type FakeStripe,
  startFakeLab,
  startFakeStripe,
} from '@passepartout/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADDRESS, type OrderingBrowser, openBrowser } from '../bench/orders/ordering-browser.ts'
import { freePort } from './processes.ts'
import { type Shop, startShop } from './start-shop.ts'

/** The print file is drawn meanwhile. */
const PATIENCE = { timeout: 150_000, interval: 500 }
const TRACKING = '1Z999AA10123456784'

let fake: FakeLab
let stripe: FakeStripe
let shop: Shop

beforeAll(async () => {
  const port = await freePort()
  fake = await startFakeLab()
  stripe = await startFakeStripe({ webhookUrl: `http://127.0.0.1:${port}/web-api/payments/stripe` })
  shop = await startShop({
    port,
    env: {
      ROLES: 'api,worker',
      ORDER_CHANGE_MINUTES: '0',
      LAB_ADDRESSES: `prodigi=${fake.address}`,
      LAB_SECRETS: `prodigi=${fake.secret}`,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
    },
  })
})
afterAll(async () => {
  await shop?.dispose()
  await fake?.close()
  await stripe?.close()
})

function payloadOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.errors)}`)
  return result.payload
}

/** A poster of 24 by 16 inches with a photo, in the cart of a visitor in the United States. */
async function addPoster(client: Client, { request }: OrderingBrowser): Promise<void> {
  const uploaded = await request('/web-api/photos', {
    method: 'POST',
    body: await readFile(difficultFile('tiny-300px.jpg')),
    headers: {
      'x-shop-channel': 'passepartout-com',
      'x-shop-locale': 'en-US',
      'x-file-name': 'photo.jpg',
    },
  })
  const { payload: photo } = (await uploaded.json()) as {
    payload: { id: string; name: string; width: number; height: number }
  }
  const { id, name, width, height } = photo
  const asset = { id, name, width, height, source: 'upload' as const, notices: [] }
  const empty = createFrameDocument({ widthMm: 610, heightMm: 406, bleed: 3, safe: 5, title: 'Mountains' })
  const document = withPhoto({ ...empty, assets: { [id]: asset } }, 'photo-1', asset)
  const configuration = { materialType: 'poster', formatType: '610x406', optionTypes: [] }
  const body = { kind: 'photo-frame' as const, title: 'Mountains', configuration, document: { ...document } }
  const draft = payloadOf(await client.call(createDraft, { body }))
  payloadOf(
    await client.call(addCartLine, {
      body: { draftId: draft.id, draftRevision: draft.revision, quantity: 1 },
    }),
  )
}

/** Orders what is in the cart and pays it by card; returns the token of the order's page. */
async function orderAndPay(client: Client): Promise<string> {
  const delivery = {
    ...{ ...ADDRESS.delivery, country: 'com' as const, street: '1 Elm St' },
    ...{ postalCode: '12180', city: 'Troy', region: 'NY' },
  }
  payloadOf(await client.call(putCheckoutAddress, { body: { ...ADDRESS, delivery } }))
  const { shipping } = payloadOf(await client.call(getCheckout, {})).checkout
  payloadOf(await client.call(putCheckoutShipping, { body: { option: shipping.options[0]?.id ?? '' } }))
  const paying = payloadOf(await client.call(putCheckoutPayment, { body: { method: 'stripe' } })).checkout
  const { idempotencyKey, shown } = paying
  const placed = payloadOf(await client.call(placeOrder, { body: { idempotencyKey, shown } }))
  await fetch(placed.paymentUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ how: 'paid' }),
    redirect: 'manual',
  })
  return placed.statusPath.split('/').at(-1) ?? ''
}

const here = (address: string) => {
  const { pathname, search } = new URL(address)
  return shop.url(pathname + search)
}
const tell = async (id: string) => {
  const { body, headers } = fake.event(fake.placedOrder(), { id, secret: fake.secret })
  return (await fetch(here(fake.placedOrder().request.callbackUrl ?? ''), { method: 'POST', body, headers }))
    .status
}

test('an order is paid, made and shipped by a lab, and its customer told once', async () => {
  const browser = openBrowser(shop)
  const client = createClient({
    ...{ channel: 'passepartout', country: 'com', locale: 'en-US', timeoutMs: 20_000 },
    fetch: (url, init) => browser.request(String(url), init as RequestInit),
  })
  await addPoster(client, browser)
  const token = await orderAndPay(client)
  const stateOf = async () => payloadOf(await client.call(getOrder, { params: { token } })).order

  await vi.waitFor(() => fake.placedOrder(), PATIENCE)
  expect(fake.faults).toEqual([])
  const [item] = fake.placedOrder().request.items
  expect(item).toMatchObject({ sku: 'GLOBAL-FAP-16X24', copies: 1 })
  const file = Buffer.from(await (await fetch(here(item?.assets[0]?.url ?? ''))).arrayBuffer())
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.6')
  expect(createHash('md5').update(file).digest('hex')).toBe(item?.assets[0]?.md5Hash)
  expect((await stateOf()).state).toBe('in-production')

  fake.produce(fake.placedOrder())
  fake.ship(fake.placedOrder(), { carrier: 'UPS', number: TRACKING })
  // The last event comes first, and three times.
  for (const id of ['evt_2', 'evt_2', 'evt_2', 'evt_1']) expect(await tell(id)).toBe(200)
  await vi.waitFor(async () => expect((await stateOf()).state).toBe('shipped'), PATIENCE)
  expect((await stateOf()).parcels).toMatchObject([
    {
      carrier: 'UPS',
      trackingNumber: TRACKING,
      trackingUrl: `https://www.ups.com/track?tracknum=${TRACKING}`,
    },
  ])

  const outbox = join(shop.dataDir, 'outbox')
  const told = async () => {
    const emails = await Promise.all(readdirSync(outbox).map(name => readFile(join(outbox, name), 'utf8')))
    return emails.filter(email => email.includes(TRACKING)).length
  }
  await vi.waitFor(async () => expect(await told()).toBe(1), PATIENCE)
  expect(await tell('evt_3')).toBe(200)
  await new Promise(resolve => setTimeout(resolve, 5000))
  expect(await told()).toBe(1)
  expect(shop.output()).not.toMatch(/Lovelace|Elm St|lab-key|whsec/)
}, 400_000)
