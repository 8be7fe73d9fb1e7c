import { createHash } from 'node:crypto'
import { loadProductionOrder } from '@passepartout/commerce/production'
import {
  addSheetScans,
  isScanRecorded,
  listOrderEvents,
  listOrderLines,
  listSheetScans,
  lockOrders,
  type OrderLineRow,
  type OrderRow,
  type SheetScanRow,
} from '@passepartout/db'
import {
  canonicalJson,
  checkScan,
  parseParcelCode,
  parseSheetCode,
  type Scan,
  type ScannedLine,
  type SheetCode,
  sheetKey,
} from '@passepartout/domain'
import { type BackOfficeContext, type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

/**
 * Records sheets that the lab has scanned, all of them or none. Sheets of a wrong, missing or foreign copy are refused
 * by name; an equal scan again changes nothing.
 */
export const scanSheets: BackOfficeHandler<'scanSheets'> = async (context, { body }) => {
  const { scan, step, codes, parcel } = body
  const sheets = codes.flatMap(code => parseSheetCode(code) ?? [])
  if (sheets.length < codes.length)
    return refuse(
      'no-sheet-code',
      codes.filter(code => !parseSheetCode(code)),
    )
  return context.db.transaction(async tx => {
    const orders = await lockOrders(tx, [...new Set(sheets.map(({ orderNumber }) => orderNumber))])
    if (orders.some(({ state }) => state === 'cancelled' || state === 'refunded'))
      return refuse('not-allowed')
    const known = await loadLines({ ...context, db: tx }, orders)
    const find = ({ orderNumber, lineNumber }: SheetCode) =>
      known.find(({ order, line }) => order.number === orderNumber && line.number === lineNumber)
    const isRepeated = await isScanRecorded(tx, scan)
    if (!isRepeated) {
      const label =
        parcel === undefined ? undefined : await loadParcel({ ...context, db: tx }, orders, parcel)
      const result = checkScan({
        ...{ step, sheets, parcel: label },
        lineOf: sheet => toScannedLine(find(sheet), sheet.reprint),
        inParcel: number =>
          known
            .filter(({ order, line }) => order.number === label?.orderNumber && line.number === number)
            .flatMap(({ scans }) => scans)
            .filter(one => one.step === 'packed' && one.parcel === parcel).length,
      })
      if (!result.ok) return refuse(result.problem, result.sheets)
      // A bound copy is one thing, however many sheets it has.
      const rows = (step === 'bound' ? sheets.slice(0, 1) : sheets).flatMap((sheet, position) => {
        const found = find(sheet)
        if (!found) return []
        const { reprint, copy, page } = sheet
        const own = { scan, position, lineId: found.line.id, reprint, step, copy, page, actor: context.actor }
        return [{ ...own, parcel: step === 'packed' ? (parcel ?? null) : null, at: context.now }]
      })
      await addSheetScans(tx, rows)
    }
    const seen = new Set(sheets.flatMap(sheet => find(sheet)?.line.id ?? []))
    const after = await loadLines({ ...context, db: tx }, orders)
    const lines = after.filter(({ line }) => seen.has(line.id)).map(toProgress)
    return succeed({ isRepeated, lines })
  })
}

interface KnownLine {
  order: OrderRow
  line: OrderLineRow
  scans: SheetScanRow[]
}

async function loadLines(
  { db }: Pick<BackOfficeContext, 'db'>,
  orders: readonly OrderRow[],
): Promise<KnownLine[]> {
  const known: KnownLine[] = []
  for (const order of orders) {
    const lines = await listOrderLines(db, order.id)
    const scans = await listSheetScans(
      db,
      lines.map(({ id }) => id),
    )
    for (const line of lines)
      known.push({ order, line, scans: scans.filter(({ lineId }) => lineId === line.id) })
  }
  return known
}

/** What is known of a line's sheets, reprint by reprint; undefined where it has none. */
function toScannedLine(found: KnownLine | undefined, reprint: number): ScannedLine | undefined {
  if (!found || found.line.document === null) return undefined
  const scans = found.scans.filter(one => one.reprint === reprint)
  const copiesAt = (step: SheetScanRow['step']) =>
    scans.filter(one => one.step === step).map(({ copy }) => copy)
  const cut: Record<string, number> = {}
  for (const one of scans.filter(({ step }) => step === 'cut'))
    cut[sheetKey(one)] = (cut[sheetKey(one)] ?? 0) + 1
  const hash = createHash('sha256').update(canonicalJson(found.line.document)).digest('hex').slice(0, 8)
  return { copies: found.line.quantity, hash, cut, bound: copiesAt('bound'), packed: copiesAt('packed') }
}

const toProgress = ({ order, line, scans }: KnownLine) => {
  const count = (step: SheetScanRow['step']) => scans.filter(one => one.step === step).length
  return {
    ...{ orderNumber: order.number, line: line.number, copies: line.quantity },
    ...{ cut: count('cut'), bound: count('bound'), packed: count('packed') },
  }
}

/** The parcel of a scanned label and what goes into it; undefined where no order of the sheets has this parcel. */
async function loadParcel(
  context: Pick<BackOfficeContext, 'db' | 'catalogue' | 'sellers'>,
  orders: readonly OrderRow[],
  text: string,
): Promise<Scan['parcel']> {
  const code = parseParcelCode(text)
  const order = orders.find(({ number }) => number === code?.orderNumber)
  if (!code || !order) return code && { orderNumber: code.orderNumber, contents: [] }
  const reprints = (await listOrderEvents(context.db, order.id)).filter(({ kind }) => kind === 'reprinted')
  const reprint = reprints[code.reprint - 1]?.sequence
  const packing = await loadProductionOrder(context, { orderId: order.id, reprint })
  const orderNumber = order.number
  if (code.line !== null) {
    const recipients = packing?.lines.find(({ lineNumber }) => lineNumber === code.line)?.recipients
    const pieces = recipients?.[code.parcel - 1]?.copies ?? 0
    return { orderNumber, contents: [{ line: code.line, pieces }] }
  }
  const all = packing?.lines.map(({ lineNumber: line, copies: pieces }) => ({ line, pieces })) ?? []
  const planned = packing?.parcels ?? []
  // Older orders have no plan: all goes into one parcel.
  const contents = planned.length > 0 ? planned[code.parcel - 1]?.contents : all
  return { orderNumber, contents: contents ?? [] }
}
