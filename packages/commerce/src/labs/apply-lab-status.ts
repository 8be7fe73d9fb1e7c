import { randomUUID } from 'node:crypto'
import {
  addShipment,
  type Database,
  type LabOrderRow,
  transitionOrder,
  transitionOrderWith,
  updateLabOrder,
} from '@passepartout/db'
import type { OrderTransition } from '@passepartout/domain'
import type { LabShipment, LabStatus } from './lab-adapter.ts'

/** `cancelled` ends an order as `shipped` does; a parcel that has left cannot be cancelled. */
const RANKS: Record<LabOrderRow['stage'], number> = {
  waiting: 0,
  placed: 1,
  'in-production': 2,
  shipped: 3,
  cancelled: 3,
}

/**
 * Writes what a lab says into a locked lab order and into the order's history: the stage only goes forward, each
 * shipment counts once, a problem once until it is over. Returns whether anything is new.
 */
export async function applyLabStatus(
  tx: Database,
  labOrder: LabOrderRow,
  status: LabStatus,
  now: Date,
): Promise<boolean> {
  const isAhead = RANKS[status.stage] > RANKS[labOrder.stage]
  const stage = isAhead ? status.stage : labOrder.stage
  const problem = problemOf(labOrder, status, isAhead)
  await updateLabOrder(tx, labOrder.id, { stage, problem, reference: status.reference, checkedAt: now })
  const note = (move: OrderTransition, key: string | undefined, reason?: string) =>
    transitionOrder(tx, {
      ...{ orderId: labOrder.orderId, move, actor: 'plant', now },
      details: { lab: labOrder.lab, lines: labOrder.lines, ...(reason && { reason }) },
      ...(key && { key: `${key}-${labOrder.id}` }),
    })
  if (isAhead && labOrder.stage === 'waiting') await note('lab-placed', 'lab-placed')
  if (isAhead && (stage === 'in-production' || stage === 'shipped'))
    await note('lab-in-production', 'lab-in-production')
  let isNew = isAhead || problem !== labOrder.problem
  for (const shipment of status.shipments) isNew = (await ship(tx, labOrder, shipment, now)) || isNew
  if (isAhead && stage === 'cancelled') await note('lab-cancelled', 'lab-cancelled')
  if (problem !== null && problem !== labOrder.problem) await note('lab-failed', undefined, problem)
  return isNew
}

function problemOf(labOrder: LabOrderRow, status: LabStatus, isAhead: boolean): string | null {
  // Somebody must decide what becomes of the lines.
  if (status.stage === 'cancelled' && (isAhead || labOrder.problem !== null)) return 'cancelled-by-lab'
  if (status.stage === 'shipped' && status.shipments.length === 0) return 'no-shipment'
  return status.problem
}

async function ship(
  tx: Database,
  { id, orderId, lines: own }: LabOrderRow,
  { id: shipment, carrier, trackingNumber, lines: named }: LabShipment,
  now: Date,
): Promise<boolean> {
  const inside = named.filter(line => own.includes(line))
  const lines = inside.length > 0 ? inside : own
  const moved = await transitionOrderWith(
    tx,
    {
      ...{ orderId, move: 'parcel-shipped', actor: 'plant', now },
      details: { carrier, lines },
      key: `lab-shipment-${id}-${shipment}`,
    },
    async inner => {
      const parcel = { id: randomUUID(), orderId, carrier, trackingNumber, lines, shippedAt: now }
      await addShipment(inner, parcel)
    },
  )
  return moved.ok && !moved.repeated
}
