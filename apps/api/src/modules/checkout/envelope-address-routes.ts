import { randomUUID } from 'node:crypto'
import { type EnvelopeAddress, getEnvelopeAddress, putEnvelopeAddress } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  changeRecipients,
  findCartLine,
  isListed,
  recipientsOfCartLine,
  type StoredRecipient,
} from '@passepartout/db'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { shownLine, tidyRecipient } from '../cart/index.ts'
import { takesAddress } from './checkout-lines.ts'
import { shownRecipients } from './recipients.ts'

interface Asked {
  lineId: string
  address: StoredRecipient | undefined
}

/** A line of the visitor's own cart that is one card with an address on its envelope. Reads that line alone: a cart asks once for each. */
async function askedLine(context: CallContext, lineId: string): Promise<Asked | Refusal> {
  const { db, shop } = context
  const row = await findCartLine(db, { id: lineId })
  if (!row || row.country !== shop.country || !(await context.visitorIds()).includes(row.visitorId))
    return refuse('not-found')
  if (!takesAddress(shownLine(context, row).line)) return refuse('not-found')
  const stored = await recipientsOfCartLine(db, lineId)
  return { lineId, address: stored.find(one => !isListed(one)) }
}

function shown(context: CallContext, stored: StoredRecipient | undefined): EnvelopeAddress | null {
  const [recipient] = shownRecipients(context, stored ? [stored] : [])
  if (!recipient) return null
  const { copies: _, ...address } = recipient
  return address
}

export const getEnvelopeAddressRoute = route(
  getEnvelopeAddress,
  schemas.getEnvelopeAddress,
  async (context, { params }) => {
    const asked = await askedLine(context, params.line)
    return 'refused' in asked ? asked : answer({ address: shown(context, asked.address) })
  },
)

/** Keeps the address even where it is not whole yet, as lists do: what is wrong with it stops the order, and nothing typed is lost. */
export const putEnvelopeAddressRoute = route(
  putEnvelopeAddress,
  schemas.putEnvelopeAddress,
  async (context, { params, body }) => {
    const asked = await askedLine(context, params.line)
    if ('refused' in asked) return asked
    const { db, now, shop } = context
    const isEmpty = Object.values(body).every(value => value.trim() === '')
    const next = tidyRecipient(shop.country, { ...body, id: asked.address?.id ?? randomUUID(), copies: 0 })
    await changeRecipients(db, {
      ...{ lineId: asked.lineId, now },
      change: before => [...before.filter(isListed), ...(isEmpty ? [] : [next])],
    })
    return answer({ address: shown(context, isEmpty ? undefined : next) })
  },
)
