import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locale, money } from '@passepartout/domain'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DeliveryNote } from './delivery-note.ts'
import { drawAddressLabels } from './draw-address-labels.ts'
import { drawCustomsDeclarations } from './draw-customs-declarations.ts'
import { drawDeliveryNote } from './draw-delivery-note.ts'
import { sampleAddress, sampleInvoicedLine, sampleSeller } from './invoice.fixture.ts'

const sampleNote = (part: Partial<DeliveryNote> = {}, locale: Locale = 'de-DE'): DeliveryNote => ({
  ...{ channel: 'passepartout', locale, country: 'de', whitelabel: null, service: 'Standard, DHL' },
  seller: sampleSeller('passepartout', locale),
  ...{ orderNumber: 'PP-7K3M-2RTX', orderedOn: '2026-11-23', issuedOn: '2026-11-24', greeting: '' },
  address: sampleAddress(),
  lines: [sampleInvoicedLine(), sampleInvoicedLine({ number: 2, title: 'Küche 2027', description: [] })],
  parcels: [
    { contents: [{ line: 1, pieces: 1 }] },
    {
      contents: [
        { line: 1, pieces: 1 },
        { line: 2, pieces: 3 },
      ],
    },
  ],
  ...part,
})

/** The text of each page. */
function pagesOf(pdf: Uint8Array): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'delivery-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'a.pdf'), pdf)
  const text = execFileSync('pdftotext', ['-layout', join(dir, 'a.pdf'), '-'], { encoding: 'utf8' })
  return text.split('\f').slice(0, -1)
}

describe('delivery notes', () => {
  it('list what is in each parcel, and no price', async () => {
    const { pdf, pages } = await drawDeliveryNote(sampleNote({ greeting: 'Alles Gute, Oma!' }))
    expect(pages).toEqual([
      { from: 1, until: 1 },
      { from: 2, until: 2 },
    ])
    const [first = '', second = ''] = pagesOf(pdf)
    expect(first).toMatch(/Lieferschein[\s\S]*Leinwand, 90 × 60 cm\s+1\n/)
    expect(first).toContain('Paket 1 von 2')
    expect(first).toContain('Alles Gute, Oma!')
    expect(first).not.toContain('Küche')
    expect(second).toMatch(/Küche 2027\s+3\n/)
    expect(second).not.toContain('Oma')
    expect(first + second).not.toMatch(/€|EUR/)
  })

  it('of a whitelabel order name its company, and the shop nowhere', async () => {
    const whitelabel = { company: 'Foto Brandt', email: 'hallo@brandt.example', phone: '', website: '' }
    const note = sampleNote({ whitelabel })
    const text = pagesOf((await drawDeliveryNote(note)).pdf).join('\n')
    expect(text).toContain('Foto Brandt')
    expect(text).toContain('hallo@brandt.example')
    expect(text).not.toContain(note.seller.name)
    expect(text).not.toContain(note.seller.contact.email)
    expect(text).not.toMatch(/passepartout/i)
  })

  it.each([
    ['en-GB', 'Delivery note', 'Parcel 1 of 2'],
    ['fr-FR', 'Bon de livraison', 'Colis 1 sur 2'],
    ['it-IT', 'Bolla di consegna', 'Pacco 1 di 2'],
    ['nl-NL', 'Pakbon', 'Pakket 1 van 2'],
    ['es-ES', 'Albarán', 'Paquete 1 de 2'],
    ['en-US', 'Packing slip', 'Package 1 of 2'],
  ] as const)('are written in the language of %s', async (locale, title, parcel) => {
    const [text] = pagesOf((await drawDeliveryNote(sampleNote({}, locale))).pdf)
    expect(text).toContain(title)
    expect(text).toContain(parcel)
  })

  it('run over pages where a parcel holds many lines', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
    const lines = numbers.map(number => sampleInvoicedLine({ number }))
    const parcels = [{ contents: numbers.map(line => ({ line, pieces: 1 })) }]
    const { pdf, pages } = await drawDeliveryNote(sampleNote({ lines, parcels }))
    expect(pages[0]?.until).toBeGreaterThan(2)
    expect(
      pagesOf(pdf)
        .join('')
        .match(/Leinwand/g),
    ).toHaveLength(40)
  })

  it('are the same bytes for the same order', async () => {
    const [one, other] = [await drawDeliveryNote(sampleNote()), await drawDeliveryNote(sampleNote())]
    expect(Buffer.compare(one.pdf, other.pdf)).toBe(0)
  })
})

it('address labels have a page for each parcel with its address, number and weight', async () => {
  const label = { to: ['Mara Lindner', 'Lindenweg 14', '99423 Weimar'], service: 'Standard, DHL', count: 2 }
  const pdf = await drawAddressLabels({
    ...{ channel: 'passepartout', locale: 'de-DE', orderNumber: 'PP-7K3M-2RTX', from: ['Foto Brandt'] },
    labels: [1, 2].map(parcel => ({
      ...label,
      parcel,
      grams: parcel * 1234,
      code: `PP-7K3M-2RTX|P${parcel}`,
    })),
    createdAt: new Date('2026-11-24T00:00:00Z'),
  })
  const [first = '', second = ''] = pagesOf(pdf)
  for (const part of [
    'Foto Brandt',
    'Lindenweg 14',
    'PP-7K3M-2RTX',
    'Paket 1 von 2',
    '1,2 kg',
    'Standard, DHL',
  ])
    expect(first).toContain(part)
  expect(second).toContain('Paket 2 von 2')
})

describe('customs declarations', () => {
  const row = { heading: '491191', name: 'Printed photographs', origin: 'DE', pieces: 2, netGrams: 740 }
  const declared = (locale: Locale, rows = 1) => ({
    ...({ channel: 'passepartout', locale, orderNumber: 'PP-7K3M-2RTX' } as const),
    ...{ orderedOn: '2026-11-23', issuedOn: '2026-11-24', seller: sampleSeller('passepartout', locale) },
    parcels: [1, 2].map(parcel => ({
      ...{ to: ['Reto Keller', 'Seeweg 3', '8001 Zürich', 'SCHWEIZ'], count: 2 },
      ...{ parcel, netGrams: 740 * rows, value: money(6167 * rows, 'CHF') },
      rows: Array.from({ length: rows }, () => ({ ...row, value: money(6167, 'CHF') })),
    })),
  })

  it.each([
    ['de-CH', 'Zollerklärung', 'HS-Code', 'Paket 2 von 2', 'CHF 61.67', 'ohne MWST'],
    ['fr-CH', 'Déclaration en douane', 'Code SH', 'Colis 2 sur 2', '61.67 CHF', 'hors TVA'],
    ['en-GB', 'Customs declaration', 'HS code', 'Parcel 2 of 2', 'CHF 61.67', 'without VAT'],
    ['en-US', 'Customs declaration', 'HS code', 'Package 2 of 2', 'CHF 61.67', 'without tax'],
  ] as const)('name heading, origin, weight and value in %s', async (locale, ...expected) => {
    const [, second = ''] = pagesOf(await drawCustomsDeclarations(declared(locale)))
    for (const part of [...expected, 'Printed photographs', '491191', 'DE', 'Reto Keller'])
      expect(second.replace(/[\u00a0\u202f]/g, ' ')).toContain(part)
    expect(second).toMatch(/0[.,]740\skg/)
    expect(second).toContain(declared(locale).seller.name)
  })

  it('of many goods run over pages', async () => {
    const pages = pagesOf(await drawCustomsDeclarations(declared('de-CH', 60)))
    expect(pages).toHaveLength(6)
    expect(pages.join('').match(/Printed photographs/g)).toHaveLength(120)
  })
})
