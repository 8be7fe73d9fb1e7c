import { createHash } from 'node:crypto'
import {
  type Document,
  type EnvelopePrint,
  envelopeDocument,
  mergeOf,
  type Page,
  parseDocument,
  printChoices,
} from '@passepartout/document'
import {
  AppError,
  type ArticleKind,
  type CountryCode,
  isArticleKind,
  type ProductConfiguration,
  productionFolder,
  productSku,
} from '@passepartout/domain'
import type { JobHandler, JobPayload } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import type { PrintShop } from '../print/create-print-shop.ts'
import { type JobTicket, jobTicketSchema } from './job-ticket.ts'
import { type RecipientTicket, recipientTicketSchema } from './recipient-ticket.ts'

/** A paid line of an order, frozen. */
export interface ProductionLine {
  orderNumber: string
  /** From 1. */
  lineNumber: number
  kind: string
  configuration: unknown
  /** The frozen design; none of what comes from the shelf. */
  document: unknown
  /** The photos it shows. */
  photos: readonly { id: string; hasMaster: boolean }[]
  copies: number
  country: CountryCode
  /** Who gets copies in a parcel of their own; what is left goes to the order's address. Without copies: an address to print. */
  recipients: readonly (Omit<RecipientTicket['to'], 'country'> & { copies: number; record?: string })[]
  /** What stands on the envelopes, the addresses in the order of the recipients; left out where they stay blank. */
  envelopes?: EnvelopePrint
  /** Which reprint of the order it is, from 1; 0 at first. */
  reprint: number
  /** When the order, or its reprint, was let into production: decides the folder, and is the same at every attempt. */
  releasedAt: Date
}

/**
 * The line of an id; nothing where it is not to be made any more, as its order was cancelled.
 *
 * @throws where there is no such line
 */
export type LoadLine = (ids: JobPayload<'produce-line'>) => Promise<ProductionLine | undefined>

interface ProductionDeps {
  /** Where the plant fetches files and tickets. */
  plant: Pick<ObjectStorage, 'open' | 'put'>
  printShop: Pick<PrintShop, 'printDocument'>
  loadLine: LoadLine
  /** Called once the ticket lies there, at every attempt. */
  onProduced?: (ids: JobPayload<'produce-line'>) => Promise<void>
  clock: () => Date
}

/** Choices that name what a product is made of. */
const MATERIAL: Record<ArticleKind, string | undefined> = {
  'photo-frame': 'materialType',
  collage: 'materialType',
  calendar: 'paperType',
  photobook: 'photobookPaper',
  photoprint: 'printType',
  card: 'paper',
  frame: 'frameType',
  photobox: undefined,
  accessory: undefined,
  'gift-voucher': undefined,
}

/**
 * Writes a line's print file and after it the ticket to `production/<day>/<order>/`. The ticket is the last word: where it
 * is there, the line was produced, and nothing is written again; a reprint has names of its own. Gift vouchers are sent, not
 * made.
 */
export function lineProducer(deps: ProductionDeps): JobHandler<'produce-line'> {
  return async ids => {
    const line = await deps.loadLine(ids)
    if (!line || line.kind === 'gift-voucher') return
    await produce(line, deps)
    await deps.onProduced?.(ids)
  }
}

async function produce(line: ProductionLine, { plant, printShop, clock }: ProductionDeps): Promise<void> {
  const folder = productionFolder(line)
  const name = nameOf(line)
  const ticketKey = `${folder}${name}.json`
  if (await plant.open(ticketKey)) return
  const ticket = ticketOf(line, clock())
  if (line.document !== null) {
    const { document, photos, orderNumber, lineNumber, releasedAt: createdAt } = line
    const title = `${orderNumber}/${lineNumber}`
    const print = { document, photos, title, createdAt }
    ticket.file = await put(plant, folder, `${name}.pdf`, printShop.printDocument(print))
    const envelopes = envelopesOf(line)
    if (envelopes) {
      const print = { document: envelopes.document, photos: [], title: `${title} E`, createdAt }
      const file = await put(plant, folder, `${name}-envelopes.pdf`, printShop.printDocument(print))
      ticket.envelopes = { ...envelopes.pages, file }
    }
  }
  await writeRecipients(line, ticket.records ?? [], plant)
  await plant.put(ticketKey, Buffer.from(`${JSON.stringify(jobTicketSchema.parse(ticket), null, 2)}\n`))
}

/** Hundreds of photos are not held at once: each goes to its place as soon as it is written. */
async function put(
  plant: ProductionDeps['plant'],
  folder: string,
  name: string,
  pdf: AsyncIterable<Uint8Array>,
): Promise<NonNullable<JobTicket['file']>> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* () {
    for await (const piece of pdf) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await plant.put(`${folder}${name}`, ReadableStream.from(counted()))
  return { name, bytes, sha256: hash.digest('hex') }
}

/** The printed envelopes of a card and which page is whose; nothing where they stay blank. */
function envelopesOf({ document, envelopes, recipients, copies }: ProductionLine) {
  const card = parseDocument(document)
  if (!envelopes || !card.ok) return undefined
  const made = envelopeDocument(card.document, envelopes)
  if (made.pages.length === 0) return undefined
  const { width, height } = envelopes.envelope
  const fronts = envelopes.recipients.map((_, index) => ({
    page: index + 1,
    // Of a card that comes with the order there is no parcel to them.
    recipient: recipients[index]?.copies === 0 ? null : index + 1,
    copies: recipients[index]?.copies || 1,
  }))
  const back = made.pages.findIndex(({ role }) => role === 'back')
  const pages = {
    size: { unit: 'mm' as const, width, height },
    fronts,
    back: back < 0 ? null : { page: back + 1, copies },
  }
  return { document: made, pages }
}

/** A ticket for each parcel that goes to somebody on the line's list. */
async function writeRecipients(
  line: ProductionLine,
  records: readonly PrintedRecord[],
  plant: ProductionDeps['plant'],
): Promise<void> {
  const { orderNumber, lineNumber, country } = line
  const recipients = line.recipients.filter(({ copies }) => copies > 0)
  for (const [index, { copies, name, extra, street, postalCode, city, region }] of recipients.entries()) {
    const ticket = recipientTicketSchema.parse({
      version: 1,
      order: orderNumber,
      line: lineNumber,
      recipient: index + 1,
      of: recipients.length,
      copies,
      ...pagesOf(records.find(({ recipient }) => recipient === index + 1)),
      to: { name, extra, street, postalCode, city, region, country },
    })
    const file = `${nameOf(line)}-recipients/${String(index + 1).padStart(3, '0')}.json`
    await plant.put(productionFolder(line) + file, Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`))
  }
}

const pagesOf = (own: PrintedRecord | undefined): Pick<RecipientTicket, 'pages'> =>
  own ? { pages: { from: own.from, until: own.until } } : {}

/** `2`, and `2-reprint-1` where it is made once more. */
const nameOf = ({ lineNumber, reprint }: ProductionLine) =>
  reprint === 0 ? `${lineNumber}` : `${lineNumber}-reprint-${reprint}`

function ticketOf(line: ProductionLine, now: Date): JobTicket {
  const { kind, configuration, document, orderNumber, lineNumber, copies, reprint } = line
  if (!isArticleKind(kind)) throw new AppError('invalid-document', { message: `There is no product ${kind}` })
  const choices = { ...(configuration as ProductConfiguration), kind }
  const { [MATERIAL[kind] ?? '']: material, ...options } = choices as Record<string, unknown>
  const { kind: _, ...others } = options
  const design = document === null ? undefined : parseDocument(document)
  const pages = design?.ok ? design.document.pages : undefined
  const page = pages?.[0]
  const records = design?.ok ? recordsIn(design.document, line.recipients) : []
  const each = pages?.reduce((sum, one) => sum + printChoices(one).copies, 0) ?? null
  return {
    version: 2,
    order: orderNumber,
    line: lineNumber,
    reprint,
    copies: isCountedInFile(kind) || records.length > 0 ? 1 : copies,
    kind,
    article: productSku(choices as ProductConfiguration),
    size: page ? { unit: 'mm', width: page.trim.width, height: page.trim.height } : null,
    pages: records.at(-1)?.until ?? each,
    ...(records.length > 0 && { records }),
    ...backsOf(pages ?? []),
    material: typeof material === 'string' ? material : null,
    options: others as JobTicket['options'],
    document: document === null ? null : { sha256: sha256(inOrder(document)) },
    file: null,
    createdAt: now.toISOString(),
  }
}

type PrintedRecord = NonNullable<JobTicket['records']>[number]

/** Where the pages of each record stand in the file, copy after copy; nothing of a card that is the same for all. */
function recordsIn(document: Document, recipients: ProductionLine['recipients']): PrintedRecord[] {
  let from = 1
  return (mergeOf(document)?.records ?? []).map(({ id, copies }, index) => {
    const until = from + copies * document.pages.length - 1
    const sentTo = recipients.findIndex(({ record }) => record === id)
    const printed = { record: index + 1, from, until, copies, recipient: sentTo < 0 ? null : sentTo + 1 }
    from = until + 1
    return printed
  })
}

/** Of prints without a box the file holds every copy as a page: it is printed once. */
const isCountedInFile = (kind: ArticleKind) => kind === 'photoprint'

/** What is written on the backs, by the pages of the file. */
function backsOf(pages: readonly Page[]): Pick<JobTicket, 'backs'> {
  const sheets = pages.flatMap(page => Array.from({ length: printChoices(page).copies }, () => page))
  const backs = sheets.flatMap((page, index) => {
    const { back } = printChoices(page)
    return back === null ? [] : [{ page: index + 1, text: back }]
  })
  return backs.length > 0 ? { backs } : {}
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** JSON whose keys are sorted: the database keeps them in an order of its own. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
