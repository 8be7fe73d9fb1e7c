import type { OperatorRole } from '@passepartout/domain'
import { ADDRESS_DE } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { placedOrder, TRANSITIONS_TO_DELIVERED } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop()
const MARA = ADDRESS_DE.contact.email

const as = (...roles: OperatorRole[]) => openBackOffice(shop(), roles)

/** An order of somebody else. */
const orderOfOther = () =>
  placedOrder(shop(), {
    address: { ...ADDRESS_DE, contact: { ...ADDRESS_DE.contact, email: 'someone@else.example' } },
  })

describe('a customer', () => {
  test('without an account is found by the whole address, and shown with their orders only', async () => {
    const first = await placedOrder(shop())
    const second = await placedOrder(shop())
    const other = await orderOfOther()
    const { send, records } = as('support')
    const found = await send('GET', `/customers?search=${encodeURIComponent(MARA.toUpperCase())}`)
    const { guest } = (await found.json()) as { guest: { number: string } }
    expect([first.order.number, second.order.number]).toContain(guest.number)
    const shown = await (await send('GET', `/customers/${guest.number}`)).json()
    expect(shown).toMatchObject({ customer: { email: MARA, account: null, newsletters: [], cases: [] } })
    const { orders } = (shown as { customer: { orders: { number: string }[] } }).customer
    expect(orders.map(({ number }) => number).toSorted()).toEqual(
      [first.order.number, second.order.number].toSorted(),
    )
    expect(JSON.stringify(shown)).not.toContain(other.order.number)
    // Who looked is recorded, with a number in place of the address.
    expect(records.at(-1)).toMatchObject({ details: { call: 'getCustomer', key: guest.number } })
    expect(JSON.stringify(records)).not.toContain(MARA)
  })

  test.each(['K-0000-0000', 'K-%', 'PP-0000-0000', '%', '@', "'--"])('is not found by "%s"', async key => {
    await placedOrder(shop())
    const { send } = as('owner')
    const path = `/customers/${encodeURIComponent(key)}`
    expect((await send('GET', path)).status).toBe(404)
    expect((await send('GET', `${path}/data.json`)).status).toBe(404)
    expect((await send('POST', `${path}/erase`, { email: MARA })).status).toBe(404)
  })

  test('is exported as a file, without secrets and without others', async () => {
    const { order } = await placedOrder(shop())
    const other = await orderOfOther()
    const response = await as('support').send('GET', `/customers/${order.number}/data.json`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="customer-${order.number}.json"`,
    )
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ orders: [{ number: order.number, email: MARA }] })
    expect(text).not.toContain(order.tokenHash)
    expect(text).not.toContain(other.order.number)
  })

  test('is erased by owners only, who type the address', async () => {
    const { order, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const other = await orderOfOther()
    const path = `/customers/${order.number}/erase`
    for (const role of ['support', 'finance', 'production', 'content', 'merchandising'] as const)
      expect((await as(role).send('POST', path, { email: MARA })).status).toBe(403)
    const { send } = as('owner')
    const mistaken = await send('POST', path, { email: 'someone@else.example' })
    expect([mistaken.status, await mistaken.json()]).toEqual([409, { problem: 'wrong-email' }])
    const erased = await send('POST', path, { email: MARA.toUpperCase() })
    expect(await erased.json()).toEqual({ erased: 1, kept: [], photos: 0 })
    expect((await send('GET', `/customers/${order.number}`)).status).toBe(404)
    expect((await send('GET', `/customers/${other.order.number}`)).status).toBe(200)
  })
})
