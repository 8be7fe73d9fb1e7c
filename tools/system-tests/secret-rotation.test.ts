import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCart, getOrder } from '@passepartout/contracts'
import { isLongRun } from '@passepartout/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRibbon, openBrowser } from '../bench/orders/ordering-browser.ts'
import { fillCheckout, requestUntilAnswered } from '../bench/orders/place-one-order.ts'
import { installEmptyDatabase } from './empty-database.ts'
import { type Shop, startShop } from './start-shop.ts'

const OLD = 'the old secret of this shop: long enough'
const NEW = 'the new secret of this shop: long enough'
const STRANGE = 'a secret that this shop never had before'

let dataDir = ''
let running: Shop | undefined
const shop = {
  get port() {
    return running?.port ?? 0
  },
}
/** Stops the shop and starts it on the same data. */
async function startWith(secret: string) {
  await running?.stop()
  running = await startShop({ dataDir, env: { COOKIE_SECRET: secret } })
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rotation-'))
  await installEmptyDatabase(dataDir)
})
afterAll(async () => {
  await running?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('carts and links to orders outlive a change of the secret, and a secret nobody knows opens nothing', async () => {
  const [buyer, idler] = [openBrowser(shop), openBrowser(shop)]
  const linesOf = async ({ client }: typeof buyer) =>
    (await requestUntilAnswered('cart', () => client.call(getCart, {}))).lines.length
  const opens = async (path: string) => {
    const token = path.split('/').at(-1) ?? ''
    return (await openBrowser(shop).client.call(getOrder, { params: { token } })).ok
  }

  await startWith(OLD)
  const press = await fillCheckout(buyer, {
    code: undefined,
    email: `kundin-${randomUUID()}@example.com`,
    isPoster: false,
  })
  const oldLink = (await requestUntilAnswered('order', press)).statusPath
  await addRibbon(idler)
  expect(await opens(oldLink)).toBe(true)

  // First every process accepts the new secret, then it signs, then the old one is removed.
  if (isLongRun) {
    await startWith(`${OLD},${NEW}`)
    expect([await opens(oldLink), await linesOf(idler)]).toEqual([true, 1])
  }
  await startWith(`${NEW},${OLD}`)
  expect([await opens(oldLink), await linesOf(idler)]).toEqual([true, 1])
  const newLink = (await requestUntilAnswered('order', press)).statusPath
  expect(newLink).not.toBe(oldLink)
  expect(await opens(newLink)).toBe(true)
  await addRibbon(idler)

  await startWith(NEW)
  expect([await opens(oldLink), await opens(newLink), await linesOf(idler)]).toEqual([true, true, 1])

  await startWith(STRANGE)
  expect([await opens(newLink), await linesOf(idler)]).toEqual([false, 0])
})
