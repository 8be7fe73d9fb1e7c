import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Catalogue,
  type CustomsTable,
  money,
  parseSellers,
  sellerOf,
  shopFor,
} from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { declareRecipients } from './declared-parcels.ts'
import { orderTicketSchema } from './order-ticket.ts'
import type { ProductionOrder, ShippedLine } from './production-order.ts'
import { createOrderTicketWriter } from './write-order-ticket.ts'

const SELLERS = join(import.meta.dirname, '../../../../catalogue/selling/sellers.json')
const sellers = parseSellers({ 'selling/sellers.json': JSON.parse(readFileSync(SELLERS, 'utf8')) })
if (!sellers.ok) throw new Error('The sellers of the catalogue cannot be read')
const seller = sellerOf(sellers.value, shopFor('passepartout', 'de-DE'))

let catalogue: Catalogue
let customs: CustomsTable
beforeAll(async () => {
  const data = await readCatalogue()
  catalogue = data.catalogue
  customs = data.selling.customs
})

const FOLDER = 'production/2026-11-24/pp-7k3m-2rtx/'
const stored = new Map<string, Uint8Array>()
const written: string[] = []
beforeEach(() => {
  stored.clear()
  written.length = 0
})
const plant = {
  open: async (key: string) => {
    const bytes = stored.get(key)
    return bytes && { size: bytes.length, stream: () => new ReadableStream<Uint8Array>() }
  },
  put: async (key: string, body: Uint8Array | ReadableStream<Uint8Array>) => {
    written.push(key)
    stored.set(key, body as Uint8Array)
  },
}

const canvas = (part: Partial<ShippedLine> = {}): ShippedLine => ({
  lineNumber: 1,
  kind: 'photo-frame',
  configuration: { materialType: 'leinwand', formatType: '300x200', optionTypes: [] },
  title: 'Düne',
  description: [{ label: 'Produkt', value: 'Leinwand, 30 × 20 cm' }],
  copies: 3,
  value: money(10_000, 'CHF'),
  recipients: [],
  hasAddressedEnvelopes: false,
  ...part,
})
const pens = canvas({
  ...{ lineNumber: 2, kind: 'accessory', configuration: { sku: 'gelstift-gold' }, copies: 2, title: '' },
  value: money(2490, 'CHF'),
})

const order = (part: Partial<ProductionOrder> = {}): ProductionOrder => ({
  ...{ orderNumber: 'PP-7K3M-2RTX', channel: 'passepartout', locale: 'de-CH', country: 'ch' },
  ...{ orderedOn: '2026-11-23', seller, whitelabel: null, greeting: '', phone: '+41 44 123 45 67' },
  address: {
    ...{ country: 'ch', firstName: 'Reto', lastName: 'Keller', company: '', street: 'Seeweg 3', extra: '' },
    ...{ postalCode: '8001', city: 'Zürich', region: '', kind: 'home' },
  },
  service: { option: 'standard', name: 'Standard, Die Post', carriers: ['Die Post'], arriveBy: '2026-11-30' },
  lines: [canvas(), pens],
  parcels: [
    { class: 'parcel', grams: 2100, contents: [{ line: 1, pieces: 2 }] },
    {
      ...{ class: 'parcel', grams: 1100 },
      contents: [
        { line: 1, pieces: 1 },
        { line: 2, pieces: 2 },
      ],
    },
  ],
  reprint: 0,
  releasedAt: new Date('2026-11-23T23:30:00Z'),
  ...part,
})

async function write(loaded: ProductionOrder | undefined) {
  const writer = createOrderTicketWriter({
    ...{ plant, catalogue, customs, loadOrder: async () => loaded },
    clock: () => new Date('2026-11-24T01:00:00Z'),
  })
  const ids = { orderId: '00000000-0000-4000-8000-000000000000' }
  await writer(ids)
}
const ticketOf = (name = 'order.json') =>
  orderTicketSchema.parse(JSON.parse(Buffer.from(stored.get(FOLDER + name) ?? []).toString()))

/** The text of each page of a stored PDF. */
const pagesOf = (name: string): string[] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: stored.get(FOLDER + name), encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)

describe('the ticket of an order', () => {
  test('names address, service and what lies in which parcel, after its papers', async () => {
    await write(order())
    expect(written).toEqual(
      ['order-delivery-note.pdf', 'order-labels.pdf', 'order-customs.pdf', 'order.json'].map(
        name => FOLDER + name,
      ),
    )
    const ticket = ticketOf()
    expect(ticket).toMatchObject({
      order: 'PP-7K3M-2RTX',
      service: { option: 'standard', arriveBy: '2026-11-30', carriers: ['Die Post'] },
      to: {
        name: 'Reto Keller',
        country: 'CH',
        lines: ['Reto Keller', 'Seeweg 3', '8001 Zürich', 'SCHWEIZ'],
      },
      sender: { isWhitelabel: false, name: seller.name, country: 'DE' },
      lines: [
        { line: 1, ticket: '1.json', article: 'leinwand-300x200', copies: 3 },
        { line: 2, ticket: '2.json', article: 'gelstift-gold', copies: 2 },
      ],
    })
    expect(ticket.parcels.map(({ contents, label }) => [label, contents.length])).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(ticket.files.labels?.bytes).toBe(stored.get(`${FOLDER}order-labels.pdf`)?.length)
  })

  test('declares each parcel for customs; the values of a line add up to its price', async () => {
    await write(order())
    const [first, second] = ticketOf().parcels.map(({ customs }) => customs)
    expect(first).toMatchObject({
      rows: [
        { line: 1, heading: '491191', origin: 'DE', pieces: 2, value: { amount: 6667, currency: 'CHF' } },
      ],
      value: { amount: 6667, currency: 'CHF' },
    })
    expect(second?.rows).toMatchObject([
      { line: 1, pieces: 1, value: { amount: 3333 } },
      { line: 2, heading: '960810', pieces: 2, value: { amount: 2490 } },
    ])
    expect(second?.value.amount).toBe(5823)
    expect(second?.netGrams).toBe(second?.rows.reduce((sum, { netGrams }) => sum + netGrams, 0))
  })

  test('declares nothing within the customs union', async () => {
    const address = { ...order().address, country: 'at' as const }
    await write(order({ country: 'at', locale: 'de-AT', address }))
    expect(ticketOf().parcels.some(parcel => 'customs' in parcel)).toBe(false)
    expect(ticketOf().files).not.toHaveProperty('customs')
    expect(written.join()).not.toContain('customs')
  })

  test('of a whitelabel customer names the company as sender', async () => {
    const whitelabel = { company: 'Foto Brandt', email: '', phone: '', website: '' }
    await write(order({ whitelabel }))
    const { sender } = ticketOf()
    expect(sender).toMatchObject({ isWhitelabel: true, name: 'Foto Brandt' })
    expect(sender.lines).not.toContain(seller.name)
  })

  test('has labels for recipients, but not where their envelopes carry the address', async () => {
    const place = { extra: '', street: 'Ringstraße 21', postalCode: '8002', city: 'Zürich', region: '' }
    const recipients = ['Oma Hanna', 'Familie Keller'].map(name => ({ ...place, name, copies: 1 }))
    const parcels = [{ class: 'parcel', grams: 900, contents: [{ line: 1, pieces: 1 }] }]
    await write(order({ lines: [canvas({ recipients })], parcels }))
    expect(ticketOf().recipientParcels).toEqual([
      { line: 1, parcels: 2, tickets: '1-recipients/', labels: { from: 2, until: 3 } },
    ])
    expect(ticketOf().parcels[0]?.customs?.value.amount).toBe(3334)
    stored.clear()
    await write(order({ lines: [canvas({ recipients, hasAddressedEnvelopes: true })], parcels }))
    expect(ticketOf().recipientParcels?.[0]?.labels).toBeNull()
    stored.clear()
    await write(order({ lines: [canvas({ recipients, copies: 2 })], parcels }))
    expect(ticketOf()).toMatchObject({ parcels: [], files: { deliveryNote: null } })
  })

  test('declares parcels to recipients too, each with its address and its share of the value', async () => {
    const place = { extra: '', street: 'Ringstraße 21', postalCode: '8002', city: 'Zürich', region: '' }
    const recipients = ['Oma Hanna', 'Familie Keller'].map(name => ({ ...place, name, copies: 1 }))
    const parcels = [{ class: 'parcel', grams: 900, contents: [{ line: 1, pieces: 1 }] }]
    const line = canvas({ recipients })
    await write(order({ lines: [line], parcels }))
    const consignees = ['Reto Keller', 'Oma Hanna', 'Familie Keller']
    const declared = pagesOf('order-customs.pdf').map(page => consignees.find(name => page.includes(name)))
    expect(declared).toEqual(consignees)
    const shares = declareRecipients(line, 'ch', { catalogue, customs }).map(
      ({ customs: { value } }) => value.amount,
    )
    const own = ticketOf().parcels[0]?.customs?.value.amount ?? 0
    expect(shares.reduce((total, amount) => total + amount, own)).toBe(line.value.amount)
    stored.clear()
    await write(order({ lines: [canvas({ recipients, copies: 2 })], parcels }))
    expect(ticketOf()).toMatchObject({ parcels: [], files: { customs: { name: 'order-customs.pdf' } } })
  })

  test('of an order without planned parcels has one with all of it', async () => {
    await write(order({ parcels: [] }))
    expect(ticketOf().parcels).toMatchObject([
      {
        class: null,
        contents: [
          { line: 1, pieces: 3 },
          { line: 2, pieces: 2 },
        ],
      },
    ])
  })

  test('is written once, and a reprint beside it; its papers are the same bytes again', async () => {
    await write(order())
    const labels = stored.get(`${FOLDER}order-labels.pdf`) ?? new Uint8Array()
    await write(order())
    expect(written).toHaveLength(4)
    await write(order({ reprint: 1 }))
    expect(ticketOf('order-reprint-1.json').lines[0]?.ticket).toBe('1-reprint-1.json')
    stored.delete(`${FOLDER}order.json`)
    await write(order())
    expect(Buffer.compare(stored.get(`${FOLDER}order-labels.pdf`) ?? new Uint8Array(), labels)).toBe(0)
  })

  test('of a cancelled order is not written', async () => {
    await write(undefined)
    expect(written).toEqual([])
  })
})
