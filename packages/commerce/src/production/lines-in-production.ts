import {
  type Database,
  findOrderLine,
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
import type { JobPayload } from '@passepartout/jobs'
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
  return {
    orderNumber: order.number,
    lineNumber: line.number,
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

/** Records that a line was produced, and with the last one that all were. Idempotent. */
export async function markLineProduced(
  db: Database,
  { orderLineId, reprint }: ProducedLine,
  now: Date,
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
