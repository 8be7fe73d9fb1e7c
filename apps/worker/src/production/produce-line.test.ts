import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createFrameDocument,
  createPagesDocument,
  DEFAULT_CROP,
  type Document,
  withAddedText,
  withMerge,
  withPhoto,
} from '@passepartout/document'
import {
  type Catalogue,
  type CustomsTable,
  money,
  normaliseProduct,
  PRODUCT_RULES,
  type ProductKind,
  shopFor,
} from '@passepartout/domain'
import { pdfBoxes, pdfInfo } from '@passepartout/render/testing/rasterise'
import { type ObjectStorage, openFolderStorage } from '@passepartout/storage'
import { difficultFile, drainJobs, readCatalogue, useDatabase, useJobs } from '@passepartout/testing'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPrintRenderer } from '../print/create-print-renderer.ts'
import { type JobTicket, jobTicketSchema } from './job-ticket.ts'
import { createLineProducer } from './produce-line.ts'
import type { ProductionLine } from './production-line.ts'
import { recipientTicketSchema } from './recipient-ticket.ts'

let catalogue: Catalogue
let customs: CustomsTable
beforeAll(async () => {
  const data = await readCatalogue()
  catalogue = data.catalogue
  customs = data.selling.customs
})
const database = useDatabase()
const jobs = useJobs(database)
const FOLDER = 'production/2026-11-24/pp-7k3m-2rtx'
const photoId = randomUUID()

let dir = ''
let storage: ObjectStorage
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'production-'))
  storage = await openFolderStorage({ dir })
  await storage.put(`photos/${photoId}/original`, await readFile(difficultFile('tiny-300px.jpg')))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** A framed photo, paid late in the evening of the 23rd in UTC, when the lab already has the 24th. */
async function framedPhoto(): Promise<ProductionLine> {
  const { width = 1, height = 1 } = await sharp(difficultFile('tiny-300px.jpg')).metadata()
  const empty = createFrameDocument({
    widthMm: 300,
    heightMm: 200,
    bleed: 3,
    safe: 5,
    edge: null,
    title: 'Anna und Ben',
  })
  const asset = { id: photoId, name: 'anna.jpg', width, height, source: 'upload' as const, notices: [] }
  return {
    orderNumber: 'PP-7K3M-2RTX',
    lineNumber: 1,
    kind: 'photo-frame',
    configuration: {
      kind: 'photo-frame',
      materialType: 'leinwand',
      formatType: '300x200',
      optionTypes: ['holzrahmen'],
    },
    document: withPhoto({ ...empty, assets: { [photoId]: asset } }, 'photo-1', asset, DEFAULT_CROP),
    photos: [{ id: photoId, hasMaster: false }],
    copies: 2,
    value: money(9790, 'EUR'),
    country: 'de',
    recipients: [],
    reprint: 0,
    releasedAt: new Date('2026-11-23T23:30:00Z'),
  }
}

const accessory = async (): Promise<ProductionLine> => ({
  ...(await framedPhoto()),
  lineNumber: 2,
  kind: 'accessory',
  configuration: { kind: 'accessory', sku: 'gelstift-gold' },
  document: null,
  photos: [],
})

/** Two cards for Anna, and one for Ben in a parcel of his own. */
async function cardsWithNames(): Promise<ProductionLine> {
  const framed = await framedPhoto()
  const front = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
  const plain = createPagesDocument('card', [front], { locale: 'de-DE' })
  const lettered = withAddedText(
    { ...plain, card: { envelope: null, punching: null, read: null } },
    'front',
    'names',
    'Liebe {Vorname}',
  )
  const document = withMerge(lettered, {
    columns: ['Vorname'],
    records: [
      { id: 'a', copies: 2, values: ['Anna'] },
      { id: 'b', copies: 1, values: ['Ben'] },
    ],
    wordings: [],
  })
  const place = { extra: '', street: 'Ringstraße 21', postalCode: '01307', city: 'Dresden', region: '' }
  return {
    ...framed,
    kind: 'card',
    configuration: { kind: 'card', formatType: 'a6', paper: 'matt' },
    document,
    photos: [],
    copies: 3,
    recipients: [{ ...place, name: 'Ben', copies: 1, record: 'b' }],
  }
}

/** Two cards in printed envelopes, one of them addressed. */
async function cardsInEnvelopes(): Promise<ProductionLine> {
  const line = await cardsWithNames()
  const { document } = line
  return {
    ...line,
    document: { ...(document as Document), card: { envelope: 'weiss', punching: null, read: null } },
    envelopes: {
      envelope: { width: 162, height: 114 },
      sender: ['Familie Lindner', 'Lindenweg 14', '99423 Weimar'],
      recipients: [['Ben', 'Ringstraße 21', '01307 Dresden']],
    },
  }
}

const printShop = () => createPrintRenderer({ db: database(), storage, designs: { artwork: {} } })
const producer = (line: ProductionLine | undefined, plant: Pick<ObjectStorage, 'open' | 'put'> = storage) =>
  createLineProducer({
    plant,
    printShop: printShop(),
    loadLine: async () => line,
    clock: () => new Date(),
    catalogue,
    customs,
  })
const produce = (...line: Parameters<typeof producer>) =>
  producer(...line)({ orderLineId: randomUUID() }, { attempt: 1, signal: new AbortController().signal })

const produced = async () => (await readdir(join(dir, FOLDER)).catch(() => [])).sort()
const ticketOf = async (name: string): Promise<JobTicket> =>
  jobTicketSchema.parse(JSON.parse(await readFile(join(dir, FOLDER, name), 'utf8')))
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

describe('a line that goes to the plant', () => {
  test.each([
    ['arch', 'M0 148V52.5a52.5 52.5 0 0 1 105 0V148Z'],
    ['oval', 'M0 74a52.5 74 0 0 1 105 0a52.5 74 0 0 1 -105 0Z'],
  ])('has the cut of a card in the shape of an %s', async (punching, path) => {
    const line = await cardsWithNames()
    const front = { id: 'front', role: 'front' as const, widthMm: 105, heightMm: 148, bleed: 3, safe: 4 }
    const plain = createPagesDocument('card', [{ ...front, slots: [] }], { locale: 'de-DE' })
    const document = { ...plain, card: { envelope: null, read: null, punching } }
    await produce({ ...line, document, recipients: [] })
    expect((await ticketOf('1.json')).punching).toEqual({ kind: punching, paths: [{ page: 1, path }] })
  })

  test('names what customs ask where it leaves the customs union', async () => {
    await produce({ ...(await accessory()), country: 'ch', value: money(2490, 'CHF') })
    const { customs, traced } = await ticketOf('2.json')
    expect(customs).toMatchObject({ heading: '960810', origin: 'DE', pieces: 2, value: { amount: 2490 } })
    expect(traced).toBeUndefined()
  })

  test('is a print file and a ticket that says what is made of it', async () => {
    await produce(await framedPhoto())
    expect(await produced()).toEqual(['1.json', '1.pdf'])
    const pdf = await readFile(join(dir, FOLDER, '1.pdf'))
    expect(await ticketOf('1.json')).toEqual({
      version: 3,
      traced: [{ good: 'wood', reference: null }],
      order: 'PP-7K3M-2RTX',
      line: 1,
      reprint: 0,
      copies: 2,
      kind: 'photo-frame',
      article: 'leinwand-300x200',
      size: { unit: 'mm', width: 300, height: 200 },
      pages: 1,
      material: 'leinwand',
      options: { formatType: '300x200', optionTypes: ['holzrahmen'] },
      document: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      file: { name: '1.pdf', bytes: pdf.length, sha256: sha256(pdf) },
      createdAt: expect.any(String),
    })
  })

  test('has a file of its envelopes: the address of each recipient, and the sender on the back of all', async () => {
    await produce(await cardsInEnvelopes())
    expect(await produced()).toContain('1-envelopes.pdf')
    const pdf = await readFile(join(dir, FOLDER, '1-envelopes.pdf'))
    expect((await ticketOf('1.json')).envelopes).toEqual({
      size: { unit: 'mm', width: 162, height: 114 },
      fronts: [{ page: 1, recipient: 1, copies: 1 }],
      back: { page: 2, copies: 3 },
      file: { name: '1-envelopes.pdf', bytes: pdf.length, sha256: sha256(pdf) },
    })
    expect(pdfBoxes(pdf).TrimBox?.[2]).toBeCloseTo(162, 1)
    expect(pdfInfo(pdf)).toMatch(/Pages:\s+2\n/)
  })

  test('that is a single card with an address on its envelope has no parcel to it', async () => {
    const line = await cardsInEnvelopes()
    const [ben] = line.recipients
    await produce({ ...line, copies: 1, recipients: ben ? [{ ...ben, copies: 0 }] : [] })
    expect((await ticketOf('1.json')).envelopes?.fronts).toEqual([{ page: 1, recipient: null, copies: 1 }])
    expect(await produced()).not.toContain('1-recipients')
  })

  test('in addressed envelopes that are not sent lies in one parcel, each envelope beside its card', async () => {
    const line = await cardsInEnvelopes()
    const place = { extra: '', street: 'Ringstraße 21', postalCode: '01307', city: 'Dresden', region: '' }
    const [anna, ben] = [
      { ...place, name: 'Anna', copies: 0, record: 'a' },
      { ...place, name: 'Ben', copies: 0, record: 'b' },
    ]
    const envelopes = {
      ...{ envelope: { width: 162, height: 114 }, sender: [], isSortedAsCards: true },
      recipients: [['Anna'], ['Anna'], ['Ben']],
    }
    const { document } = await cardsWithNames()
    await produce({ ...line, document, recipients: [anna, anna, ben], envelopes })
    const ticket = await ticketOf('1.json')
    expect(ticket.envelopes).toMatchObject({
      packing: { parcel: 'order', sortedBy: 'cards' },
      fronts: [
        { page: 1, recipient: null, copies: 1, record: 1 },
        { page: 2, recipient: null, copies: 1, record: 1 },
        { page: 3, recipient: null, copies: 1, record: 2 },
      ],
    })
    expect(ticket.records?.map(({ recipient }) => recipient)).toEqual([null, null])
    expect(await produced()).not.toContain('1-recipients')
  })

  test('whose envelopes stay blank has no file of them', async () => {
    const line = await cardsInEnvelopes()
    const blank = { envelope: { width: 162, height: 114 }, sender: [], recipients: [] }
    await produce({ ...line, envelopes: blank })
    expect(await produced()).not.toContain('1-envelopes.pdf')
    expect(await ticketOf('1.json')).not.toHaveProperty('envelopes')
  })

  test('has a ticket for each of its recipients', async () => {
    const place = { extra: '', street: 'Ringstraße 21', postalCode: '01307', city: 'Dresden', region: '' }
    const recipients = [
      { ...place, name: 'Oma Hanna', copies: 1 },
      { ...place, name: 'Familie Keller', copies: 1 },
    ]
    await produce({ ...(await framedPhoto()), recipients })
    expect(await produced()).toEqual(['1-recipients', '1.json', '1.pdf'])
    const ticket = await readFile(join(dir, FOLDER, '1-recipients', '002.json'), 'utf8')
    expect(recipientTicketSchema.parse(JSON.parse(ticket))).toMatchObject({
      recipient: 2,
      of: 2,
      copies: 1,
      to: { ...place, name: 'Familie Keller', country: 'de' },
    })
    expect(JSON.parse(ticket)).not.toHaveProperty('customs')
  })

  test('declares what a recipient outside the customs union gets', async () => {
    const place = { extra: '', street: 'Seeweg 3', postalCode: '8001', city: 'Zürich', region: '' }
    const recipients = [{ ...place, name: 'Oma Hanna', copies: 1 }]
    await produce({ ...(await framedPhoto()), country: 'ch', value: money(9791, 'CHF'), recipients })
    const ticket = await readFile(join(dir, FOLDER, '1-recipients', '001.json'), 'utf8')
    expect(recipientTicketSchema.parse(JSON.parse(ticket)).customs).toMatchObject({
      ...{ heading: '491191', origin: 'DE', pieces: 1 },
      value: { amount: 4895, currency: 'CHF' },
    })
  })

  test('with names has the pages of each in its file, copy after copy, and says who gets which', async () => {
    await produce(await cardsWithNames())
    const ticket = await ticketOf('1.json')
    expect(ticket).toMatchObject({ copies: 1, pages: 3 })
    expect(ticket.records).toEqual([
      { record: 1, from: 1, until: 2, copies: 2, recipient: null },
      { record: 2, from: 3, until: 3, copies: 1, recipient: 1 },
    ])
    const parcel = await readFile(join(dir, FOLDER, '1-recipients', '001.json'), 'utf8')
    expect(JSON.parse(parcel)).toMatchObject({ to: { name: 'Ben' }, pages: { from: 3, until: 3 } })
    const pdf = await readFile(join(dir, FOLDER, '1.pdf'), 'latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
    expect(JSON.stringify(ticket)).not.toMatch(/anna|ben/i)
  })

  test('of forty cards lies on press sheets, each back behind its front, beside the file of its pages', async () => {
    const line = await cardsWithNames()
    const size = { widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
    const side = (id: 'front' | 'back') => ({ id, role: id, ...size })
    const plain = createPagesDocument('card', [side('front'), side('back')], { locale: 'de-DE' })
    const card = { ...plain, card: { envelope: null, punching: null, read: null } }
    const document = withAddedText(withAddedText(card, 'front', 'a', 'Vorne'), 'back', 'b', 'Hinten')
    await produce({ ...line, document, copies: 40, recipients: [] })
    const { imposed } = await ticketOf('1.json')
    const pieces = imposed?.sheets.reduce((sum, { run, pieces: each }) => sum + run * each, 0)
    expect(pieces).toBe(40)
    expect(imposed).toMatchObject({ hasBacks: true, file: { name: '1-sheets.pdf' } })
    const pdf = await readFile(join(dir, FOLDER, '1-sheets.pdf'))
    expect(pdfInfo(pdf)).toMatch(new RegExp(`Pages: +${2 * (imposed?.sheets.length ?? 0)}\\b`))
    const [, , width = 0, height = 0] = pdfBoxes(pdf).TrimBox ?? []
    expect([Math.round(width), Math.round(height)]).toEqual([imposed?.sheet.width, imposed?.sheet.height])
  })

  test('of one print alone is left to be ganged with those of other orders', async () => {
    await produce(await cardsWithNames())
    expect((await ticketOf('1.json')).imposed).toBeUndefined()
  })

  test('has the verdict of the second checker, once the file is there to be read', async () => {
    const line = await framedPhoto()
    const check = { checker: 'check-pdfx' as const, state: 'passed' as const, faults: [], inkPercent: 240 }
    const read: string[] = []
    const produceChecked = createLineProducer({
      ...{ plant: storage, printShop: printShop(), loadLine: async () => line, catalogue, customs },
      checkPrintFile: async key => {
        read.push(key, String((await stat(join(dir, key))).size > 0))
        return check
      },
      clock: () => new Date(),
    })
    await produceChecked({ orderLineId: randomUUID() }, { attempt: 1, signal: new AbortController().signal })
    expect(read).toEqual([`${FOLDER}/1.pdf`, 'true'])
    expect((await ticketOf('1.json')).check).toEqual(check)
  })

  test('names nobody', async () => {
    await produce(await framedPhoto())
    const ticket = await readFile(join(dir, FOLDER, '1.json'), 'utf8')
    expect(ticket).not.toMatch(/anna/i)
  })

  test('from the shelf is a ticket without a file', async () => {
    await produce(await accessory())
    expect(await produced()).toEqual(['2.json'])
    expect(await ticketOf('2.json')).toMatchObject({ article: 'gelstift-gold', file: null, size: null })
  })

  test('that is a gift voucher, or cancelled, is nothing', async () => {
    await produce({ ...(await accessory()), kind: 'gift-voucher' })
    await produce(undefined)
    expect(await produced()).toEqual([])
  })

  test('changes nothing when it is produced again', async () => {
    await produce(await framedPhoto())
    const before = await Promise.all((await produced()).map(name => stat(join(dir, FOLDER, name))))
    await produce({ ...(await framedPhoto()), copies: 9 })
    const after = await Promise.all((await produced()).map(name => stat(join(dir, FOLDER, name))))
    expect(after.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(
      before.map(({ ino, mtimeMs }) => [ino, mtimeMs]),
    )
  })

  test('that is made once more has a file and a ticket of its own', async () => {
    const line = await framedPhoto()
    await produce(line)
    await produce({ ...line, reprint: 1 })
    expect(await produced()).toEqual(['1-reprint-1.json', '1-reprint-1.pdf', '1.json', '1.pdf'])
    expect(await ticketOf('1-reprint-1.json')).toMatchObject({
      reprint: 1,
      file: { name: '1-reprint-1.pdf' },
    })
  })

  test('has no ticket before its file is whole, and the same file at the next attempt', async () => {
    const written: string[] = []
    const full: Pick<ObjectStorage, 'open' | 'put'> = {
      open: storage.open,
      put: async (key, body) => {
        written.push(key)
        if (key.endsWith('.json')) throw new Error('the disk is full')
        await storage.put(key, body)
      },
    }
    await expect(produce(await framedPhoto(), full)).rejects.toThrow('full')
    expect(written).toEqual([`${FOLDER}/1.pdf`, `${FOLDER}/1.json`])
    expect(await produced()).toEqual(['1.pdf'])
    const first = await readFile(join(dir, FOLDER, '1.pdf'))
    await produce(await framedPhoto())
    expect((await readFile(join(dir, FOLDER, '1.pdf'))).equals(first)).toBe(true)
    expect((await ticketOf('1.json')).file?.sha256).toBe(sha256(first))
  })

  test('has the same document hash in whatever order its keys come from the database', async () => {
    const line = await framedPhoto()
    await produce(line)
    const reordered = Object.fromEntries(Object.entries(line.document as object).reverse())
    await produce({ ...line, lineNumber: 3, document: reordered })
    expect((await ticketOf('3.json')).document).toEqual((await ticketOf('1.json')).document)
  })
})

describe('the queue of lines', () => {
  const enqueue = () =>
    database().transaction(tx =>
      jobs().enqueue(tx, 'produce-line', { orderLineId: randomUUID() }, { key: 'PP-7K3M-2RTX/1' }),
    )

  test('makes a line once, however often it is asked for', async () => {
    const line = await framedPhoto()
    await Promise.all([enqueue(), enqueue(), enqueue()])
    let drawn = 0
    await drainJobs(database, {
      'produce-line': async (...job) => {
        drawn++
        await producer(line)(...job)
      },
    })
    expect([drawn, await produced()]).toEqual([1, ['1.json', '1.pdf']])
  })

  test('shows why a line cannot be made, and makes it once it can', async () => {
    const line = await framedPhoto()
    await storage.remove(`photos/${photoId}/`)
    await enqueue()
    await drainJobs(database, { 'produce-line': producer(line) })
    expect(await produced()).toEqual([])
    const [waiting] = (await jobs().report()).jobs
    expect(waiting).toMatchObject({ queue: 'produce-line', state: 'waiting', attempts: 1 })
    expect(waiting?.reason).toContain(`photo ${photoId} is not in the storage`)

    await storage.put(`photos/${photoId}/original`, await readFile(difficultFile('tiny-300px.jpg')))
    await database().execute('update pgboss.job set start_after = now()')
    await drainJobs(database, { 'produce-line': producer(line) })
    expect(await produced()).toEqual(['1.json', '1.pdf'])
    expect((await jobs().report()).jobs).toEqual([])
  })
})

test('every kind of product has a ticket that the schema takes, with its material where it has one', async () => {
  const kinds = (Object.keys(PRODUCT_RULES) as ProductKind[]).filter(kind => kind !== 'gift-voucher')
  const [shelf, shop] = [await accessory(), shopFor('passepartout', 'de-DE')]
  const without: string[] = []
  for (const [index, kind] of kinds.entries()) {
    const { configuration } = normaliseProduct(catalogue, kind, {}, shop, shelf.releasedAt)
    await produce({ ...shelf, kind, configuration, lineNumber: index + 1 })
    const ticket = await ticketOf(`${index + 1}.json`)
    expect(ticket.article, kind).not.toBe('')
    if (ticket.material === null) without.push(kind)
  }
  expect(without).toEqual(['photobox', 'accessory'])
})
