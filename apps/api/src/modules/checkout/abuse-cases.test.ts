import { readFileSync } from 'node:fs'
import { addCartArticle, addCheckoutCode, changeCartLine, getCart, getOrder } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { addCartArticleOnPage, checkOut, order, payloadOf, RIBBON } from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const ROOT = new URL('../../../../../', import.meta.url)
const TABLE = new URL('docs/abuse-cases.md', ROOT)

describe('an article', () => {
  test.each([-50, -1, 0, 0.5, 12.7, 1e9, Number.MAX_SAFE_INTEGER, '50', null])(
    'in a quantity of %s is refused',
    async quantity => {
      const visitor = shop().visitor()
      const body = { ...RIBBON, quantity } as never
      expect(await visitor.client.call(addCartArticle, { body })).toMatchObject({ ok: false, status: 422 })
      const id = await addCartArticleOnPage(visitor)
      const changed = await visitor.client.call(changeCartLine, {
        params: { id },
        body: { quantity } as never,
      })
      expect(changed).toMatchObject({ ok: false, status: 422 })
      expect(payloadOf(await visitor.client.call(getCart, {})).lines).toMatchObject([{ quantity: 50 }])
    },
  )

  test('at a price of one’s own is sold at the shop’s', async () => {
    const honest = shop().visitor()
    await addCartArticleOnPage(honest)
    const sly = shop().visitor()
    const body = { ...RIBBON, price: 1, unitPrice: { amount: 1 }, total: 0, seenPrice: 1, currency: 'JPY' }
    expect(await sly.client.call(addCartArticle, { body } as never)).toMatchObject({ ok: true })
    const sums = async ({ client }: Visitor) => payloadOf(await client.call(getCart, {})).sums
    expect(await sums(sly)).toEqual(await sums(honest))
  })
})

describe('a link to an order', () => {
  test('of another order, cut short or made up opens nothing', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    const { statusPath } = payloadOf(await order(visitor, await checkOut(visitor)))
    const token = statusPath.split('/').at(-1) ?? ''
    const turned = [...token].reverse().join('')
    const others = [token.slice(0, -1), `${token}A`, turned, token.toUpperCase(), `..%2F${token}`, '1', '%00']
    for (const other of others)
      expect(
        await shop()
          .visitor()
          .client.call(getOrder, { params: { token: other } }),
        other,
      ).toMatchObject({ ok: false, status: 404 })
    expect(await visitor.client.call(getOrder, { params: { token } })).toMatchObject({ ok: true })
  })
})

describe('guessing codes', () => {
  test('is still too much after a restart and in another process', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    const guess = async ({ client }: Visitor, code: string) => {
      const answer = await client.call(addCheckoutCode, { body: { code } })
      return answer.ok ? 200 : answer.status
    }
    for (let attempt = 0; attempt < 10; attempt++) await guess(visitor, `WRONG${attempt}`)
    const restarted = newVisitor(createApi(shop().deps))
    for (const [name, value] of visitor.cookies) restarted.cookies.set(name, value)
    expect(await guess(restarted, 'WRONG-AGAIN')).toBe(429)
  })
})

test('every case of the list has the test that it names', () => {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\|[^|]*\| (.+) \| `([^`]+)` \|$/gm)
  const named = [...rows].map(([, title = '', file = '']) => ({ title, file }))
  expect(named.length).toBeGreaterThan(20)
  for (const { title, file } of named)
    expect(readFileSync(new URL(file, ROOT), 'utf8'), file).toContain(title)
})
