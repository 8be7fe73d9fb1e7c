import { createHash } from 'node:crypto'
import { addressLines } from '@passepartout/business-documents'
import type { AddressLabel, DeliveryNote } from '@passepartout/business-documents/documents'
import {
  dayInZone,
  formatParcelCode,
  isoCountry,
  isProducedByLab,
  LAB_TIME_ZONE,
  type ProductConfiguration,
  productionFolder,
  productSku,
} from '@passepartout/domain'
import type { JobPayload } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import { declareRecipients } from './declared-parcels.ts'
import type { TicketData } from './line-ticket.ts'
import { type OrderTicket, orderTicketSchema } from './order-ticket.ts'
import { planParcels } from './parcel-plan.ts'
import type { ProductionOrder, ShippedLine } from './production-order.ts'

/**
 * Loads an order; undefined where it must not be shipped any more, or where nothing of it is.
 *
 * @throws where there is no such order
 */
export type LoadProductionOrder = (ids: OrderTicketIds) => Promise<ProductionOrder | undefined>

/** `lines`: those that the lab makes, where others are made elsewhere. */
export type OrderTicketIds = JobPayload<'write-order-ticket'> & { lines?: readonly number[] }

interface OrderTicketDeps extends TicketData {
  /** Where the lab fetches files and tickets. */
  plant: Pick<ObjectStorage, 'open' | 'put'>
  loadOrder: LoadProductionOrder
  clock: () => Date
}

/**
 * Writes an order's delivery notes, address labels and customs declarations, and then `order.json`, to the folder of its lines. Where the
 * ticket exists, nothing is written again; a reprint has names of its own.
 */
export function createOrderTicketWriter(deps: OrderTicketDeps): (ids: OrderTicketIds) => Promise<void> {
  return async ids => {
    const order = await deps.loadOrder(ids)
    if (order) await writeOrderTicket(order, deps)
  }
}

async function writeOrderTicket(order: ProductionOrder, deps: OrderTicketDeps): Promise<void> {
  const { plant, clock } = deps
  const folder = productionFolder(order)
  const name = order.reprint === 0 ? 'order' : `order-reprint-${order.reprint}`
  if (await plant.open(`${folder}${name}.json`)) return
  const { drawAddressLabels, drawCustomsDeclarations, drawDeliveryNote, senderLines } = await import(
    '@passepartout/business-documents/documents'
  )
  const planned = planParcels(order, deps)
  const from = senderLines(order)
  const { labels, recipientParcels } = labelsOf(order, planned)
  const store = async (file: string, pdf: Uint8Array) => {
    await plant.put(folder + file, pdf)
    return { name: file, bytes: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }
  }
  const note = planned.length > 0 ? await drawDeliveryNote(deliveryNoteOf(order, planned)) : null
  const deliveryNote = note && (await store(`${name}-delivery-note.pdf`, note.pdf))
  const drawing = { ...order, from, labels, createdAt: order.releasedAt }
  const labelFile =
    labels.length > 0 ? await store(`${name}-labels.pdf`, await drawAddressLabels(drawing)) : null
  const declared = declarationsOf(order, planned, deps)
  const customs =
    declared.parcels.length > 0 &&
    (await store(`${name}-customs.pdf`, await drawCustomsDeclarations(declared)))
  const { orderNumber, reprint, channel, locale, service, phone, seller, whitelabel } = order
  const ticket: OrderTicket = {
    ...{ version: 1, kind: 'order', order: orderNumber, reprint, channel, locale, phone },
    service: { ...service, carriers: [...service.carriers] },
    sender: {
      ...{ isWhitelabel: whitelabel !== null, name: from[0] ?? seller.name, lines: from },
      country: seller.country,
    },
    to: toTicketAddress(order),
    lines: order.lines.map(({ lineNumber, kind, configuration, copies }) => ({
      line: lineNumber,
      ticket: isProducedByLab(kind)
        ? `${lineNumber}${reprint === 0 ? '' : `-reprint-${reprint}`}.json`
        : null,
      article: productSku({ ...(configuration as ProductConfiguration), kind } as ProductConfiguration),
      copies,
    })),
    parcels: planned.map((parcel, index) => ({
      parcel: index + 1,
      ...parcel,
      deliveryNote: note?.pages[index] ?? { from: 1, until: 1 },
      label: index + 1,
    })),
    ...(recipientParcels.length > 0 && { recipientParcels }),
    files: { deliveryNote, labels: labelFile, ...(customs && { customs }) },
    createdAt: clock().toISOString(),
  }
  const text = `${JSON.stringify(orderTicketSchema.parse(ticket), null, 2)}\n`
  await plant.put(`${folder}${name}.json`, Buffer.from(text))
}

const deliveryNoteOf = (order: ProductionOrder, parcels: ReturnType<typeof planParcels>) => ({
  ...order,
  issuedOn: dayInZone(LAB_TIME_ZONE, order.releasedAt),
  service: order.service.name,
  lines: order.lines.map(({ lineNumber: number, title, description }) => ({ number, title, description })),
  parcels,
})

/** Declarations of the parcels to the order's address, then of those to recipients of their own. */
function declarationsOf(order: ProductionOrder, parcels: ReturnType<typeof planParcels>, data: TicketData) {
  const { address, locale, seller, country, lines } = order
  const to = addressLines(address, locale, seller.country)
  const own = parcels.flatMap(({ customs }, index) =>
    customs ? [{ to, parcel: index + 1, count: parcels.length, ...customs }] : [],
  )
  const recipients = lines.flatMap(line =>
    declareRecipients(line, country, data).map(({ recipient, customs }, index, { length: count }) => ({
      ...{ to: linesOf(recipient, order), parcel: index + 1, count, rows: [customs] },
      ...{ netGrams: customs.netGrams, value: customs.value },
    })),
  )
  return {
    ...order,
    issuedOn: dayInZone(LAB_TIME_ZONE, order.releasedAt),
    parcels: [...own, ...recipients],
  }
}

/** A recipient's address, line by line. */
function linesOf(
  { name: lastName, extra, street, postalCode, city, region }: ShippedLine['recipients'][number],
  { country, locale, seller }: ProductionOrder,
): string[] {
  const address = { firstName: '', lastName, company: '', street, extra, postalCode, city, region, country }
  return addressLines({ ...address, kind: 'home' } satisfies DeliveryNote['address'], locale, seller.country)
}

/** A label for each parcel to the order's address, then for each recipient without a printed envelope. */
function labelsOf(order: ProductionOrder, parcels: ReturnType<typeof planParcels>) {
  const { orderNumber, reprint, locale, seller } = order
  const own = addressLines(order.address, locale, seller.country)
  const codeOf = (line: number | null, parcel: number) =>
    formatParcelCode({ orderNumber, reprint, line, parcel })
  const { name: service } = order.service
  const labels: AddressLabel[] = parcels.map(({ grams }, index) => {
    const parcel = index + 1
    return { to: own, service, parcel, count: parcels.length, grams, code: codeOf(null, parcel) }
  })
  const recipientParcels: NonNullable<OrderTicket['recipientParcels']> = []
  for (const { lineNumber: line, recipients, hasAddressedEnvelopes } of order.lines) {
    if (recipients.length === 0) continue
    const first = labels.length + 1
    const shown = hasAddressedEnvelopes ? [] : recipients
    for (const [index, recipient] of shown.entries()) {
      const parcel = index + 1
      labels.push({
        to: linesOf(recipient, order),
        ...{ service, parcel, count: recipients.length, grams: null, code: codeOf(line, parcel) },
      })
    }
    const pages = shown.length > 0 ? { from: first, until: labels.length } : null
    const tickets = `${line}${reprint === 0 ? '' : `-reprint-${reprint}`}-recipients/`
    recipientParcels.push({ line, parcels: recipients.length, tickets, labels: pages })
  }
  return { labels, recipientParcels }
}

function toTicketAddress({ address, locale, seller }: ProductionOrder): OrderTicket['to'] {
  const { firstName, lastName, company, extra, street, postalCode, city, region, country, kind } = address
  return {
    ...{ name: `${firstName} ${lastName}`.trim(), company, extra, street, postalCode, city, region, kind },
    country: isoCountry(country),
    lines: addressLines(address, locale, seller.country),
  }
}
