import { randomUUID } from 'node:crypto'
import {
  addRecipients,
  clearRecipients,
  getRecipients,
  importNamesAsRecipients,
  putRecipient,
  type RecipientList,
  removeRecipient,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { changeRecipients, isOnRecipientList, type StoredRecipient, updateCheckout } from '@passepartout/db'
import { parseRecipients } from '../../adapters/recipients/parsed-recipients.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import {
  inCardOrder,
  MOST_RECIPIENTS,
  mergeAddressesOf,
  mergeNamesOf,
  normaliseRecipient,
} from '../cart/index.ts'
import { deliveryOf, lineName, recipientsShippingAmount, usesRecipientList } from './checkout-lines.ts'
import { type CheckoutQuote, loadCheckoutQuote } from './load-checkout-quote.ts'
import { displayMoneyInShop } from './receipt.ts'
import { copiesOnList, recipientListProblem, toRecipientPayloads } from './recipients.ts'

export interface RequestedRecipientList {
  checkout: CheckoutQuote
  line: CheckoutQuote['lines'][number]
}

/** A line of the visitor's own cart that can go to several addresses. */
export async function findRequestedRecipientList(
  context: CallContext,
  lineId: string,
): Promise<RequestedRecipientList | Refusal> {
  const checkout = await loadCheckoutQuote(context)
  const line = checkout?.lines.find(({ row }) => row.id === lineId)
  return checkout && line?.canBeShared ? { checkout, line } : refuse('not-found')
}

export function toRecipientListPayload(
  context: CallContext,
  { line }: RequestedRecipientList,
  list: readonly StoredRecipient[],
): RecipientList {
  const amounts = new Set(list.map(({ copies }) => line.amountOfCopies(copies)))
  const [each = line.amountOfCopies(1)] = amounts
  return {
    lineId: line.row.id,
    title: lineName(line),
    quantity: line.row.quantity,
    recipients: toRecipientPayloads(context, inCardOrder(list, mergeNamesOf(line.row.document))),
    copies: copiesOnList(list),
    problem: recipientListProblem(context, list, line.row.quantity),
    names: remainingQuantity(line, list).length,
    isPrinted: usesRecipientList(line.line),
    delivery: deliveryOf(line.line),
    each: amounts.size > 1 ? null : displayMoneyInShop(context, each),
    total: displayMoneyInShop(context, recipientsShippingAmount(line, list)),
  }
}

/** Addresses of the line's own table whose card goes nowhere yet. */
function remainingQuantity({ row }: RequestedRecipientList['line'], list: readonly StoredRecipient[]) {
  const names = mergeNamesOf(row.document)
  const listed = new Set(list.map(({ record }) => record))
  return names ? mergeAddressesOf(names).filter(({ record }) => !listed.has(record)) : []
}

/** Changes a list and resets the shipping choice, which was made for other parcels. */
async function change(
  context: CallContext,
  requested: RequestedRecipientList,
  with_: (list: readonly StoredRecipient[]) => readonly StoredRecipient[],
): Promise<RecipientList> {
  const { db, now } = context
  const { cartId } = requested.checkout.row
  const list = await changeRecipients(db, {
    ...{ lineId: requested.line.row.id, now },
    // The envelope address of a single card is not part of the list.
    change: stored => with_(stored.filter(isOnRecipientList)),
  })
  await updateCheckout(db, { cartId, now, shippingOption: null, shown: null })
  return toRecipientListPayload(context, requested, list)
}

export const getRecipientsRoute = route(getRecipients, schemas.getRecipients, async (context, { params }) => {
  const requested = await findRequestedRecipientList(context, params.line)
  return 'refused' in requested
    ? requested
    : success({ list: toRecipientListPayload(context, requested, requested.line.list) })
})

export const addRecipientsRoute = route(
  addRecipients,
  schemas.addRecipients,
  async (context, { params, body }) => {
    const requested = await findRequestedRecipientList(context, params.line)
    if ('refused' in requested) return requested
    const { translate, shop } = context
    const { found, unread } = parseRecipients(body.text)
    const room = MOST_RECIPIENTS - requested.line.list.length
    if (found.length > room)
      return refuse('invalid-input', {
        errors: { text: [translate('recipients.most', { most: MOST_RECIPIENTS })] },
      })
    if (found.length === 0)
      return refuse('invalid-input', { errors: { text: [translate('recipients.nothing')] } })
    const added = found.map(fields => normaliseRecipient(shop.country, { ...fields, id: randomUUID() }))
    const list = await change(context, requested, before => [...before, ...added].slice(0, MOST_RECIPIENTS))
    return success({ list, added: added.length, unread })
  },
)

export const importNamesRoute = route(
  importNamesAsRecipients,
  schemas.takeNames,
  async (context, { params }) => {
    const requested = await findRequestedRecipientList(context, params.line)
    if ('refused' in requested) return requested
    const { country } = context.shop
    const tidy = (list: readonly StoredRecipient[]) =>
      remainingQuantity(requested.line, list)
        .slice(0, MOST_RECIPIENTS - list.length)
        .map(fields => normaliseRecipient(country, { ...fields, id: randomUUID() }))
    const before = requested.line.list.length
    const list = await change(context, requested, now => [...now, ...tidy(now)])
    return success({ list, added: list.recipients.length - before })
  },
)

export const putRecipientRoute = route(
  putRecipient,
  schemas.putRecipient,
  async (context, { params: { line, id }, body }) => {
    const requested = await findRequestedRecipientList(context, line)
    if ('refused' in requested) return requested
    if (!requested.line.list.some(one => one.id === id)) return refuse('not-found')
    const next = normaliseRecipient(context.shop.country, { ...body, id })
    const list = await change(context, requested, before =>
      before.map(one => (one.id === id ? { ...one, ...next } : one)),
    )
    return success({ list })
  },
)

export const removeRecipientRoute = route(
  removeRecipient,
  schemas.removeRecipient,
  async (context, { params: { line, id } }) => {
    const requested = await findRequestedRecipientList(context, line)
    if ('refused' in requested) return requested
    return success({ list: await change(context, requested, before => before.filter(one => one.id !== id)) })
  },
)

export const clearRecipientsRoute = route(
  clearRecipients,
  schemas.clearRecipients,
  async (context, { params }) => {
    const requested = await findRequestedRecipientList(context, params.line)
    return 'refused' in requested ? requested : success({ list: await change(context, requested, () => []) })
  },
)
