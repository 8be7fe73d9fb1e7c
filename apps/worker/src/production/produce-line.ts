import { createHash } from 'node:crypto'
import { envelopeDocument, mergeOf, parseDocument } from '@passepartout/document'
import { folderLab, isProducedByLab, type Lab, productionFolder } from '@passepartout/domain'
import type { JobHandler, JobPayload } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import { pressOf } from '../kinds/registry.ts'
import type { PrintRenderer } from '../print/create-print-renderer.ts'
import { conditionFor } from '../print/printing-conditions.ts'
import type { CheckPrintFile } from './check-print-file.ts'
import { declareRecipients } from './declared-parcels.ts'
import { imposedTicket, imposeLine, impositionOf } from './impose-line.ts'
import { type JobTicket, jobTicketSchema } from './job-ticket.ts'
import { lineTicket, type PrintedRecord, type TicketData } from './line-ticket.ts'
import { processingSteps } from './processing-steps.ts'
import type { ProductionLine } from './production-line.ts'
import { type RecipientTicket, recipientTicketSchema } from './recipient-ticket.ts'

/**
 * Loads a line; undefined where it must not be produced any more, as its order was cancelled.
 *
 * @throws where there is no such line
 */
export type LoadLine = (ids: JobPayload<'produce-line'>) => Promise<ProductionLine | undefined>

interface ProductionDeps extends TicketData {
  /** Where the lab fetches files and tickets. */
  plant: Pick<ObjectStorage, 'open' | 'put'>
  printShop: Pick<PrintRenderer, 'printDocument'>
  loadLine: LoadLine
  /** The second checker, for each print file; without it tickets have no verdict. */
  checkPrintFile?: CheckPrintFile
  /** Called once the ticket is stored, at every attempt. */
  onProduced?: (ids: JobPayload<'produce-line'>) => Promise<void>
  clock: () => Date
}

/**
 * Writes a line's print file and then the ticket to `production/<day>/<order>/`. The ticket completes the production:
 * where it exists, nothing is written again; a reprint has names of its own. What the shop sends itself is not produced.
 */
export function createLineProducer(deps: ProductionDeps): JobHandler<'produce-line'> {
  return async ids => {
    const line = await deps.loadLine(ids)
    if (!line || !isProducedByLab(line.kind)) return
    await produce(line, deps)
    await deps.onProduced?.(ids)
  }
}

async function produce(
  line: ProductionLine,
  { plant, printShop, checkPrintFile, clock, catalogue, customs }: ProductionDeps,
): Promise<void> {
  const folder = productionFolder(line)
  const name = nameOf(line)
  const ticketKey = `${folder}${name}.json`
  if (await plant.open(ticketKey)) return
  const ticket = lineTicket(line, { catalogue, customs }, clock())
  if (line.document !== null) {
    const { document, photos, orderNumber, lineNumber, releasedAt: createdAt } = line
    const title = `${orderNumber}/${lineNumber}`
    const lab = labOf(catalogue, line)
    const press = { condition: conditionFor(lab, line.country), plateNames: lab?.plates }
    const book = pressOf(catalogue, line)
    const codes = sheetCodesOf(line, ticket, lab)
    const print = {
      document,
      photos,
      title,
      createdAt,
      ...press,
      book,
      steps: processingSteps(ticket),
      codes,
    }
    ticket.file = await uploadFile(plant, folder, `${name}.pdf`, printShop.printDocument(print))
    if (checkPrintFile) ticket.check = await checkPrintFile(`${folder}${ticket.file.name}`)
    const imposed = imposeLine(line, ticket, lab)
    if (imposed) {
      const sheets = printShop.printDocument({ ...print, imposition: impositionOf(imposed) })
      const file = await uploadFile(plant, folder, `${name}-sheets.pdf`, sheets)
      const check = await checkPrintFile?.(`${folder}${file.name}`)
      ticket.imposed = { ...imposedTicket(imposed), file, ...(check && { check }) }
    }
    const envelopes = envelopeDocumentsOf(line)
    if (envelopes) {
      const print = { document: envelopes.document, photos: [], title: `${title} E`, createdAt, ...press }
      const file = await uploadFile(plant, folder, `${name}-envelopes.pdf`, printShop.printDocument(print))
      ticket.envelopes = { ...envelopes.pages, file }
    }
  }
  const declared = declareRecipients(line, line.country, { catalogue, customs })
  await writeRecipients(line, { records: ticket.records ?? [], declared, plant })
  await plant.put(ticketKey, Buffer.from(`${JSON.stringify(jobTicketSchema.parse(ticket), null, 2)}\n`))
}

/** The lab that makes a line; what no lab order names is made by the lab with the folder. */
const labOf = ({ labs = [] }: ProductionDeps['catalogue'], { lab }: ProductionLine): Lab | undefined =>
  labs.find(({ id }) => id === lab) ?? folderLab(labs)

/** What the codes of its sheets say; undefined where the lab scans none. */
function sheetCodesOf({ orderNumber, lineNumber, reprint }: ProductionLine, ticket: JobTicket, lab?: Lab) {
  const hash = ticket.document?.sha256.slice(0, 8)
  if (!lab?.sheetCode || !hash) return undefined
  return { orderNumber, lineNumber, reprint, hash, copies: ticket.copies, position: lab.sheetCode }
}

/** Streams the file: hundreds of photos must not be in memory at once. */
async function uploadFile(
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

/** The printed envelopes of a card and the page of each recipient; undefined where they stay blank. */
function envelopeDocumentsOf({ document, envelopes, recipients, copies }: ProductionLine) {
  const card = parseDocument(document)
  if (!envelopes || !card.ok) return undefined
  const made = envelopeDocument(card.document, envelopes)
  const records = mergeOf(card.document)?.records ?? []
  // Records name recipients of separate parcels; this card is in the parcel of the order.
  const cardOf = (one: ProductionLine['recipients'][number] | undefined) => {
    const record = one?.copies === 0 ? records.findIndex(({ id }) => id === one.record) : -1
    return record < 0 ? {} : { record: record + 1 }
  }
  if (made.pages.length === 0) return undefined
  const { width, height } = envelopes.envelope
  const fronts = envelopes.recipients.map((_, index) => ({
    page: index + 1,
    // A card shipped with the order has no parcel to its recipient.
    recipient: recipients[index]?.copies === 0 ? null : index + 1,
    copies: recipients[index]?.copies || 1,
    ...cardOf(recipients[index]),
  }))
  const back = made.pages.findIndex(({ role }) => role === 'back')
  const pages = {
    size: { unit: 'mm' as const, width, height },
    ...(envelopes.isSortedAsCards && { packing: { parcel: 'order' as const, sortedBy: 'cards' as const } }),
    fronts,
    back: back < 0 ? null : { page: back + 1, copies },
  }
  return { document: made, pages }
}

/** Writes a ticket for each parcel of the recipient list. */
async function writeRecipients(
  line: ProductionLine,
  {
    records,
    declared,
    plant,
  }: {
    records: readonly PrintedRecord[]
    declared: ReturnType<typeof declareRecipients>
    plant: ProductionDeps['plant']
  },
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
      ...(declared[index] && { customs: declared[index].customs }),
    })
    const file = `${nameOf(line)}-recipients/${String(index + 1).padStart(3, '0')}.json`
    await plant.put(productionFolder(line) + file, Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`))
  }
}

const pagesOf = (own: PrintedRecord | undefined): Pick<RecipientTicket, 'pages'> =>
  own ? { pages: { from: own.from, until: own.until } } : {}

/** `2`, and `2-reprint-1` for a reprint. */
const nameOf = ({ lineNumber, reprint }: ProductionLine) =>
  reprint === 0 ? `${lineNumber}` : `${lineNumber}-reprint-${reprint}`
