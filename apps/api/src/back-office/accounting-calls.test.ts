import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { accountingCommand } from '@passepartout/commerce/accounting'
import { insertInvoice, setInvoicePdfKey } from '@passepartout/db'
import { readCatalogue } from '@passepartout/testing'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => new Date(NOON.getTime() + 3_600_000) })
const MONTH = NOON.toISOString().slice(0, 7)
const office = (...roles: ('finance' | 'support' | 'merchandising')[]) =>
  openBackOffice(shop(), roles.length > 0 ? roles : ['finance'])
const get = (path: string) => office().send('GET', path)

/** An order with its invoice, and a credit note for a part of it. */
async function invoicedOrder({ credited = 0 } = {}) {
  const { order } = await placedOrder(shop())
  const { deps, db } = shop()
  const { total, number: orderNumber } = order
  const [seller] = deps.sellers().sellers
  const issue = async (kind: 'invoice' | 'credit-note', amount: number) => {
    const tax = Math.round((amount * 19) / 119)
    const content = {
      ...{ orderNumber, seller, country: 'de', currency: 'EUR', tax: 'included', vatNumber: '' },
      ...{
        issuedOn: NOON.toISOString().slice(0, 10),
        corrects: null,
        vouchers: [],
        total: amount,
        due: amount,
      },
      rates: [{ rate: 19, net: amount - tax, tax }],
    }
    const { invoice } = await insertInvoice(db, {
      ...{ orderId: order.id, kind, seller: 'passepartout', key: kind, now: deps.clock() },
      content: number => ({ ...content, number, kind }),
    })
    const pdfKey = `invoices/${randomUUID()}.pdf`
    await deps.storage.put(pdfKey, new TextEncoder().encode(`%PDF ${invoice.number}`))
    await setInvoicePdfKey(db, { id: invoice.id, pdfKey, pdfSha256: '' })
  }
  await issue('invoice', total)
  if (credited > 0) await issue('credit-note', credited)
  return order
}

const cents = (written: string) => Math.round(Number(written.replace(',', '.')) * 100)

describe('the books of a month', () => {
  test('agree with its invoices to the cent, as table, CSV and bookings', async () => {
    const first = await invoicedOrder()
    const second = await invoicedOrder({ credited: 1234 })
    const total = first.total + second.total - 1234
    const turnover = (await (await get(`/accounting/passepartout/${MONTH}`)).json()) as {
      rows: { net: number; tax: number }[]
      invoices: number
      creditNotes: number
    }
    expect([turnover.invoices, turnover.creditNotes]).toEqual([2, 1])
    expect(turnover.rows.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(total)

    const csv = await (await get(`/accounting/passepartout/${MONTH}/turnover.csv`)).text()
    const gross = csv.trim().split('\r\n').slice(1)
    expect(gross.reduce((sum, row) => sum + cents(row.split(',').at(-1) ?? ''), 0)).toBe(total)

    const response = await get(`/accounting/passepartout/${MONTH}/datev.csv`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="EXTF_Buchungsstapel_passepartout_${MONTH}.csv"`,
    )
    const batch = new TextDecoder('windows-1252').decode(await response.arrayBuffer())
    const [header, names, ...rows] = batch.trimEnd().split('\r\n')
    expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/)
    expect(names).toContain('BU-Schlüssel')
    const booked = rows
      .map(row => row.split(';'))
      .map(([amount = '', side]) => [cents(amount), side] as const)
    expect(booked.reduce((sum, [amount, side]) => sum + (side === '"S"' ? amount : -amount), 0)).toBe(total)
  })

  test('come with every document as a PDF', async () => {
    await invoicedOrder({ credited: 500 })
    const response = await get(`/accounting/passepartout/${MONTH}/invoices.zip`)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files)).toEqual([`RE-2026-000001.pdf`, `RK-2026-000002.pdf`])
    expect(new TextDecoder().decode(files['RK-2026-000002.pdf'])).toBe('%PDF RK-2026-000002')
  })

  test('are the same on the command line', async () => {
    await invoicedOrder()
    const { deps, db } = shop()
    const { ledger } = await readCatalogue()
    const run = async (...words: string[]) =>
      text(
        await accountingCommand(
          { db, storage: deps.storage, ledger, now: deps.clock() },
          JSON.stringify({ words }),
        ),
      )
    const page = await (await get(`/accounting/passepartout/${MONTH}/turnover.csv`)).text()
    expect(await run('turnover', 'passepartout', MONTH)).toBe(page)
    expect(await run('oss', 'passepartout', '2026-Q4')).toBe('')
    await expect(run('datev', 'passepartout', '2026-13')).rejects.toThrow('such as 2026-11')
    await expect(run('datev', 'nobody', MONTH)).rejects.toThrow('Nobody sells as nobody')
    await expect(run('datev', 'passepartout', MONTH, '--rate', 'CHF')).rejects.toThrow('CHF=0.9312')
    await expect(run('steal')).rejects.toThrow('npm run shop -- accounting')
  })

  test('of another month or company hold nothing of this one', async () => {
    await invoicedOrder()
    for (const path of ['/accounting/passepartout/2026-01', `/accounting/kartenliebe/${MONTH}`])
      expect(await (await get(path)).json()).toMatchObject({ rows: [], invoices: 0 })
  })

  test.each([
    ['/accounting/passepartout/2026-13', 400],
    ['/accounting/passepartout/2026-13/datev.csv', 400],
    ['/accounting/passepartout/%2e%2e', 404],
    ['/accounting/nobody/2026-11', 404],
    ['/accounting/__proto__/2026-11/datev.csv', 404],
    ['/accounting/passepartout/quarters/2026-Q5/oss.csv', 400],
    ['/accounting/passepartout/2026-11/datev.csv?rates=CHF', 400],
    ['/accounting/passepartout/2026-11/datev.csv?rates=CHF=0', 400],
  ])('%s is refused', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  test('are closed to other roles, and each export is recorded with month and company', async () => {
    const path = `/accounting/passepartout/${MONTH}/datev.csv`
    for (const role of ['support', 'merchandising'] as const)
      expect((await office(role).send('GET', path)).status).toBe(403)
    const { send, records } = office()
    await send('GET', path)
    expect(records).toEqual([
      {
        kind: 'back-office-call',
        actor: 'Ada',
        details: { call: 'exportDatev', seller: 'passepartout', month: MONTH },
      },
    ])
  })
})
