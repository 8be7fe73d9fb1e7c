import { randomUUID } from 'node:crypto'
import { type EnvelopeAddress, getEnvelopeAddress, putEnvelopeAddress } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { changeRecipients, type StoredRecipient } from '@passepartout/db'
import { answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import type { CheckoutLine } from './checkout-lines.ts'
import { loadCheckout } from './load-checkout.ts'
import { shownRecipients, tidyRecipient } from './recipients.ts'

/** A line of the visitor's own cart that is one card with an address on its envelope. */
async function askedLine(context: CallContext, lineId: string): Promise<CheckoutLine | Refusal> {
  const checkout = await loadCheckout(context)
  const found = checkout?.lines.find(({ row }) => row.id === lineId)
  return found && 'envelope' in found.line && found.line.envelope?.takesAddress ? found : refuse('not-found')
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
    const line = await askedLine(context, params.line)
    return 'refused' in line ? line : answer({ address: shown(context, line.addressed) })
  },
)

/** Keeps it as the list's are, also half: what is wrong stops the order, and nothing that was typed is lost. */
export const putEnvelopeAddressRoute = route(
  putEnvelopeAddress,
  schemas.putEnvelopeAddress,
  async (context, { params, body }) => {
    const line = await askedLine(context, params.line)
    if ('refused' in line) return line
    const { db, now, shop } = context
    const isEmpty = Object.values(body).every(value => value.trim() === '')
    const next = tidyRecipient(shop.country, { ...body, id: line.addressed?.id ?? randomUUID(), copies: 0 })
    await changeRecipients(db, {
      ...{ lineId: line.row.id, now },
      change: before => [...before.filter(({ copies }) => copies > 0), ...(isEmpty ? [] : [next])],
    })
    return answer({ address: shown(context, isEmpty ? undefined : next) })
  },
)
