import { addLabEvent, findLabOrder, findLabOrderByReference, type LabOrderRow } from '@passepartout/db'
import { type Signer, verifyWebhook } from '@passepartout/http'
import type { Jobs } from '@passepartout/jobs'
import * as z from 'zod'
import { openLabCallbackToken } from './lab-links.ts'
import type { LabContext } from './place-lab-order.ts'

/** A CloudEvent in structured JSON; `subject` is the lab's number of the order. */
const eventSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(300),
  source: z.string().min(1).max(2000),
  subject: z.string().min(1).max(200),
})

interface ReceivedEvent {
  lab: string
  body: Uint8Array
  headers: Pick<Headers, 'get'>
  /** Of the address that was called. */
  token?: string | undefined
}

interface ReceivingContext extends Pick<LabContext, 'db' | 'labs' | 'now'> {
  jobs: Pick<Jobs, 'enqueue'>
  /** Signs the addresses of callbacks. */
  signer: Signer
}

/** `not-found` also for orders of others, so that nobody learns which exist. */
export type LabEventOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-signed' | 'no-event' }

/**
 * Takes a lab's callback: signed by the secret that the settings have for the lab, or sent to the address with a token
 * where the lab cannot sign. An event is a reason to ask the lab, never the truth; so it may come late, out of order
 * and again.
 */
export async function receiveLabEvent(
  context: ReceivingContext,
  received: ReceivedEvent,
): Promise<LabEventOutcome> {
  const { db, labs, jobs, now, signer } = context
  const { lab, body, headers, token = '' } = received
  if (!labs.remote.includes(lab)) return { ok: false, reason: 'not-found' }
  const secret = labs.secretOf(lab)
  const named = secret === undefined ? openLabCallbackToken(token, lab, signer) : undefined
  const isSigned = secret === undefined ? named !== undefined : verifyWebhook({ headers, body, secret, now })
  if (!isSigned) return { ok: false, reason: 'not-signed' }
  const event = eventSchema.safeParse(parseJson(body))
  if (!event.success) return { ok: false, reason: 'no-event' }
  const { id: eventId, type, subject } = event.data
  const labOrder = await findLabOrderOf(db, { lab, named, subject })
  if (!labOrder) return { ok: false, reason: 'not-found' }
  await db.transaction(async tx => {
    const labOrderId = labOrder.id
    const outcome = type.replace(/[^\w.#-]/g, '').slice(0, 120)
    const isNew = await addLabEvent(tx, { labOrderId, kind: 'callback', outcome, eventId, at: now })
    if (isNew) await jobs.enqueue(tx, 'poll-lab', { labOrderId }, { key: `${labOrderId}/${eventId}` })
  })
  return { ok: true }
}

/** By the address that was called, or by the lab's number; both must agree as far as they are known. */
async function findLabOrderOf(
  db: LabContext['db'],
  { lab, named, subject }: { lab: string; named: string | undefined; subject: string },
): Promise<LabOrderRow | undefined> {
  if (named === undefined) return findLabOrderByReference(db, { lab, reference: subject })
  const found = (await findLabOrder(db, named))?.labOrder
  const isSame = found?.lab === lab && (found.reference === null || found.reference === subject)
  return isSame ? found : undefined
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
