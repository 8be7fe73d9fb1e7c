import { creditNoteContent, type InvoiceContent, invoiceContent } from '@passepartout/business-documents'
import { drawInvoice } from '@passepartout/business-documents/documents'
import { buildInvoiceSource } from '@passepartout/commerce/invoices'
import { addCheckoutCode } from '@passepartout/contracts'
import { createVoucher, findOrder, insertInvoice, listOrderLines } from '@passepartout/db'
import { expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  order,
  payloadOf,
  step,
  VOUCHER,
} from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const AT = new Date('2026-11-26T10:00:00Z')

async function orderOf(visitor: Visitor, address = step()) {
  const checkout = await checkOut(visitor, address)
  const placed = payloadOf(await order(visitor, checkout))
  const row = await findOrder(shop().db, placed.orderNumber)
  if (!row) throw new Error('The order was written')
  const lines = await listOrderLines(shop().db, row.id)
  return { checkout, row, lines }
}

async function sourceOf(visitor: Visitor, address = step()) {
  const { checkout, row, lines } = await orderOf(visitor, address)
  const source = buildInvoiceSource({
    ...{ order: row, lines, sellers: shop().deps.sellers(), issuedAt: AT, suppliedAt: AT },
    payment: { method: 'transfer', paidOn: '2026-11-24', payUntil: null, transfer: null },
    statusUrl: 'https://shop.example/order',
  })
  return { checkout, row, source }
}

test('an order from the checkout becomes an invoice of the same sum and taxes', async () => {
  const visitor = shop().visitor()
  await addPoster(visitor, 2)
  await addCartArticleOnPage(visitor)
  const { checkout, row, source } = await sourceOf(visitor)
  const { invoice } = await insertInvoice(shop().db, {
    ...{ orderId: row.id, kind: 'invoice', seller: source.seller.id, key: 'invoice', now: AT },
    content: number => invoiceContent(number, source),
  })
  const content = invoice.content as InvoiceContent
  expect(content.number).toBe('RE-2026-000001')
  expect(content.total).toBe(checkout.sums.total.amount)
  expect(content.rates.map(({ rate, tax }) => [rate, tax])).toEqual(
    checkout.sums.taxes.map(({ rate, amount }) => [rate, amount.amount]),
  )
  expect(content.rows[0]?.title).toBe(checkout.lines[0]?.description[0]?.value)
  // The document must be the same when it is rendered from the database years later.
  const [stored] = await shop().db.query.invoices.findMany()
  const [now, later] = [await drawInvoice(content), await drawInvoice(stored?.content as InvoiceContent)]
  expect(Buffer.compare(now, later)).toBe(0)
})

test('a sold voucher is not taxed, a used one pays', async () => {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor, VOUCHER)
  await addCartArticleOnPage(visitor)
  const code = await createVoucher(shop().db, {
    ...{ worth: { amount: 1000, currency: 'EUR' }, fromDay: '2026-11-01' },
    now: new Date('2026-11-01T09:00:00Z'),
  })
  payloadOf(await visitor.client.call(addCheckoutCode, { body: { code } }))
  const { source, row } = await sourceOf(visitor)
  const content = invoiceContent('RE-2026-000001', source)
  expect(content.rates.find(({ rate }) => rate === null)).toEqual({ rate: null, net: 5000, tax: 0 })
  expect([content.vouchers[0]?.amount, content.due]).toEqual([1000, row.due])
  const credit = creditNoteContent('RK-2026-000002', content, { issuedOn: '2026-12-01' })
  expect(credit.total).toBe(content.total)
})

test('a voucher by mail is ordered, and its invoice made out, without a street', async () => {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor, VOUCHER)
  const nowhere = { street: '', extra: '', postalCode: '', city: '', region: '' }
  const { source, row } = await sourceOf(visitor, step(nowhere))
  expect(row.address).toMatchObject({ delivery: { firstName: 'Ada', ...nowhere }, invoice: null })
  const content = invoiceContent('RE-2026-000001', source)
  expect([content.total, content.invoiceAddress.street]).toEqual([5000, ''])
})
