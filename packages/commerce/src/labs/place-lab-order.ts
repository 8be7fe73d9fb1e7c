import {
  addLabEvent,
  type Database,
  findLabOrder,
  type LabEventRow,
  type LabOrderRow,
  lockLabOrder,
  transitionOrder,
  updateLabOrder,
} from '@passepartout/db'
import type { Jobs } from '@passepartout/jobs'
import { applyLabStatus } from './apply-lab-status.ts'
import { LabError, type LabOrder } from './lab-adapter.ts'
import type { Labs } from './open-labs.ts'

export interface LabContext {
  db: Database
  labs: Labs
  jobs: Pick<Jobs, 'soon'>
  now: Date
}

export interface PlacingContext extends LabContext {
  /** What the lab is to make and where it goes; `undefined` where it must not be made any more. */
  loadOrder: (labOrder: LabOrderRow) => Promise<LabOrder | undefined>
}

/**
 * Gives a lab order to its lab, once: what the lab has is not sent again. Each attempt is recorded; one that fails is
 * thrown, so that its job tries again.
 */
export async function placeLabOrder(context: PlacingContext, labOrderId: string): Promise<void> {
  const { db, labs, now, jobs, loadOrder } = context
  const found = await findLabOrder(db, labOrderId)
  if (found?.labOrder.stage !== 'waiting') return
  const { labOrder } = found
  await attempt(context, labOrder, 'place', async () => {
    const order = await loadOrder(labOrder)
    if (!order) return updateLabOrder(db, labOrderId, { stage: 'cancelled', problem: null })
    const adapter = requireAdapter(labs, labOrder.lab)
    const status = await adapter.place(order)
    await db.transaction(async tx => {
      const locked = await lockLabOrder(tx, labOrderId)
      if (!locked) return
      // An operator cancelled it while the lab was told.
      if (status && locked.stage === 'cancelled') await adapter.cancel(status.reference)
      if (status) await applyLabStatus(tx, locked, status, now)
      else await updateLabOrder(tx, labOrderId, { stage: 'placed', problem: null, checkedAt: now })
      await addLabEvent(tx, { labOrderId, kind: 'place', outcome: 'done', at: now })
    })
  })
  jobs.soon('follow-orders')
}

/** Asks a lab how far it is with an order, and records what is new. */
export async function pollLab(context: LabContext, labOrderId: string): Promise<void> {
  const { db, labs, now, jobs } = context
  const found = await findLabOrder(db, labOrderId)
  if (!found || !labs.remote.includes(found.labOrder.lab)) return
  const { labOrder } = found
  const { reference } = labOrder
  // A callback may overtake the answer that names the lab's number: its job tries again.
  if (reference === null) throw new LabError('unexpected-answer', 'asked before it was placed')
  let hasNews = false
  await attempt(context, labOrder, 'status', async () => {
    const status = await requireAdapter(labs, labOrder.lab).status(reference)
    await db.transaction(async tx => {
      const locked = await lockLabOrder(tx, labOrderId)
      if (!locked) return
      if (!status) return updateLabOrder(tx, labOrderId, { checkedAt: now, problem: null })
      hasNews = await applyLabStatus(tx, locked, { ...status, reference }, now)
      if (hasNews) await addLabEvent(tx, { labOrderId, kind: 'status', outcome: status.stage, at: now })
    })
  })
  if (hasNews) jobs.soon('follow-orders')
}

export function requireAdapter(labs: Pick<Labs, 'adapterOf'>, lab: string) {
  const adapter = labs.adapterOf(lab)
  if (!adapter) throw new LabError('not-connected')
  return adapter
}

/** Runs a call to a lab; a failure is recorded, and shown in the order's history when it begins. */
export async function attempt<T>(
  { db, now }: Pick<LabContext, 'db' | 'now'>,
  { id: labOrderId, orderId, lab, lines }: LabOrderRow,
  kind: LabEventRow['kind'],
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const problem = error instanceof LabError ? error.code : 'failed'
    await db.transaction(async tx => {
      const locked = await lockLabOrder(tx, labOrderId)
      if (!locked) return
      await addLabEvent(tx, { labOrderId, kind, outcome: problem, at: now })
      await updateLabOrder(tx, labOrderId, { problem, checkedAt: now })
      if (locked.problem === problem) return
      const details = { lab, lines, reason: problem }
      await transitionOrder(tx, { orderId, move: 'lab-failed', actor: 'plant', details, now })
    })
    throw error
  }
}
