import { addCartLine, duplicateCartLine } from '@passepartout/contracts'
import { afterEach, describe, expect, test } from 'vitest'
import { readyDraft } from '../../frame-design.fixture.ts'
import { rateLimitKeyOfAddress } from '../../http/rate-limit-key-of-address.ts'
import { RATE_LIMITS } from '../../http/rate-limit-rules.ts'
import { createRateLimiters } from '../../http/rate-limiters.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

let address = '192.0.2.1'
const shop = useShop({ addressOf: () => address })
afterEach(() => {
  address = '192.0.2.1'
})

const [aMinute] = RATE_LIMITS['line-bytes']

/** Consumes an address's points per minute for cart lines, except `left` bytes. */
const fill = async (left: number) => {
  const { db, deps } = shop()
  const key = rateLimitKeyOfAddress(address, deps.secret)
  expect(await createRateLimiters(db).spend('line-bytes', { address: key }, aMinute.points - left)).toEqual({
    ok: true,
  })
}

async function added(visitor: Visitor) {
  const { id: draftId, revision: draftRevision } = await readyDraft(visitor)
  return visitor.client.call(addCartLine, { body: { draftId, draftRevision, quantity: 1 } })
}

/** The number of copies of a line until one is refused, and the status of the refusal. */
async function copiesOf(visitor: Visitor, id: string) {
  for (let made = 0; made < 20; made++) {
    const { status } = await visitor.client.call(duplicateCartLine, { params: { id } })
    if (status !== 201) return { made, status }
  }
  return { made: 20, status: 201 }
}

describe('what carts hold of designs', () => {
  test('is counted for each copy of a line as for the line itself', async () => {
    const visitor = shop().visitor()
    const answer = await added(visitor)
    const lineId = answer.ok ? answer.payload.lineId : ''
    const [line] = await shop().db.query.cartLines.findMany()
    const bytes = JSON.stringify(line?.document).length
    expect(bytes).toBeGreaterThan(500)
    await fill(bytes * 4)
    const { made, status } = await copiesOf(visitor, lineId)
    expect(status).toBe(429)
    // The database serialises a document slightly longer than the original.
    expect(made).toBeGreaterThanOrEqual(1)
    expect(made).toBeLessThanOrEqual(4)
  })

  test('stops new lines of an address in words, and leaves other addresses alone', async () => {
    address = '192.0.2.7'
    await fill(10)
    const refused = await added(shop().visitor())
    expect(refused).toMatchObject({ ok: false, status: 429, message: expect.stringMatching(/\S+ \S+/) })
    address = '192.0.2.8'
    expect((await added(shop().visitor())).status).toBe(201)
  })
})
