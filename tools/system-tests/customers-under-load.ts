import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addCartArticle } from '@passepartout/contracts'
import { openBrowser, RIBBON } from '../bench/orders/ordering-browser.ts'
import { fillCheckout } from '../bench/orders/place-one-order.ts'
import { requestShop } from './request-shop.ts'

const DE = 'passepartout.de.localhost'
/** Cached pages, and one that is rendered for each request. */
const PAGES = ['/', '/wandbilder/leinwand', '/suche?q=']

interface LoadPeriod {
  /** Counts by status of pages, and of calls that write; 0 for no response. */
  pages: Record<string, number>
  writes: Record<string, number>
  slowestPageMs: number
}

/**
 * Customers of several processes, who open pages, fill carts and order without end. Acknowledged writes are recorded
 * here, outside of the shop.
 */
export function runSimulatedCustomers(shops: readonly { readonly port: number }[]) {
  const lines: string[] = []
  const orders: string[] = []
  const spells: Record<string, LoadPeriod> = {}
  let now = 'before'
  let isOver = false
  let turn = 0
  const next = () => shops[turn++ % shops.length] ?? { port: 0 }
  const spell = (): LoadPeriod => (spells[now] ??= { pages: {}, writes: {}, slowestPageMs: 0 })
  const count = (of: Record<string, number>, status: number) => {
    of[status] = (of[status] ?? 0) + 1
  }
  const forever = async (one: () => Promise<void>) => {
    while (!isOver) {
      await one()
      await wait(25)
    }
  }

  async function look(): Promise<void> {
    for (const page of PAGES) {
      const began = performance.now()
      const at = spell()
      const path = page.endsWith('=') ? `${page}${randomUUID()}` : page
      const status = await requestShop(next().port, DE, path).then(
        answer => answer.status,
        () => 0,
      )
      count(at.pages, status)
      at.slowestPageMs = Math.max(at.slowestPageMs, performance.now() - began)
    }
  }
  async function layIntoCart(): Promise<void> {
    const { client } = openBrowser(next())
    const lineId = randomUUID()
    const at = spell()
    const result = await client.call(addCartArticle, { body: { ...RIBBON, lineId } })
    count(at.writes, result.ok ? 200 : result.status)
    if (result.ok) lines.push(result.payload.lineId)
  }
  async function order(): Promise<void> {
    const email = `kundin-${randomUUID()}@example.com`
    const press = await fillCheckout(openBrowser(next()), { code: undefined, email, isPoster: false })
    for (;;) {
      const at = spell()
      const result = await press()
      count(at.writes, result.ok ? 200 : result.status)
      if (result.ok) orders.push(result.payload.orderNumber)
      if (result.ok || isOver) return
      await wait(200)
    }
  }

  const customers = [look, look, layIntoCart, layIntoCart, layIntoCart, order].map(forever)
  return {
    lines,
    orders,
    spells,
    /** Starts a named period of the counts. */
    during: (name: string) => {
      now = name
    },
    leave: async () => {
      isOver = true
      await Promise.all(customers)
    },
  }
}
