import { createHash } from 'node:crypto'
import {
  type Document,
  dieCutPath,
  mergeOf,
  type Page,
  parseDocument,
  printChoices,
} from '@passepartout/document'
import {
  AppError,
  type Catalogue,
  type CustomsTable,
  canonicalJson,
  customsLine,
  isProductKind,
  type ProductConfiguration,
  productSku,
  tracedParts,
} from '@passepartout/domain'
import { boundSheets, workerKindAdapter } from '../kinds/registry.ts'
import type { JobTicket } from './job-ticket.ts'
import type { ProductionLine } from './production-line.ts'

export interface TicketData {
  /** Holds the bindings of books and calendars. */
  catalogue: Catalogue
  customs: CustomsTable
}

/** The ticket of a line without its print file, which is written first. */
export function lineTicket(line: ProductionLine, { catalogue, customs }: TicketData, now: Date): JobTicket {
  const { kind, configuration, document, orderNumber, lineNumber, copies, reprint } = line
  if (!isProductKind(kind)) throw new AppError('invalid-document', { message: `There is no product ${kind}` })
  const choices = { ...(configuration as ProductConfiguration), kind }
  const { materialField = '', isPrintedOnce } = workerKindAdapter(kind)
  const { [materialField]: material, ...options } = choices as Record<string, unknown>
  const { kind: _, ...others } = options
  const design = document === null ? undefined : parseDocument(document)
  const pages = design?.ok ? design.document.pages : undefined
  const page = pages?.[0]
  const records = design?.ok ? printedRecords(design.document, line.recipients) : []
  const bound = design?.ok ? boundSheets(catalogue, line, design.document) : undefined
  const [sheet] = bound?.sheets ?? []
  const each = bound?.sheets.length ?? pages?.reduce((sum, one) => sum + printChoices(one).copies, 0) ?? null
  return {
    version: 3,
    order: orderNumber,
    line: lineNumber,
    reprint,
    copies: isPrintedOnce || records.length > 0 ? 1 : copies,
    kind,
    article: productSku(choices as ProductConfiguration),
    size: page ? { unit: 'mm', ...(sheet?.trim ?? page.trim) } : null,
    pages: records.at(-1)?.until ?? each,
    ...(records.length > 0 && { records }),
    ...bound,
    ...backTextsOf(pages ?? []),
    ...(design?.ok && punchingOf(design.document)),
    material: typeof material === 'string' ? material : null,
    options: others as JobTicket['options'],
    document: document === null ? null : { sha256: sha256(canonicalJson(document)) },
    file: null,
    ...lawOf(line, choices as ProductConfiguration, { catalogue, customs }),
    createdAt: now.toISOString(),
  }
}

/** The customs declaration, and the references of traced wood and paper. */
function lawOf(
  { country, copies, value }: ProductionLine,
  configuration: ProductConfiguration,
  data: TicketData,
): Pick<JobTicket, 'customs' | 'traced'> {
  const customs = customsLine(data, configuration, { country, pieces: copies, value })
  const traced = tracedParts(data.customs, configuration)
  return { ...(customs && { customs }), ...(traced.length > 0 && { traced }) }
}

export type PrintedRecord = NonNullable<JobTicket['records']>[number]

/** The pages of each record in the file, copy after copy; empty without a mail merge. */
function printedRecords(document: Document, recipients: ProductionLine['recipients']): PrintedRecord[] {
  let from = 1
  return (mergeOf(document)?.records ?? []).map(({ id, copies }, index) => {
    const until = from + copies * document.pages.length - 1
    const sentTo = recipients.findIndex(one => one.record === id && one.copies > 0)
    const printed = { record: index + 1, from, until, copies, recipient: sentTo < 0 ? null : sentTo + 1 }
    from = until + 1
    return printed
  })
}

/** Texts on the backs, by the pages of the file. */
function backTextsOf(pages: readonly Page[]): Pick<JobTicket, 'backs'> {
  const sheets = pages.flatMap(page => Array.from({ length: printChoices(page).copies }, () => page))
  const backs = sheets.flatMap((page, index) => {
    const { back } = printChoices(page)
    return back === null ? [] : [{ page: index + 1, text: back }]
  })
  return backs.length > 0 ? { backs } : {}
}

/** The die cut of a card; empty for a plain rectangle. */
function punchingOf(document: Document): Pick<JobTicket, 'punching'> {
  const paths = document.pages.flatMap((page, index) => {
    const path = dieCutPath(document, page)
    return path === null ? [] : [{ page: index + 1, path }]
  })
  const kind = document.card?.punching
  return kind && paths.length > 0 ? { punching: { kind, paths } } : {}
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
