import {
  addLabEvent,
  type LabOrderRow,
  listLabOrders,
  lockLabOrder,
  type OrderRow,
  setOrderAddress,
  transitionOrder,
  transitionOrderWith,
  updateLabOrder,
} from '@passepartout/db'
import { checkAddress } from '@passepartout/domain'
import { parseStoredAddress } from '../stored-orders/index.ts'
import { type LabChange, LabError, type LabRecipient } from './lab-adapter.ts'
import type { Labs } from './open-labs.ts'
import { attempt, type LabContext, requireAdapter } from './place-lab-order.ts'
import { toLabRecipient } from './to-lab-recipient.ts'

type ChangeContext = Pick<LabContext, 'db' | 'labs' | 'now'>
type Refused = { ok: false; reason: 'too-late' | 'lab-failed' }

/** Whether the lab can still be asked to cancel: only it knows whether it is too late. */
export const isCancellableAtLab = ({ lab, stage }: LabOrderRow, { remote }: Pick<Labs, 'remote'>): boolean =>
  remote.includes(lab) && ['waiting', 'placed', 'in-production'].includes(stage)

/** Whether all that is left of an order is at labs that can still be given another address. */
export const isAddressChangeableAtLabs = (
  labOrders: readonly LabOrderRow[],
  { remote }: Pick<Labs, 'remote'>,
): boolean => {
  const left = labOrders.filter(({ stage }) => stage !== 'cancelled')
  return left.length > 0 && left.every(({ lab, stage }) => remote.includes(lab) && isEarly(stage))
}

const isEarly = (stage: LabOrderRow['stage']) => stage === 'waiting' || stage === 'placed'

/** Takes an order back from its lab. What becomes of its lines and of the money is decided apart. */
export async function cancelLabOrder(
  { db, labs, now }: ChangeContext,
  labOrder: LabOrderRow,
  { actor, reason }: { actor: string; reason: string },
): Promise<{ ok: true } | Refused> {
  const { id: labOrderId, orderId, lab, lines } = labOrder
  const finish = () =>
    db.transaction(async tx => {
      const locked = await lockLabOrder(tx, labOrderId)
      // Its job may just have placed it.
      if (locked?.reference !== labOrder.reference) return false
      await updateLabOrder(tx, labOrderId, { stage: 'cancelled', problem: null, checkedAt: now })
      await addLabEvent(tx, { labOrderId, kind: 'cancel', outcome: 'done', at: now })
      const details = { lab, lines, reason }
      await transitionOrder(tx, { orderId, move: 'lab-cancelled', actor, details, now })
      return true
    })
  const { reference } = labOrder
  if (reference !== null) {
    const answer = await request({ db, now }, labOrder, 'cancel', () =>
      requireAdapter(labs, lab).cancel(reference),
    )
    if (answer !== 'done') return { ok: false, reason: answer === 'failed' ? 'lab-failed' : 'too-late' }
  }
  return (await finish()) ? { ok: true } : { ok: false, reason: 'too-late' }
}

type Delivery = ReturnType<typeof parseStoredAddress>['delivery']

/** Changes the delivery address of an order that is at labs, at all of them or at none. The country stays. */
export async function changeAddressAtLabs(
  { db, labs, now }: ChangeContext,
  order: OrderRow,
  { delivery: typed, actor }: { delivery: Delivery; actor: string },
): Promise<
  | { ok: true }
  | Refused
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'other-country' }
  | { ok: false; reason: 'wrong-address'; fields: string[] }
> {
  const labOrders = await listLabOrders(db, order.id)
  if (!isAddressChangeableAtLabs(labOrders, labs)) return { ok: false, reason: 'not-allowed' }
  const before = parseStoredAddress(order)
  if (typed.country !== before.delivery.country) return { ok: false, reason: 'other-country' }
  const { address: delivery, problems } = checkAddress(typed)
  const fields = Object.keys(problems)
  if (fields.length > 0) return { ok: false, reason: 'wrong-address', fields }
  const changed: LabOrderRow[] = []
  const send = (labOrder: LabOrderRow, reference: string, recipient: LabRecipient) =>
    request({ db, now }, labOrder, 'change-address', () =>
      requireAdapter(labs, labOrder.lab).changeAddress(reference, recipient),
    )
  const { phone } = before.contact
  for (const labOrder of labOrders) {
    const { reference, stage } = labOrder
    if (reference === null || stage === 'cancelled') continue
    const answer = await send(labOrder, reference, toLabRecipient(delivery, phone))
    if (answer === 'done') {
      changed.push(labOrder)
      continue
    }
    const back = toLabRecipient(before.delivery, phone)
    for (const one of changed) await send(one, one.reference ?? '', back)
    return { ok: false, reason: answer === 'failed' ? 'lab-failed' : 'too-late' }
  }
  // An invoice that used the delivery address retains the original one.
  const address = { ...before, delivery, invoice: before.invoice ?? before.delivery }
  return transitionOrderWith(db, { orderId: order.id, move: 'lab-address-changed', actor, now }, tx =>
    setOrderAddress(tx, { orderId: order.id, address }),
  )
}

/** Tells a lab of a change, and records its answer. */
async function request(
  context: Pick<LabContext, 'db' | 'now'>,
  labOrder: LabOrderRow,
  kind: 'cancel' | 'change-address',
  act: () => Promise<LabChange>,
): Promise<LabChange | 'failed'> {
  const { db, now } = context
  try {
    const answer = await attempt(context, labOrder, kind, act)
    if (kind === 'change-address' || answer !== 'done')
      await addLabEvent(db, { labOrderId: labOrder.id, kind, outcome: answer, at: now })
    return answer
  } catch (error) {
    if (error instanceof LabError) return 'failed'
    throw error
  }
}
