import type { InvoiceContent } from '@passepartout/business-documents'
import type { InvoiceRow } from '@passepartout/db'

type Facts = Pick<InvoiceContent, 'country' | 'currency' | 'tax' | 'rates'> &
  Partial<Pick<InvoiceContent, 'vouchers' | 'vatNumber' | 'corrects' | 'issuedOn'>>

/** A document with what the books need of it. */
export function accountingDocument(
  facts: Facts,
  { kind = 'invoice', number = 'RE-2026-000001' }: Partial<Pick<InvoiceRow, 'kind' | 'number'>> = {},
): InvoiceRow {
  const { rates, vouchers = [] } = facts
  const total = rates.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const due = total - vouchers.reduce((sum, { amount }) => sum + amount, 0)
  const content = {
    ...{ issuedOn: '2026-11-26', vatNumber: '', corrects: null, vouchers, orderNumber: 'PP-AAAA-BBBB' },
    ...facts,
    ...{ number, kind, total, due, seller: { country: 'DE' } },
  }
  return {
    ...{ id: number, orderId: number, kind, seller: 'passepartout', number, key: number, content },
    ...{ pdfKey: null, pdfSha256: null, issuedAt: new Date('2026-11-26T12:00:00Z') },
  }
}
