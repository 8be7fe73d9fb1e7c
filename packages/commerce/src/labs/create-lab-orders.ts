import { randomUUID } from 'node:crypto'
import {
  addLabOrders,
  type Database,
  type LabOrderRow,
  listOrderLineRecipients,
  type OrderLineRow,
  type OrderRow,
} from '@passepartout/db'
import {
  assignLab,
  isProductKind,
  type LabReason,
  type ProductConfiguration,
  productSku,
} from '@passepartout/domain'
import type { Labs } from './open-labs.ts'

interface LabOrdersInput {
  labs: Pick<Labs, 'all' | 'isConnected'>
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** 0 for the first production; of a reprint the sequence of its order event. */
  round: number
  now: Date
}

/** Gives each line to the lab that makes it: a lab order for each lab. Repeated, it gives the lines as before. */
export async function createLabOrders(
  tx: Database,
  { labs, order, lines, round, now }: LabOrdersInput,
): Promise<LabOrderRow[]> {
  const byLab = new Map<string, { reason: LabReason; lines: number[] }>()
  for (const line of lines) {
    const found = await labOfLine(tx, { labs, order, line })
    if (!found) continue
    const own = byLab.get(found.lab.id) ?? { reason: found.reason, lines: [] }
    byLab.set(found.lab.id, { ...own, lines: [...own.lines, line.number] })
  }
  const rows = [...byLab].map(([lab, own]) => ({
    ...{ id: randomUUID(), orderId: order.id, lab, round, createdAt: now },
    ...own,
  }))
  return addLabOrders(tx, rows)
}

/** The lab of a line as the data say it now, and why. */
export async function labOfLine(
  db: Database,
  { labs, order, line }: Pick<LabOrdersInput, 'labs' | 'order'> & { line: OrderLineRow },
) {
  const recipients = await listOrderLineRecipients(db, line.id)
  const question = {
    ...articleOfLine(line),
    country: order.country,
    hasRecipients: recipients.some(({ copies }) => copies > 0),
  }
  return assignLab(labs.all, question, labs.isConnected)
}

/** A line's SKU and configuration; a line of a kind that is sold no longer has no SKU. */
export function articleOfLine({ kind, configuration }: Pick<OrderLineRow, 'kind' | 'configuration'>) {
  const product = { ...Object(configuration), kind } as ProductConfiguration
  return { article: isProductKind(kind) ? productSku(product) : '', configuration }
}
