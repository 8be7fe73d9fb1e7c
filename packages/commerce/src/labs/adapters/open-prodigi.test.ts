import type { Lab } from '@passepartout/domain'
import { type FakeLab, startFakeLab } from '@passepartout/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LabAdapter, LabError, type LabOrder } from '../lab-adapter.ts'
import { openLabs } from '../open-labs.ts'

const POSTERS = {
  id: 'posters',
  name: 'Posters',
  connection: {
    kind: 'prodigi',
    articles: [
      {
        article: 'poster-610x406',
        sku: 'GLOBAL-FAP-16X24',
        attributes: { paperType: 'EMA' },
        printArea: 'default',
        sizing: 'fillPrintArea',
      },
    ],
    shippingMethods: { default: 'Standard', express: 'Express' },
  },
} as unknown as Lab

const ORDER: LabOrder = {
  id: '5f0c1d4e-6f0b-4c58-8d4e-0a5a1c3b2d10',
  reference: 'PP-7K3M-2RTX',
  shippingOption: 'express',
  recipient: {
    ...{ name: 'Jane Roe', company: 'Roe Ltd', street: '1 Elm St', extra: 'Floor 2', phone: '+1 555 0100' },
    ...{ postalCode: '12180', city: 'Troy', region: 'NY', country: 'US' },
  },
  items: [
    {
      ...{ line: 2, article: 'poster-610x406', configuration: {}, copies: 3 },
      value: { amount: 5990, currency: 'USD' },
      file: { url: 'https://shop.example/web-api/labs/files/1.pdf', md5: 'd'.repeat(32) },
    },
  ],
  callbackUrl: 'https://shop.example/web-api/labs/posters/events',
}

let fake: FakeLab
let lab: LabAdapter
beforeAll(async () => {
  fake = await startFakeLab()
  const labs = openLabs({
    labs: [POSTERS],
    addresses: new Map([['posters', fake.address]]),
    secrets: new Map(),
    timeoutMs: 400,
  })
  lab = labs.adapterOf('posters') ?? expect.unreachable('not connected')
})
afterAll(() => fake.close())
afterEach(() => {
  expect(fake.faults).toEqual([])
  fake.orders.clear()
  fake.calls.length = 0
  fake.fail()
  fake.pause(false)
})

const codeOf = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown)
  return error instanceof LabError ? error.code : error
}

describe('an order at a lab in the shape of Prodigi', () => {
  test('has articles, files, recipient and shipping method in the words of the lab', async () => {
    const status = await lab.place(ORDER)
    const { id, request } = fake.placedOrder()
    expect(status).toEqual({ reference: id, stage: 'placed', shipments: [], problem: null })
    expect(request).toMatchObject({
      merchantReference: 'PP-7K3M-2RTX',
      idempotencyKey: ORDER.id,
      shippingMethod: 'Express',
      recipient: {
        name: 'Jane Roe',
        address: { line1: '1 Elm St', line2: 'Roe Ltd, Floor 2', stateOrCounty: 'NY', countryCode: 'US' },
      },
      items: [
        {
          merchantReference: '2',
          sku: 'GLOBAL-FAP-16X24',
          copies: 3,
          recipientCost: { amount: '59.90', currency: 'USD' },
          assets: [{ printArea: 'default', md5Hash: 'd'.repeat(32) }],
        },
      ],
    })
  })

  test('is the same one when it is placed again', async () => {
    const first = await lab.place(ORDER)
    expect(await lab.place(ORDER)).toEqual(first)
    expect(fake.orders.size).toBe(1)
  })

  test('goes by the default method where the shipping option has none', async () => {
    await lab.place({ ...ORDER, shippingOption: null })
    expect(fake.placedOrder().request.shippingMethod).toBe('Standard')
  })

  test('has only its number while the lab holds it back, and no status yet', async () => {
    fake.pause(true)
    const placed = await lab.place(ORDER)
    expect(placed).toMatchObject({ stage: 'placed', reference: fake.placedOrder().id })
    expect(await lab.status(fake.placedOrder().id)).toBeUndefined()
  })

  test('is produced and shipped with its parcels', async () => {
    const { reference = '' } = (await lab.place(ORDER)) ?? {}
    fake.produce(fake.placedOrder())
    expect(await lab.status(reference)).toMatchObject({ stage: 'in-production', shipments: [] })
    fake.ship(fake.placedOrder(), { carrier: 'DPD UK', number: '1550 1234-5678 901' })
    expect(await lab.status(reference)).toMatchObject({
      stage: 'shipped',
      shipments: [{ carrier: 'dpd', trackingNumber: '155012345678901', lines: [2] }],
    })
  })

  test('keeps an unknown carrier’s name, and no tracking number that is none', async () => {
    const { reference = '' } = (await lab.place(ORDER)) ?? {}
    fake.ship(fake.placedOrder(), { carrier: 'Pigeon <b>& Sons', number: '"><script>' })
    expect(await lab.status(reference)).toMatchObject({
      shipments: [{ carrier: 'Pigeon b& Sons', trackingNumber: null }],
    })
  })

  test('has a problem that a person must look at, and none while the lab tries again', async () => {
    const { reference = '' } = (await lab.place(ORDER)) ?? {}
    const issue = (errorCode: string) => ({ objectId: 'ori_1', errorCode, description: 'Jane Roe' })
    fake.placedOrder().issues.push(issue('order.items.assets.NotDownloaded'))
    expect(await lab.status(reference)).toMatchObject({ problem: null })
    fake.placedOrder().issues.push(issue('order.items.assets.FailedToDownloaded'))
    expect(await lab.status(reference)).toMatchObject({ problem: 'order.items.assets.FailedToDownloaded' })
  })

  test('is cancelled or changed until it is produced', async () => {
    const { reference = '' } = (await lab.place(ORDER)) ?? {}
    const moved = { ...ORDER.recipient, street: '2 Oak St', company: '', extra: '' }
    expect(await lab.changeAddress(reference, moved)).toBe('done')
    expect(fake.placedOrder().request.recipient.address).toMatchObject({ line1: '2 Oak St', line2: null })
    fake.produce(fake.placedOrder())
    expect(await lab.changeAddress(reference, moved)).toBe('too-late')
    expect(await lab.cancel(reference)).toBe('too-late')
    fake.orders.clear()
    await lab.place(ORDER)
    expect(await lab.cancel(fake.placedOrder().id)).toBe('done')
    expect(await lab.status(fake.placedOrder().id)).toMatchObject({ stage: 'cancelled' })
  })

  test('has a price before it is placed', async () => {
    expect(await lab.quote?.({ items: ORDER.items, country: 'US' })).toEqual([
      { method: 'Standard', total: { amount: '9.00', currency: 'GBP' } },
    ])
  })
})

describe('a lab that cannot be told', () => {
  test.each([
    [429, 'too-many-requests'],
    [401, 'not-authorised'],
    [400, 'refused'],
    [503, 'lab-failure'],
    [302, 'refused'],
    ['silence', 'timeout'],
    ['nonsense', 'unexpected-answer'],
  ] as const)('for %s is named by its reason', async (failure, code) => {
    fake.fail(failure)
    expect(await codeOf(lab.place(ORDER))).toBe(code)
    expect(fake.orders.size).toBe(0)
  })

  test('takes the order once when its first answer was lost', async () => {
    fake.fail(503)
    expect(await codeOf(lab.place(ORDER))).toBe('lab-failure')
    await lab.place(ORDER)
    expect(fake.orders.size).toBe(1)
  })

  test('is not asked for what it does not make', async () => {
    const items = ORDER.items.map(item => ({ ...item, article: 'card-olivenhain' }))
    expect(await codeOf(lab.place({ ...ORDER, items }))).toBe('unknown-article')
    expect(fake.calls).toEqual([])
  })

  test('leaves no personal data in the reason', async () => {
    const away = openLabs({
      labs: [POSTERS],
      addresses: new Map([['posters', 'http://key@127.0.0.1:1/v4.0']]),
      secrets: new Map(),
    })
    const error = await away
      .adapterOf('posters')
      ?.place(ORDER)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'unreachable' })
    fake.fail(400)
    const refused = await lab.place(ORDER).catch((thrown: unknown) => thrown)
    expect(`${String(error)} ${String(refused)}`).not.toMatch(/Jane|Elm|key/)
  })
})
