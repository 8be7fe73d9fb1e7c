import { randomUUID } from 'node:crypto'
import { type EnvelopeAddress, getEnvelopeAddress, putEnvelopeAddress } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  changeRecipients,
  findCartLine,
  isOnRecipientList,
  listCartLineRecipients,
  type StoredRecipient,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { normaliseRecipient, toCartLinePayload } from '../cart/index.ts'
import { usesEnvelopeAddress } from './checkout-lines.ts'
import { toRecipientPayloads } from './recipients.ts'

interface RequestedLine {
  lineId: string
  address: StoredRecipient | undefined
}

/**
 * A line of the visitor's own cart that is a single card with an addressed envelope. Reads this line only, because the
 * cart makes one call for each.
 */
async function requestedLine(context: CallContext, lineId: string): Promise<RequestedLine | Refusal> {
  const { db, shop } = context
  const row = await findCartLine(db, { id: lineId })
  if (!row || row.country !== shop.country || !(await context.visitorIds()).includes(row.visitorId))
    return refuse('not-found')
  if (!usesEnvelopeAddress(toCartLinePayload(context, row).line)) return refuse('not-found')
  const stored = await listCartLineRecipients(db, lineId)
  return { lineId, address: stored.find(one => !isOnRecipientList(one)) }
}

function shown(context: CallContext, stored: StoredRecipient | undefined): EnvelopeAddress | null {
  const [recipient] = toRecipientPayloads(context, stored ? [stored] : [])
  if (!recipient) return null
  const { copies: _, ...address } = recipient
  return address
}

export const getEnvelopeAddressRoute = route(
  getEnvelopeAddress,
  schemas.getEnvelopeAddress,
  async (context, { params }) => {
    const requested = await requestedLine(context, params.line)
    return 'refused' in requested ? requested : success({ address: shown(context, requested.address) })
  },
)

/** Stores the address even when incomplete, like lists do: its problems block the order, and no input is lost. */
export const putEnvelopeAddressRoute = route(
  putEnvelopeAddress,
  schemas.putEnvelopeAddress,
  async (context, { params, body }) => {
    const requested = await requestedLine(context, params.line)
    if ('refused' in requested) return requested
    const { db, now, shop } = context
    const isEmpty = Object.values(body).every(value => value.trim() === '')
    const next = normaliseRecipient(shop.country, {
      ...body,
      id: requested.address?.id ?? randomUUID(),
      copies: 0,
    })
    await changeRecipients(db, {
      ...{ lineId: requested.lineId, now },
      change: before => [...before.filter(isOnRecipientList), ...(isEmpty ? [] : [next])],
    })
    return success({ address: shown(context, isEmpty ? undefined : next) })
  },
)
