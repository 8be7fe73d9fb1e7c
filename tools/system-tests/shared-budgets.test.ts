import { isLongRun, openTestPostgres, testServerUrl } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestShop, type ShopResponse } from './request-shop.ts'
import { type Shop, startShop } from './start-shop.ts'

const DE = 'passepartout.de.localhost'

/** Limits per address, and seconds of refusal (`apps/api/src/http/rate-limit-rules.ts`). */
const BUDGETS = [
  { path: '/web-api/voucher', body: { code: 'NOBODYS' }, most: 30, waits: 1800 },
  {
    path: '/web-api/withdrawals/find',
    body: { orderNumber: 'PP-0', email: 'kundin@example.com' },
    most: 20,
    waits: 1800,
  },
  { path: '/web-api/log', body: { key: 'browser-error', path: '/' }, most: 60, waits: 60 },
] as const
type Budget = (typeof BUDGETS)[number]

/** Two processes take half a minute to start on a busy machine: in `npm run test:all` only. */
describe.runIf(testServerUrl && isLongRun)('an attacker who spreads requests over two processes', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>
  let shops: [Shop, Shop]

  beforeAll(async () => {
    database = await openTestPostgres(testServerUrl ?? '')
    const url = 'url' in database.connection ? database.connection.url : ''
    const env = {
      DATABASE_URL: url,
      COOKIE_SECRET: 'the same in both: at least thirty-two signs',
      TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
      ROLES: 'web,api',
    }
    shops = [await startShop({ env }), await startShop({ env })]
  })
  afterAll(async () => {
    await Promise.all(shops?.map(shop => shop.dispose()) ?? [])
    await database?.close()
  })

  const sendTo = (shop: Shop, { path, body }: Budget, address: string) =>
    requestShop(shop.port, DE, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-shop-channel': 'passepartout-de',
        'x-shop-locale': 'de-DE',
      },
      body: JSON.stringify(body),
    })
  /** All at once, alternating between the two processes. */
  const sendMany = (count: number, budget: Budget, address: string) =>
    Promise.all(Array.from({ length: count }, (_, at) => sendTo(shops[at % 2 ? 1 : 0], budget, address)))
  const refused = ({ status }: ShopResponse) => status === 429

  test.each(BUDGETS)('has one budget at $path, and is told when to come back', async budget => {
    const answers = await sendMany(budget.most + 20, budget, '198.51.100.1')
    expect(answers.filter(answer => !refused(answer))).toHaveLength(budget.most)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const { headers, body } of answers.filter(refused)) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(budget.waits)
      expect(JSON.parse(body)).toMatchObject({
        code: 'too-many-requests',
        message: { text: expect.stringContaining('Minute') },
      })
    }
  })

  test('is refused by a process that was never asked before, and after a restart', async () => {
    const [budget] = BUDGETS
    await Promise.all(Array.from({ length: budget.most + 1 }, () => sendTo(shops[0], budget, '198.51.100.2')))
    expect(refused(await sendTo(shops[1], budget, '198.51.100.2'))).toBe(true)
    await shops[1].kill()
    await shops[1].start()
    expect(refused(await sendTo(shops[1], budget, '198.51.100.2'))).toBe(true)
  })

  test('takes nothing from anybody at another address', async () => {
    const [budget] = BUDGETS
    await sendMany(budget.most + 20, budget, '198.51.100.3')
    const others = await Promise.all(shops.map(shop => sendTo(shop, budget, '198.51.100.4')))
    expect(others.filter(refused)).toEqual([])
  })
})
