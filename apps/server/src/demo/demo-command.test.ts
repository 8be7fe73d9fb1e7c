import { randomUUID } from 'node:crypto'
import { addressStepSchema, receiptSumsSchema } from '@passepartout/contracts/schemas'
import {
  claimUnprocessedOrderEvents,
  countWaitingOrders,
  insertOrder,
  listOrderNotes,
  listOrderPage,
  listPendingCases,
  listUnsettledRefunds,
} from '@passepartout/db'
import { ORDER_STATES } from '@passepartout/domain'
import { useDatabase } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createDemoOrders } from './demo-command.ts'
import { createDemoOrder } from './demo-order.ts'
import { courseOf } from './order-courses.ts'

const database = useDatabase()
const NOW = new Date('2026-11-21T12:00:00Z')
const make = (options: object) => createDemoOrders(database(), JSON.stringify(options), NOW)
const listAll = () => listOrderPage(database(), { filter: {}, limit: 1000, now: NOW })

/** An order of a customer, in the least that the database takes. */
const placeRealOrder = () =>
  insertOrder(
    database(),
    {
      ...{ id: randomUUID(), idempotencyKey: randomUUID(), visitorId: null, token: randomUUID() },
      ...{ channel: 'passepartout', country: 'de', locale: 'de-DE', currency: 'EUR' },
      ...{ email: 'mara@post.example', address: {}, receipt: {}, total: 100, due: 100 },
      ...{ paymentMethod: 'transfer', changeUntil: NOW, placedAt: NOW },
    },
    [],
  )

describe('demo orders', () => {
  test('take every course as often as its share', () => {
    const courses = Array.from({ length: 200 }, (_, index) => courseOf(index))
    for (const course of new Set(courses))
      expect(courses.filter(one => one === course)).toHaveLength(2 * course.share)
  })

  test('are in every state, marked, and nothing follows from them', async () => {
    const indexes = Array.from({ length: 100 }, (_, index) => index)
    const courses = new Map(indexes.map(index => [courseOf(index), index]))
    for (const index of courses.values()) await createDemoOrder(database(), index, NOW)
    const orders = await listAll()
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(ORDER_STATES))
    expect(orders.every(({ placedAt }) => placedAt < NOW)).toBe(true)
    for (const { id, email, address, receipt, total } of orders) {
      expect((await listOrderNotes(database(), id)).map(({ actor }) => actor)).toEqual(['demo'])
      expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/)
      expect(addressStepSchema.parse(address)).toMatchObject({ contact: { email } })
      const { sums } = receipt as { sums: unknown }
      expect(receiptSumsSchema.parse(sums)).toMatchObject({ total: { amount: total } })
    }
    expect(await countWaitingOrders(database(), NOW)).toMatchObject({ held: 1, 'production-failed': 1 })
    expect((await listPendingCases(database())).map(({ kind }) => kind).toSorted()).toEqual([
      'complaint',
      'withdrawal',
    ])
    expect(await listUnsettledRefunds(database())).toEqual([])
    const claim = { kinds: ['placed', 'paid', 'parcel-shipped', 'delivered'], since: new Date(0), now: NOW }
    expect(await claimUnprocessedOrderEvents(database(), { ...claim, most: 1 })).toEqual([])
  })

  test('are not mixed with the orders of customers unless that is asked for', async () => {
    const { id } = await placeRealOrder()
    await expect(make({ orders: '2' })).rejects.toThrow('--beside-real-orders')
    expect(await listAll()).toHaveLength(1)
    await make({ orders: '2', besideRealOrders: true })
    await make({ orders: '2', besideRealOrders: true })
    expect(await listAll()).toHaveLength(5)
    const claim = { kinds: ['placed'], since: new Date(0), most: 100, now: NOW }
    const waiting = await claimUnprocessedOrderEvents(database(), claim)
    expect(waiting.map(({ orderId }) => orderId)).toEqual([id])
  })

  test('can be added to', async () => {
    await make({ orders: '3' })
    await make({ orders: '4' })
    expect(await listAll()).toHaveLength(7)
  })

  test.each(['', '0', '-1', '1.5', 'many', '5001'])('are refused in the number "%s"', async orders => {
    await expect(make({ orders })).rejects.toThrow('--orders must be a whole number from 1 to 5000.')
  })
})
