import { listLabOrdersToPoll } from '@passepartout/db'
import { type LabContext, pollLab } from './place-lab-order.ts'

/** Labs without callbacks, and callbacks that got lost: an order is asked for at most this often. */
const PATIENCE_MS = 15 * 60_000
const MOST = 100

/** Asks the labs about orders of which nothing was heard for a while. Returns how many could not be asked. */
export async function pollLabs(context: LabContext): Promise<number> {
  const { db, labs, now } = context
  const checkedBefore = new Date(now.getTime() - PATIENCE_MS)
  const due = await listLabOrdersToPoll(db, { labs: labs.remote, checkedBefore, most: MOST })
  let failed = 0
  for (const { id } of due) await pollLab(context, id).catch(() => failed++)
  return failed
}
