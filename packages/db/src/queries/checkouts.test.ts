import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { addCartLine } from './carts.ts'
import {
  addCheckoutCode,
  finishCheckout,
  getOrCreateCheckout,
  loadCheckoutForOrder,
  MAX_CHECKOUT_CODES,
  removeCheckoutCode,
  updateCheckout,
} from './checkouts.ts'
import { listCartLines } from './read-carts.ts'
import { createVisitor, NOON, ownerOf, sampleCartLine } from './rows.fixture.ts'

describeEachDatabase('a checkout', database => {
  const open = async () => {
    const owner = ownerOf(await createVisitor(database()))
    const line = sampleCartLine()
    await addCartLine(database(), { owner, line, photoIds: [], most: 9, now: NOON })
    const find = async () => {
      const found = await loadCheckoutForOrder(database(), { owner, now: NOON })
      return found && { ...found.row, codes: found.codes, lines: found.lines }
    }
    const checkout = await find()
    return { owner, line, find, cartId: checkout?.cartId ?? '', checkout }
  }

  test('is opened with a cart, once, also by several tabs at the same moment', async () => {
    const { owner, checkout } = await open()
    const found = await Promise.all(
      [1, 2, 3].map(() => getOrCreateCheckout(database(), { owner, now: NOON })),
    )
    expect(found.map(one => one?.idempotencyKey)).toEqual(Array(3).fill(checkout?.idempotencyKey))
    const stranger = ownerOf(await createVisitor(database()))
    expect(await getOrCreateCheckout(database(), { owner: stranger, now: NOON })).toBeUndefined()
  })

  test('keeps what was typed and chosen', async () => {
    const { find, cartId } = await open()
    await updateCheckout(database(), { cartId, address: { half: 'an addr' }, now: NOON })
    await updateCheckout(database(), { cartId, shippingOption: 'express', now: NOON })
    expect(await find()).toMatchObject({ address: { half: 'an addr' }, shippingOption: 'express' })
  })

  test('remembers codes in the order they were entered, and only so many', async () => {
    const { find, cartId } = await open()
    const entered = ['B', 'A', 'B', ...Array.from({ length: MAX_CHECKOUT_CODES }, (_, index) => `C${index}`)]
    const answers: string[] = []
    for (const code of entered) answers.push(await addCheckoutCode(database(), { cartId, code, now: NOON }))
    expect(answers.filter(answer => answer === 'full').length).toBe(2)
    await removeCheckoutCode(database(), { cartId, code: 'A' })
    expect((await find())?.codes).toEqual(['B', 'C0', 'C1', 'C2'])
  })

  test('takes no more codes than it may, also when they come at once', async () => {
    const { find, cartId } = await open()
    const answers = await Promise.all(
      Array.from({ length: MAX_CHECKOUT_CODES + 2 }, (_, index) =>
        addCheckoutCode(database(), { cartId, code: `C${index}`, now: NOON }),
      ),
    )
    expect(answers.filter(answer => answer === 'full').length).toBe(2)
    expect((await find())?.codes.length).toBe(MAX_CHECKOUT_CODES)
  })

  test('after an order has a new key, no lines and no codes, and still the address', async () => {
    const { owner, line, find, cartId, checkout } = await open()
    await updateCheckout(database(), {
      cartId,
      address: { a: 1 },
      addressDoneAt: NOON,
      paymentMethod: 'free',
      now: NOON,
    })
    await addCheckoutCode(database(), { cartId, code: 'A', now: NOON })
    await finishCheckout(database(), { cartId, lineIds: [line.id], now: NOON })
    const after = await find()
    expect(after).toMatchObject({ codes: [], address: { a: 1 }, addressDoneAt: null, paymentMethod: null })
    expect(after?.idempotencyKey).not.toBe(checkout?.idempotencyKey)
    expect(await listCartLines(database(), owner)).toEqual([])
  })
})
