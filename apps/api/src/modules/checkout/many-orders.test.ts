import { addCheckoutCode } from '@passepartout/contracts'
import { createVoucher, findVoucher } from '@passepartout/db'
import { openServerDatabase, testServerUrl } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { addCartArticleOnPage, checkOut, order, payloadOf } from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

/** The embedded database has a single connection; only a database server makes two requests really concurrent. */
describe.skipIf(!testServerUrl)('on a server', () => {
  const shop = useShop({}, openServerDatabase)

  async function readyVisitor(code?: string) {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    if (code) payloadOf(await visitor.client.call(addCheckoutCode, { body: { code } }))
    return { visitor, checkout: await checkOut(visitor) }
  }
  const count = async (table: 'orders' | 'order_events' | 'payments') => {
    const { rows } = (await shop().db.execute(`select count(*) n from ${table}`)) as unknown as {
      rows: { n: unknown }[]
    }
    return Number(rows[0]?.n)
  }

  test('fifty presses at the same moment write one order, one journal, one payment', async () => {
    const { visitor, checkout } = await readyVisitor()
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(visitor, checkout)))
    const placed = answers.map(payloadOf)
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(placed.filter(({ isRepeated }) => !isRepeated).length).toBe(1)
    expect([await count('orders'), await count('order_events'), await count('payments')]).toEqual([1, 2, 1])
  })

  test('one voucher in twenty carts pays no more than it is worth', async () => {
    const code = await createVoucher(shop().db, {
      worth: { amount: 3000, currency: 'EUR' },
      fromDay: '2026-11-01',
      now: new Date('2026-11-01T09:00:00Z'),
    })
    const visitors = []
    for (let index = 0; index < 20; index++) visitors.push(await readyVisitor(code))
    const dues = visitors.map(({ checkout }) => checkout.sums.total.amount - checkout.sums.due.amount)
    const answers = await Promise.all(visitors.map(one => order(one.visitor, one.checkout)))
    const paid = answers.reduce((sum, answer, index) => sum + (answer.ok ? (dues[index] ?? 0) : 0), 0)
    const refused = answers.flatMap(answer => (answer.ok ? [] : [answer.code]))
    expect(new Set(refused)).toEqual(new Set(['price-changed']))
    expect((await findVoucher(shop().db, code))?.remaining).toBe(3000 - paid)
    expect(paid).toBeLessThanOrEqual(3000)
  })
})
