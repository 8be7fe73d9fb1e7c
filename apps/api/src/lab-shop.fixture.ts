import { createHash } from 'node:crypto'
import { openLabs, placeLabOrder, pollLab } from '@passepartout/commerce/labs'
import { type OrderEventContext, processOrderEvents, startProduction } from '@passepartout/commerce/orders'
import { loadLabOrder, loadProductionLine, markLineProduced } from '@passepartout/commerce/production'
import {
  findOrder,
  type LabOrderRow,
  listLabOrders,
  listOrderLines,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { labSchema, productionFolder } from '@passepartout/domain'
import type { JobPayload, Jobs, QueueName } from '@passepartout/jobs'
import type { FakeLab } from '@passepartout/testing'
import { addPoster, checkOut, order as orderIt, payloadOf } from './checkout.fixture.ts'
import { createLineLooks } from './modules/cart/index.ts'
import { type TestShop, useShop } from './shop.fixture.ts'

export const NOON = new Date('2026-11-21T12:00:00.000Z')
export const PDF = Buffer.from('%PDF-1.6 a poster')

const plates = ['gold', 'rosegold', 'silver', 'relief', 'cutting', 'creasing', 'folding', 'punching']
const printing = {
  conditions: { default: 'fogra39', byCountry: {} },
  plates: Object.fromEntries(plates.map(name => [name, name])),
}
const LABS = [
  { id: 'house', ...labSchema.parse({ name: 'House', ...printing }) },
  {
    id: 'posters',
    ...labSchema.parse({
      name: 'Posters',
      connection: {
        kind: 'prodigi',
        articles: [
          {
            article: 'poster-600x400',
            choices: { optionTypes: ['materialausfuehrung-standard', 'laminierung-ohne'] },
            sku: 'GLOBAL-FAP-16X24',
          },
        ],
        shippingMethods: { default: 'Standard' },
      },
      ...printing,
    }),
  },
]

interface Enqueued {
  queue: QueueName
  payload: object
}

/** A shop whose posters are made by a stand-in lab; jobs are recorded, and run when a test says so. */
export function useLabShop(fake: () => FakeLab, isSigned: () => boolean) {
  const shop = useShop({
    get labs() {
      const labs = openLabs({
        labs: LABS,
        addresses: new Map([['posters', fake().address]]),
        secrets: new Map([['posters', fake().secret]]),
        timeoutMs: 400,
      })
      return { ...labs, secretOf: (id: string) => (isSigned() ? labs.secretOf(id) : undefined) }
    },
  })
  return { shop, act: (now = NOON) => actions(shop(), now) }
}

function actions({ deps, db, visitor: newVisitor, api, jobs: queue }: TestShop, now: Date) {
  const enqueued: Enqueued[] = []
  const jobs: Pick<Jobs, 'enqueue' | 'sendLater' | 'soon'> = {
    enqueue: async (_, name, payload) => void enqueued.push({ queue: name, payload }),
    sendLater: async () => undefined,
    soon: () => undefined,
  }
  const context: OrderEventContext = {
    ...deps,
    jobs,
    lineLooks: createLineLooks({ ...deps, catalogue: deps.catalogue() }),
    delivery: deps.delivery(),
    sellers: deps.sellers(),
    now,
  }
  const at = { db, catalogue: deps.catalogue(), sellers: deps.sellers() }
  const jobsOf = <Name extends QueueName>(name: Name) =>
    enqueued.flatMap(one => (one.queue === name ? [one.payload as JobPayload<Name>] : []))
  const suggested = async () =>
    (await queue.report()).jobs.flatMap(one =>
      one.queue === 'poll-lab' ? [one.payload as JobPayload<'poll-lab'>] : [],
    )
  const files = { ...at, plant: deps.plant, pageUrl: deps.pageUrl, signer: deps.secret, now }
  const place = ({ id }: LabOrderRow) =>
    placeLabOrder({ ...context, loadOrder: row => loadLabOrder(files, row) }, id)
  const again = async ({ number }: OrderRow) => (await findOrder(db, number)) as OrderRow

  /** A poster that was paid and whose print file is written. */
  async function produced() {
    const visitor = newVisitor()
    await addPoster(visitor)
    const { orderNumber, statusPath } = payloadOf(await orderIt(visitor, await checkOut(visitor)))
    const order = (await findOrder(db, orderNumber)) as OrderRow
    await transitionOrder(db, { orderId: order.id, move: 'paid', actor: 'bank', now })
    await startProduction(context, order.id)
    const [line] = await listOrderLines(db, order.id)
    const loaded = await loadProductionLine(at, { orderLineId: line?.id ?? '' })
    if (!loaded) throw new Error('There is no line')
    await files.plant.put(`${productionFolder(loaded)}1.pdf`, PDF)
    await markLineProduced(context, { orderLineId: line?.id ?? '' })
    const [labOrder] = await listLabOrders(db, order.id)
    if (!labOrder) throw new Error('There is no lab order')
    return { order, labOrder, token: statusPath.split('/').at(-1) ?? '', visitor }
  }
  return {
    ...{ context, jobsOf, produced, place, again },
    /** What callbacks have asked for. */
    suggested,
    poll: async () => {
      for (const { labOrderId } of await suggested()) await pollLab(context, labOrderId)
    },
    letters: async () => {
      await processOrderEvents(context)
      return jobsOf('order-letter').map(({ letter }) => letter)
    },
    fetchFile: async (url: string) => {
      const answer = await api.request(url)
      return { status: answer.status, md5: md5(Buffer.from(await answer.arrayBuffer())) }
    },
  }
}

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')
