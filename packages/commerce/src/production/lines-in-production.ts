import {
  type Database,
  findOrderLine,
  listLabOrders,
  listOrderEvents,
  listOrderLineRecipients,
  type OrderEventRow,
  transitionOrder,
} from '@passepartout/db'
import {
  type Catalogue,
  customsValue,
  deliveryOfEnvelopes,
  kindOf,
  readConfiguration,
} from '@passepartout/domain'
import type { JobPayload, Jobs } from '@passepartout/jobs'
import type { Labs } from '../labs/index.ts'
import { listProducedLines } from '../orders/index.ts'
import { lastEventAt } from '../stored-orders/index.ts'
import { buildEnvelopePrintJob } from './build-envelope-print-job.ts'

type ProducedLine = JobPayload<'produce-line'>

/** A line as the lab produces it; `undefined` when its order was cancelled. */
export async function loadProductionLine(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { orderLineId, reprint }: ProducedLine,
) {
  const found = await findOrderLine(db, orderLineId)
  if (!found) throw new Error('There is no such line to make')
  const { order, line, photos } = found
  if (order.state === 'cancelled' || order.state === 'refunded') return undefined
  const events = await listOrderEvents(db, order.id)
  const started = events.find(({ kind }) => kind === 'production-started')
  const reprints = events.filter(({ kind }) => kind === 'reprinted')
  const again = reprints.findIndex(({ sequence }) => sequence === reprint)
  const recipients = await listOrderLineRecipients(db, line.id)
  const { country, locale } = order
  const stored = readConfiguration(kindOf(line.kind), line.configuration)
  const isHome = deliveryOfEnvelopes(catalogue, stored) === 'home' && line.quantity > 1
  const envelopes = buildEnvelopePrintJob(stored, {
    catalogue,
    country,
    locale,
    recipients,
  })
  const lab = (await listLabOrders(db, order.id)).findLast(
    ({ round, lines }) => round === (reprint ?? 0) && lines.includes(line.number),
  )
  return {
    orderNumber: order.number,
    lineNumber: line.number,
    lab: lab?.lab,
    kind: line.kind,
    configuration: line.configuration,
    document: line.document,
    photos,
    copies: line.quantity,
    value: customsValue({ ...line, vatRate: Number(line.vatRate) }, order.currency),
    country,
    recipients,
    ...(envelopes ? { envelopes: { ...envelopes, isSortedAsCards: isHome } } : {}),
    reprint: again + 1,
    releasedAt: (reprints[again] ?? started)?.at ?? order.changeUntil,
  }
}

interface ProducedContext {
  db: Database
  labs: Pick<Labs, 'remote'>
  jobs: Pick<Jobs, 'enqueue'>
  now: Date
}

/**
 * Records that a line's files were written, and with the last one that all were; a lab that is asked by HTTP gets its
 * order once all of its files are there. Idempotent.
 */
export async function markLineProduced(
  { db, labs, jobs, now }: ProducedContext,
  { orderLineId, reprint }: ProducedLine,
): Promise<void> {
  const found = await findOrderLine(db, orderLineId)
  if (!found) return
  const { order, line } = found
  const again = reprint === undefined ? {} : { reprint }
  const note = { orderId: order.id, actor: 'plant', now }
  await db.transaction(async tx => {
    const moved = await transitionOrder(tx, {
      ...note,
      move: 'line-produced',
      details: { line: line.number, ...again },
      key: `produced-${line.number}-${reprint ?? 0}`,
    })
    if (!moved.ok) return
    const events = await listOrderEvents(tx, order.id)
    const made = events.filter(({ kind, details }) => kind === 'line-produced' && details.reprint === reprint)
    for (const { id, lab, lines, round } of await listLabOrders(tx, order.id)) {
      const isReady = lines.every(one => made.some(({ details }) => details.line === one))
      if (round === (reprint ?? 0) && labs.remote.includes(lab) && isReady)
        await jobs.enqueue(tx, 'place-lab-order', { labOrderId: id }, { key: id })
    }
    if (
      !areAllLinesProduced(
        events,
        (await listProducedLines(tx, order.id)).map(({ number }) => number),
      )
    )
      return
    const round = lastEventAt(events, 'reprinted')?.sequence ?? 0
    await transitionOrder(tx, { ...note, move: 'all-produced', key: `all-produced-${round}` })
  })
}

/** Whether all lines were produced; after a reprint, whether its lines were produced again. */
function areAllLinesProduced(events: readonly OrderEventRow[], lines: readonly number[]): boolean {
  const last = lastEventAt(events, 'reprinted')
  const named = Array.isArray(last?.details.lines) ? last.details.lines : []
  const wanted = last && named.length > 0 ? lines.filter(line => named.includes(line)) : lines
  const made = events.filter(
    ({ kind, details }) => kind === 'line-produced' && (!last || details.reprint === last.sequence),
  )
  return wanted.every(line => made.some(({ details }) => details.line === line))
}
