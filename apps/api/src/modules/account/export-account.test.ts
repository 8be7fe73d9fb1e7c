import { invoiceContent } from '@passepartout/business-documents'
import { buildInvoiceSource } from '@passepartout/commerce/invoices'
import {
  addSharedComment,
  createDraftShare,
  readSharedDraft,
  replyToDraftComment,
} from '@passepartout/contracts'
import { findOrder, insertInvoice, listOrderLines } from '@passepartout/db'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { addCartArticleOnPage, checkOut, order, payloadOf } from '../../checkout.fixture.ts'
import { readyDraft, uploadPhoto } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
async function customer(email = CUSTOMER_ACCOUNT.email): Promise<Visitor> {
  const visitor = shop().visitor()
  await signUp(shop(), visitor, { email })
  return visitor
}
async function archiveOf(visitor: Visitor) {
  const answer = await visitor.request('/web-api/account/export')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = new TextDecoder().decode(files['data.json'])
  return { files, names: Object.keys(files), text, data: JSON.parse(text) }
}

test('an account is taken along as an archive of data and photos, by nobody else', async () => {
  const mia = await customer()
  await uploadPhoto(mia)
  const { names, text, data } = await archiveOf(mia)
  expect(names).toEqual(['data.json', expect.stringMatching(/^photos\/[0-9a-f]{8}-.*\.jpg$/)])
  expect(data).toMatchObject({
    customer: { email: CUSTOMER_ACCOUNT.email },
    photos: [{ mime: 'image/jpeg' }],
  })
  expect(text).not.toMatch(/"token|"password|tokenHash|publicKey/)
  expect((await shop().visitor().request('/web-api/account/export')).status).toBe(401)
})

test('it holds orders with their lines and journal, and invoices as PDF that were never sent, too', async () => {
  const mia = await customer()
  await addCartArticleOnPage(mia)
  const { orderNumber } = payloadOf(await order(mia, await checkOut(mia)))
  const row = await findOrder(shop().db, orderNumber)
  if (!row) throw new Error('The order was written')
  const source = buildInvoiceSource({
    ...{ order: row, lines: await listOrderLines(shop().db, row.id), sellers: shop().deps.sellers() },
    ...{ issuedAt: row.placedAt, suppliedAt: row.placedAt, statusUrl: 'https://shop.example/order' },
    payment: { method: 'transfer', paidOn: '2026-11-24', payUntil: null, transfer: null },
  })
  await insertInvoice(shop().db, {
    ...{ orderId: row.id, kind: 'invoice', seller: source.seller.id, key: 'invoice', now: row.placedAt },
    content: number => invoiceContent(number, source),
  })

  const { files, names, data } = await archiveOf(mia)
  const name = `invoices/${source.seller.id}-RE-2026-000001.pdf`
  expect(names).toEqual(['data.json', name])
  expect(Buffer.from(files[name] ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(data).toMatchObject({
    orders: [{ number: orderNumber }],
    orderLines: [{ orderId: row.id }],
    orderEvents: [{ kind: 'placed' }, {}],
    invoices: [{ number: 'RE-2026-000001' }],
  })
  expect((await archiveOf(await customer('tom@example.org'))).names).toEqual(['data.json'])
})

test('it holds links to designs, and what was said by them, without what opens the link', async () => {
  const mia = await customer()
  const { id: draftId } = await readyDraft(mia)
  const body = { draftId, right: 'comment' as const, name: 'Oma' }
  const { token } = payloadOf(await mia.client.call(createDraftShare, { body }))
  const guest = shop().visitor().client
  const [page] = payloadOf(await guest.call(readSharedDraft, { body: { token } })).pages
  const comment = payloadOf(
    await guest.call(addSharedComment, {
      body: { token, pageId: page?.id ?? '', x: 0.5, y: 0.5, author: 'Oma', text: 'Schöner Himmel' },
    }),
  )
  const answer = { params: { id: comment.id }, body: { text: 'Danke!' } }
  payloadOf(await mia.client.call(replyToDraftComment, answer))
  const { text, data } = await archiveOf(mia)
  expect(data).toMatchObject({
    draftLinks: [{ draftId, right: 'comment', name: 'Oma' }],
    draftComments: [{ author: 'Oma', text: 'Schöner Himmel' }],
    draftAnswers: [{ isMaker: true, text: 'Danke!' }],
    draftMails: [{ draftId, state: 'on' }],
  })
  expect(text).not.toMatch(/tokenHash|keyHash/)
})
