import { createHash, randomUUID } from 'node:crypto'
import type { InvoiceContent } from '@passepartout/business-documents'
import { type Database, type InvoiceRow, setInvoicePdfKey } from '@passepartout/db'
import type { ObjectStorage } from '@passepartout/storage'

interface InvoiceStore {
  db: Database
  storage: Pick<ObjectStorage, 'open' | 'put'>
}

/** Storage key of an invoice's or credit note's PDF, which is rendered once and stored. */
export async function ensureInvoicePdf({ db, storage }: InvoiceStore, invoice: InvoiceRow): Promise<string> {
  const key = invoice.pdfKey ?? `invoices/${randomUUID()}.pdf`
  if (invoice.pdfKey && (await storage.open(key))) return key
  const { drawInvoice } = await import('@passepartout/business-documents/documents')
  const pdf = await drawInvoice(invoice.content as InvoiceContent)
  await storage.put(key, pdf)
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex')
  await setInvoicePdfKey(db, { id: invoice.id, pdfKey: key, pdfSha256 })
  return key
}
