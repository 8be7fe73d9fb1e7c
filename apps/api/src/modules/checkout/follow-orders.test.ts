import {
  buildOrderEmail,
  type OrderEventContext,
  ordersCommand,
  processOrderEvents,
  startProduction,
} from '@passepartout/commerce/orders'
import { loadProductionLine, loadProductionOrder, markLineProduced } from '@passepartout/commerce/production'
import {
  addShipment,
  findOrder,
  findOrderLine,
  fullyProducedOrders,
  listLabOrders,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  type OrderRow,
  transitionOrder,
  transitionOrderWith,
} from '@passepartout/db'
import type { OrderTransition } from '@passepartout/domain'
import type { JobPayload, Jobs, QueueName } from '@passepartout/jobs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  order as orderIt,
  payloadOf,
  RIBBON,
  VOUCHER,
} from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { createLineLooks } from '../cart/index.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const shop = useShop()
const production = () => ({ db: shop().db, catalogue: shop().deps.catalogue() })
const packing = () => ({ ...production(), sellers: shop().deps.sellers() })

interface Asked {
  queue: QueueName
  payload: object
  notBefore?: Date | undefined
}

/** A shop that records its jobs and emails. */
function followed(now = NOON) {
  const asked: Asked[] = []
  const mails: {
    kind: string
    notBefore?: Date | undefined
    message: { subject: string; text: string; attachments?: unknown }
  }[] = []
  const jobs: Pick<Jobs, 'enqueue' | 'sendLater' | 'soon'> = {
    enqueue: async (_, queue, payload, options) =>
      void asked.push({ queue, payload, notBefore: options?.notBefore }),
    sendLater: async (_, mail) => void mails.push(mail),
    soon: () => undefined,
  }
  const { deps } = shop()
  const context: OrderEventContext = {
    ...deps,
    jobs,
    lineLooks: createLineLooks({ ...deps, catalogue: deps.catalogue() }),
    delivery: deps.delivery(),
    sellers: deps.sellers(),
    now,
  }
  const letters = () =>
    asked.flatMap(({ queue, payload }) =>
      queue === 'order-letter' ? [(payload as JobPayload<'order-letter'>).letter] : [],
    )
  return { asked, mails, letters, context, read: () => processOrderEvents(context) }
}

async function placed(add: (visitor: ReturnType<ReturnType<typeof shop>['visitor']>) => Promise<unknown>) {
  const visitor = shop().visitor()
  await add(visitor)
  const { orderNumber } = payloadOf(await orderIt(visitor, await checkOut(visitor)))
  const order = await findOrder(shop().db, orderNumber)
  if (!order) throw new Error('There is no order')
  return order
}

const move = (order: OrderRow, kind: OrderTransition) =>
  transitionOrder(shop().db, {
    orderId: order.id,
    move: kind,
    actor: 'bank',
    details: { amount: order.due },
    now: NOON,
  })

describe('what follows from the journal of an order', () => {
  test('is a letter once it is placed, and nothing a second time', async () => {
    await placed(addCartArticleOnPage)
    const { letters, read } = followed()
    expect(await read()).toBe(1)
    expect(await read()).toBe(0)
    expect(letters()).toEqual(['order-received'])
  })

  test('is a letter that shows what was ordered, from the shelf and designed', async () => {
    const order = await placed(async visitor => {
      await addCartArticleOnPage(visitor)
      await addPoster(visitor)
    })
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const { context } = followed()
    const { deps } = shop()
    const drawing = { ...deps, catalogue: deps.catalogue(), drawLine: async () => png }
    const drawn = { ...context, readGoods: async () => png, lineLooks: createLineLooks(drawing) }
    const events = await listOrderEvents(shop().db, order.id)
    const event = events.find(({ kind }) => kind === 'placed')?.sequence ?? 0
    const letter = await buildOrderEmail(drawn, { orderId: order.id, event, letter: 'order-received' })
    const pictures = letter?.attachments?.flatMap(({ cid }) => (cid?.startsWith('line-') ? [cid] : [])) ?? []
    expect(pictures).toHaveLength(2)
    for (const cid of pictures) expect(letter?.html).toContain(`src="cid:${cid}"`)
  })

  test('is a letter all the same where nothing of it can be drawn', async () => {
    const order = await placed(addCartArticleOnPage)
    const { context } = followed()
    const events = await listOrderEvents(shop().db, order.id)
    const event = events.find(({ kind }) => kind === 'placed')?.sequence ?? 0
    const letter = await buildOrderEmail(context, { orderId: order.id, event, letter: 'order-received' })
    expect(letter?.html).toContain('Satinband')
    expect(letter?.html).not.toContain('cid:line-')
  })

  test('is its production once it is paid, not before it can no longer be changed', async () => {
    const order = await placed(addPoster)
    await move(order, 'paid')
    const { asked, letters, context, read } = followed()
    await read()
    expect(letters()).toEqual(['order-received', 'payment-received'])
    expect(asked.find(({ queue }) => queue === 'start-production')).toMatchObject({
      payload: { orderId: order.id },
      notBefore: order.changeUntil,
    })

    asked.length = 0
    await startProduction(context, order.id)
    const [line] = await listOrderLines(shop().db, order.id)
    expect(asked).toContainEqual({
      queue: 'produce-line',
      payload: { orderLineId: line?.id },
      notBefore: undefined,
    })
    const [labOrder] = await listLabOrders(shop().db, order.id)
    expect(labOrder).toMatchObject({ lab: 'house', reason: 'makes-the-rest', lines: [1], stage: 'waiting' })
    expect(asked).toContainEqual({
      queue: 'place-lab-order',
      payload: { labOrderId: labOrder?.id },
      notBefore: undefined,
    })
    expect((await findOrder(shop().db, order.number))?.state).toBe('in-production')
    expect(await loadProductionOrder(packing(), { orderId: order.id })).toMatchObject({
      orderNumber: order.number,
      address: { lastName: 'Lovelace' },
      service: { option: 'standard', carriers: [expect.any(String)] },
      whitelabel: null,
      lines: [{ lineNumber: 1, copies: 1, recipients: [] }],
      parcels: [{ class: expect.any(String), contents: [{ line: 1, pieces: 1 }] }],
      reprint: 0,
    })
    expect(await loadProductionLine(production(), { orderLineId: line?.id ?? '' })).toMatchObject({
      orderNumber: order.number,
      lineNumber: 1,
      kind: 'photo-frame',
      copies: 1,
      photos: [{ hasMaster: false }],
    })
  })

  test('is no production of what was cancelled meanwhile', async () => {
    const order = await placed(addCartArticleOnPage)
    await move(order, 'paid')
    await move(order, 'cancelled')
    const { asked, context, letters, read } = followed()
    await startProduction(context, order.id)
    expect(asked).toEqual([])
    const [line] = await listOrderLines(shop().db, order.id)
    expect(await loadProductionLine(production(), { orderLineId: line?.id ?? '' })).toBeUndefined()
    expect(await loadProductionOrder(packing(), { orderId: order.id })).toBeUndefined()
    await read()
    expect(letters()).toContain('cancelled')
  })

  test('is an invoice with the first parcel, one however many there are', async () => {
    const order = await placed(addCartArticleOnPage)
    const { db } = shop()
    for (const kind of ['paid', 'production-started'] as const) await move(order, kind)
    const { context, letters, read } = followed()
    const ship = () =>
      transitionOrderWith(
        db,
        { orderId: order.id, move: 'parcel-shipped', actor: 'plant', now: NOON },
        async tx => {
          await addShipment(tx, {
            id: crypto.randomUUID(),
            orderId: order.id,
            carrier: 'dhl',
            trackingNumber: '00340434161094015902',
            lines: [1],
            shippedAt: NOON,
          })
        },
      )
    await ship()
    await read()
    await ship()
    await read()
    expect(letters().filter(letter => letter === 'invoice')).toHaveLength(1)
    const [invoice] = await listOrderInvoices(db, order.id)
    expect(invoice).toMatchObject({ number: 'RE-2026-000001', kind: 'invoice' })

    const events = await eventOf(order, 'parcel-shipped')
    const shipped = await buildOrderEmail(context, { orderId: order.id, event: events, letter: 'shipped' })
    expect(shipped?.text).toContain('00340434161094015902')
    const letter = await buildOrderEmail(context, { orderId: order.id, event: events, letter: 'invoice' })
    expect(letter?.attachments).toMatchObject([{ filename: 'RE-2026-000001.pdf' }])
    const [kept] = await listOrderInvoices(db, order.id)
    expect(await shop().objects()).toContain(kept?.pdfKey)
  })

  test('is a letter about each parcel, that names what lies in it and whether more comes', async () => {
    const order = await placed(async visitor => {
      await addCartArticleOnPage(visitor)
      await addCartArticleOnPage(visitor, VOUCHER)
      await addCartArticleOnPage(visitor, { ...RIBBON, sku: 'satinband-wald' })
    })
    const { db } = shop()
    for (const kind of ['paid', 'production-started'] as const) await move(order, kind)
    const { context } = followed()
    const lines = await listOrderLines(db, order.id)
    const ribbons = lines.filter(({ kind }) => kind === 'accessory').map(({ number }) => number)
    for (const [index, line] of ribbons.entries())
      await transitionOrderWith(
        db,
        { orderId: order.id, move: 'parcel-shipped', actor: 'plant', now: NOON },
        async tx => {
          const parcel = { id: crypto.randomUUID(), orderId: order.id, carrier: 'dhl', shippedAt: NOON }
          await addShipment(tx, { ...parcel, trackingNumber: `0034043416109401590${index}`, lines: [line] })
        },
      )
    const events = (await listOrderEvents(db, order.id)).filter(({ kind }) => kind === 'parcel-shipped')
    const letters = await Promise.all(
      events.map(({ sequence }) =>
        buildOrderEmail(context, { orderId: order.id, event: sequence, letter: 'shipped' }),
      ),
    )
    expect(letters.map(letter => /Inhalt: (.*)/.exec(letter?.text ?? '')?.[1])).toEqual([
      expect.stringMatching(/^50\u00a0× Satinband.*Gold$/),
      expect.stringMatching(/^50\u00a0× Satinband.*Waldgrün$/),
    ])
    expect(letters.map(letter => letter?.text.includes('kommt in einem eigenen Paket'))).toEqual([
      true,
      false,
    ])
    expect(letters[1]?.text).toContain('vollständig')
  })

  test('is a credit note for what a refund gives back, vouchers included, and never more than was invoiced', async () => {
    const order = await placed(addCartArticleOnPage)
    const { db } = shop()
    for (const kind of ['paid', 'production-started', 'parcel-shipped'] as const) await move(order, kind)
    const { context, letters, read } = followed()
    await read()
    const given = async (kind: 'refunded-in-part' | 'refunded', amount: number, toVoucher?: number) => {
      const details = { amount, ...(toVoucher ? { toVoucher } : {}) }
      await transitionOrder(db, { orderId: order.id, move: kind, actor: 'bank', details, now: NOON })
      await read()
    }
    await given('refunded-in-part', 300)
    await given('refunded', order.total, 500)
    expect(letters().filter(letter => letter === 'refunded')).toHaveLength(2)
    const notes = (await listOrderInvoices(db, order.id)).filter(({ kind }) => kind === 'credit-note')
    expect(notes.map(({ content }) => (content as { total: number }).total)).toEqual([300, order.total - 300])

    const event = (await listOrderEvents(db, order.id)).find(({ kind }) => kind === 'refunded')?.sequence ?? 0
    const letter = await buildOrderEmail(context, { orderId: order.id, event, letter: 'refunded' })
    expect(letter?.attachments).toMatchObject([{ filename: `${notes[1]?.number}.pdf` }])
    expect(letter?.text).toContain('Auf dem Gutschein stehen davon wieder 5,00')
  })

  test('is no credit note where nothing was invoiced', async () => {
    const order = await placed(addCartArticleOnPage)
    for (const kind of ['paid', 'cancelled', 'refunded'] as const) await move(order, kind)
    await followed().read()
    expect(await listOrderInvoices(shop().db, order.id)).toEqual([])
  })

  test('is a letter when a parcel has arrived, and when a case is decided', async () => {
    const order = await placed(addCartArticleOnPage)
    const { db } = shop()
    for (const kind of ['paid', 'production-started', 'parcel-shipped', 'parcel-delivered'] as const)
      await move(order, kind)
    const details = { case: order.id, decision: 'refused', reason: 'Das ist <nicht> der Druck.' }
    await transitionOrder(db, {
      orderId: order.id,
      move: 'case-decided',
      actor: 'operator:eva',
      details,
      now: NOON,
    })
    const { context, letters, read } = followed()
    await read()
    expect(letters()).toEqual(expect.arrayContaining(['arrived', 'case-decided']))
    const event = await eventOf(order, 'case-decided')
    const decided = await buildOrderEmail(context, { orderId: order.id, event, letter: 'case-decided' })
    expect(decided?.text).toContain('Das ist <nicht> der Druck.')
    expect(decided?.html).toContain('Das ist &lt;nicht&gt; der Druck.')
  })

  test('is the work of the plant once more for the lines of a reprint, beside what it made before', async () => {
    const order = await placed(addPoster)
    const { db } = shop()
    for (const kind of ['paid', 'production-started'] as const) await move(order, kind)
    const { asked, context: producing, read } = followed()
    await read()
    const [line] = await listOrderLines(db, order.id)
    const orderLineId = line?.id ?? ''
    await markLineProduced(producing, { orderLineId })
    expect(await fullyProducedOrders(db, [order.id])).toEqual(new Set([order.id]))

    const step = { orderId: order.id, actor: 'operator:eva', details: { lines: [1], reason: 'Kratzer' } }
    await transitionOrder(db, { ...step, move: 'reprinted', now: NOON })
    await read()
    const reprint = await eventOf(order, 'reprinted')
    expect(asked).toContainEqual({ queue: 'produce-line', payload: { orderLineId, reprint } })
    expect(await loadProductionLine(production(), { orderLineId, reprint })).toMatchObject({ reprint: 1 })
    const again = (await listLabOrders(db, order.id)).find(({ round }) => round === reprint)
    expect(asked).toContainEqual({ queue: 'place-lab-order', payload: { labOrderId: again?.id } })
    expect(await loadProductionOrder(packing(), { orderId: order.id, reprint })).toMatchObject({
      reprint: 1,
      parcels: [{ grams: null, contents: [{ line: 1, pieces: 1 }] }],
    })
    expect(await fullyProducedOrders(db, [order.id])).toEqual(new Set())
    await markLineProduced(producing, { orderLineId, reprint })
    await markLineProduced(producing, { orderLineId, reprint })
    expect(await fullyProducedOrders(db, [order.id])).toEqual(new Set([order.id]))
    const kinds = (await listOrderEvents(db, order.id)).map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'line-produced')).toHaveLength(2)
  })

  test('is no cancelling any more once a bought voucher was sent', async () => {
    const order = await placed(visitor => addCartArticleOnPage(visitor, VOUCHER))
    await move(order, 'paid')
    const { context, read } = followed()
    const cancel = ({ number }: OrderRow) =>
      ordersCommand(
        { ...shop().deps, ...context },
        JSON.stringify({ words: ['cancel', number, '--reason', 'changed'], operator: 'eva' }),
      )
    expect(await cancel(order)).toContain('is cancelled')
    const other = await placed(visitor => addCartArticleOnPage(visitor, VOUCHER))
    await move(other, 'paid')
    await read()
    await expect(cancel(other)).rejects.toThrow('who has their codes can spend them')
  })

  test('is a code by mail for whoever bought a voucher, once it is paid and never again', async () => {
    const order = await placed(visitor => addCartArticleOnPage(visitor, VOUCHER))
    await move(order, 'paid')
    const { mails, letters, read } = followed()
    await read()
    await read()
    expect(mails.map(({ kind }) => kind)).toEqual(['gift-voucher'])
    expect(mails[0]?.message.text).toMatch(/[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/)
    expect(letters()).toContain('invoice')
  })

  test('is a present in the chosen design that waits for its day, and no longer than that', async () => {
    const chosen = { ...VOUCHER, design: 'full', sendOn: '2026-12-24' } as const
    const today = { ...VOUCHER, amount: 2500, sendOn: '2026-11-01' } as const
    const order = await placed(async visitor => {
      await addCartArticleOnPage(visitor, chosen)
      await addCartArticleOnPage(visitor, today)
    })
    await move(order, 'paid')
    const { mails, read } = followed()
    await read()
    expect(mails.map(({ notBefore }) => notBefore?.toISOString())).toEqual([
      '2026-12-24T08:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
    ])
    const [line] = await listOrderLines(shop().db, order.id)
    expect(line?.description.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Vollfarbig', expect.stringMatching(/^Donnerstag, 24\.\sDezember$/)]),
    )
  })

  test('is nothing where an order is unknown', async () => {
    const { context } = followed()
    const unknown = '6e3a34d4-1c9c-4b0e-9d0f-9c1a3c1c9f10'
    const asked = { orderId: unknown, event: 1, letter: 'order-received' } as const
    expect(await buildOrderEmail(context, asked)).toBeUndefined()
    expect(await findOrderLine(shop().db, unknown)).toBeUndefined()
  })
})

async function eventOf(order: OrderRow, kind: string): Promise<number> {
  return (await listOrderEvents(shop().db, order.id)).find(event => event.kind === kind)?.sequence ?? 0
}
