import { isAddressChangeableAtLabs, isCancellableAtLab, type Labs } from '@passepartout/commerce/labs'
import { emailKindOfEvent, lineName } from '@passepartout/commerce/orders'
import { lastEventAt, parseStoredAddress } from '@passepartout/commerce/stored-orders'
import type { OrderDetail } from '@passepartout/contracts/back-office'
import {
  isOrderHeld,
  type LabOrderRow,
  listLabOrders,
  listOrderCases,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  listOrderNotes,
  listOrderPayments,
  listRefundProposals,
  listShipments,
  type OrderEventRow,
  type OrderLineRow,
  type OrderNoteRow,
  type OrderRow,
  type RefundProposalRow,
} from '@passepartout/db'
import { carrierName, nextOrderState, trackingUrl } from '@passepartout/domain'
import type { BackOfficeContext } from './back-office-context.ts'
import { arrivesOnOf } from './list-orders.ts'

/** An order as operators see it: its lines, money, shipments, emails, cases and one timeline with who did what. */
export async function getOrderDetail(
  { db, labs, operator }: Pick<BackOfficeContext, 'db' | 'labs' | 'operator'>,
  order: OrderRow,
): Promise<OrderDetail> {
  const [lines, events, notes, proposals, shipments, payments, cases, invoices, isHeld, atLabs] =
    await Promise.all([
      listOrderLines(db, order.id),
      listOrderEvents(db, order.id),
      listOrderNotes(db, order.id),
      listRefundProposals(db, order.id),
      listShipments(db, order.id),
      listOrderPayments(db, order.id),
      listOrderCases(db, order.id),
      listOrderInvoices(db, order.id),
      isOrderHeld(db, order.id),
      listLabOrders(db, order.id),
    ])
  const { number, state, channel, country, locale, email, currency, paymentMethod } = order
  const amount = (minor: number) => ({ amount: minor, currency })
  const paid = payments.find(payment => payment.state === 'paid')
  const allows = (move: Parameters<typeof nextOrderState>[1]) => nextOrderState(state, move) !== undefined
  return {
    ...{ number, state, isHeld, channel, country, locale, email, paymentMethod },
    ...addressesOf(order),
    placedAt: order.placedAt.toISOString(),
    changeUntil: order.changeUntil.toISOString(),
    total: amount(order.total),
    due: amount(order.due),
    arrivesOn: arrivesOnOf(order),
    shippingName: shippingNameOf(order),
    lines: lines.map(line => {
      const atLab = atLabs.findLast(one => one.lines.includes(line.number))
      const shown = toLine(line, events, amount(line.total - line.discount))
      // Files that are ready finish nothing at a lab that says itself how far it is.
      return atLab && labs.remote.includes(atLab.lab)
        ? { ...shown, isProduced: atLab.stage === 'shipped' }
        : shown
    }),
    labs: toLabs(atLabs, events, labs),
    shipments: shipments.map(({ id: _, orderId: __, shippedAt, deliveredAt, carrier, ...shipment }) => ({
      ...shipment,
      carrier: carrierName(carrier, locale),
      trackingUrl: shipment.trackingNumber
        ? (trackingUrl(carrier, shipment.trackingNumber, locale) ?? null)
        : null,
      shippedAt: shippedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
    payments: payments.map(({ method, state: paymentState, reference, createdAt, ...payment }) => ({
      ...{ method, state: paymentState, reference },
      amount: amount(payment.amount),
      refunded: amount(payment.refunded),
      createdAt: createdAt.toISOString(),
    })),
    refundable: paid ? amount(paid.amount - paid.refunded) : null,
    invoices: invoices.map(({ kind, number: invoice, issuedAt }) => ({
      ...{ kind, number: invoice },
      issuedAt: issuedAt.toISOString(),
    })),
    emails: events.flatMap(({ sequence, kind, at }) => {
      const sent = emailKindOfEvent(kind)
      return sent ? [{ event: sequence, kind: sent, at: at.toISOString() }] : []
    }),
    cases: cases.map(({ id, kind, state: caseState, createdAt }) => ({
      ...{ id, kind, state: caseState },
      createdAt: createdAt.toISOString(),
    })),
    waitingRefund: toWaitingRefund(proposals, order, operator.id),
    timeline: toTimeline(events, notes, proposals, currency),
    can: {
      cancel: allows('cancelled'),
      hold: allows('held') && !isHeld,
      release: isHeld && allows('hold-released'),
      changeAddress:
        (allows('address-changed') || isAddressChangeableAtLabs(atLabs, labs)) &&
        addressesOf(order).delivery !== null,
      reprint: allows('reprinted'),
    },
  }
}

/** Orders whose customer was erased have no addresses. */
function addressesOf(order: OrderRow): Pick<OrderDetail, 'delivery' | 'invoiceTo' | 'phone'> {
  try {
    const { delivery, invoice, contact } = parseStoredAddress(order)
    return { delivery, invoiceTo: invoice, phone: contact.phone }
  } catch {
    return { delivery: null, invoiceTo: null, phone: '' }
  }
}

const shippingNameOf = ({ receipt }: OrderRow): string => {
  const { shippingName } = Object(receipt) as { shippingName?: unknown }
  return typeof shippingName === 'string' ? shippingName : ''
}

function toLine(
  line: OrderLineRow,
  events: readonly OrderEventRow[],
  total: OrderDetail['total'],
): OrderDetail['lines'][number] {
  const { number, kind, title, description, quantity } = line
  const since = lastEventAt(events, 'reprinted', 'production-started')?.sequence ?? 0
  const isOfLine = ({ details }: OrderEventRow) => details.line === number || details.lineId === line.id
  const isProduced = events.some(
    event => event.sequence > since && event.kind === 'line-produced' && isOfLine(event),
  )
  const arePhotosDeleted = lastEventAt(events, 'photos-deleted') !== undefined
  return {
    ...{ number, kind, title, quantity, total, isProduced },
    name: lineName(line),
    description: [...description],
    hasPicture: line.document !== null && !arePhotosDeleted,
  }
}

function toLabs(
  labOrders: readonly LabOrderRow[],
  events: readonly OrderEventRow[],
  labs: Labs,
): OrderDetail['labs'] {
  const reprints = events.filter(({ kind }) => kind === 'reprinted')
  return labOrders.map(labOrder => {
    const { id, lab, reason, lines, stage, reference, problem, round } = labOrder
    return {
      ...{ id, reason, lines, stage, reference, problem },
      name: labs.all.find(one => one.id === lab)?.name ?? lab,
      reprint: reprints.findIndex(({ sequence }) => sequence === round) + 1,
      isRemote: labs.remote.includes(lab),
      canCancel: isCancellableAtLab(labOrder, labs),
    }
  })
}

function toWaitingRefund(
  proposals: readonly RefundProposalRow[],
  { currency }: OrderRow,
  operatorId: string,
): OrderDetail['waitingRefund'] {
  const waiting = proposals.find(({ state }) => state === 'waiting')
  if (!waiting) return null
  const { id, amount, reason, proposedBy, proposedById } = waiting
  return { id, reason, proposedBy, amount: { amount, currency }, isOwn: proposedById === operatorId }
}

/** A proposal and its refusal; an approved one is refunded, which is an order event. */
const entriesOfProposal = (proposal: RefundProposalRow, currency: string): OrderDetail['timeline'] => {
  const { id, amount, reason, proposedAt, proposedBy, decidedAt, decidedBy, state } = proposal
  const entry = { text: reason, amount: { amount, currency } }
  const proposed = { ...entry, id, kind: 'refund-proposed', at: proposedAt.toISOString(), actor: proposedBy }
  if (state !== 'declined' || !decidedAt) return [proposed]
  const at = decidedAt.toISOString()
  return [proposed, { ...entry, id: `${id}-declined`, kind: 'refund-declined', at, actor: decidedBy ?? '' }]
}

/** Order events, notes and proposed refunds, the latest first. */
function toTimeline(
  events: readonly OrderEventRow[],
  notes: readonly OrderNoteRow[],
  proposals: readonly RefundProposalRow[],
  currency: string,
): OrderDetail['timeline'] {
  const happened = events.map(({ sequence, at, kind, actor, details }) => ({
    ...{ id: String(sequence), at: at.toISOString(), kind, actor },
    text: typeof details.reason === 'string' ? details.reason : '',
    ...(typeof details.cause === 'string' && { cause: details.cause }),
    ...(typeof details.payer === 'string' && { payer: details.payer }),
    amount:
      typeof details.amount === 'number' && typeof details.currency === 'string'
        ? { amount: details.amount, currency: details.currency }
        : null,
  }))
  const noted = notes.map(({ id, createdAt, actor, text }) => ({
    ...{ id, at: createdAt.toISOString(), kind: 'note', actor, text },
    amount: null,
  }))
  const proposed = proposals.flatMap(one => entriesOfProposal(one, currency))
  // Reversed first: of one moment the later event stands above.
  return [...happened, ...noted, ...proposed].toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
}
