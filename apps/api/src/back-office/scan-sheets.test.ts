import { createHash, randomUUID } from 'node:crypto'
import { listOrderLines } from '@passepartout/db'
import { canonicalJson, formatParcelCode, formatSheetCode, type SheetCode } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder, posterLine } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => NOON })

/** Two booklets of two sheets, at the lab. */
async function inProduction(quantity = 2) {
  const { order, move } = await placedOrder(shop(), {
    visitorId: null,
    lines: [posterLine(undefined, { quantity })],
  })
  await move('paid', 'production-started')
  const [line] = await listOrderLines(shop().db, order.id)
  const hash = createHash('sha256').update(canonicalJson(line?.document)).digest('hex').slice(0, 8)
  const sheet = (page: number, part: Partial<SheetCode> = {}) =>
    formatSheetCode({
      ...{ orderNumber: order.number, lineNumber: 1, reprint: 0, copy: 0, page, pages: 2, hash },
      ...part,
    })
  const parcel = formatParcelCode({ orderNumber: order.number, reprint: 0, line: null, parcel: 1 })
  return { order, move, sheet, parcel }
}

async function scan(step: string, codes: string[], part: { parcel?: string; scan?: string } = {}) {
  const { send } = openBackOffice(shop(), ['lab'])
  const response = await send('POST', '/scans', { scan: randomUUID(), step, codes, ...part })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}

describe('scans of the lab', () => {
  test('follow a line from the cut to its parcel', async () => {
    const { order, sheet, parcel } = await inProduction()
    const copy = [sheet(1), sheet(2)]
    expect(await scan('cut', [...copy, ...copy])).toMatchObject({
      status: 200,
      lines: [{ cut: 4, bound: 0 }],
    })
    expect(await scan('bound', copy)).toMatchObject({ lines: [{ bound: 1 }] })
    expect(await scan('bound', copy)).toMatchObject({ lines: [{ bound: 2 }] })
    expect(await scan('packed', [sheet(1), sheet(1)], { parcel })).toMatchObject({
      isRepeated: false,
      lines: [{ orderNumber: order.number, line: 1, copies: 2, cut: 4, bound: 2, packed: 2 }],
    })
    expect(await scan('packed', [sheet(1)], { parcel })).toMatchObject({ problem: 'too-many-copies' })
  })

  test('are recorded once, however often the scanner sends them', async () => {
    const { sheet } = await inProduction()
    const again = { scan: randomUUID() }
    await scan('cut', [sheet(1)], again)
    expect(await scan('cut', [sheet(1)], again)).toMatchObject({ isRepeated: true, lines: [{ cut: 1 }] })
  })

  test('of a missing sheet, or of one of another order, are refused by name and record nothing', async () => {
    const [mine, other] = [await inProduction(), await inProduction()]
    await scan('cut', [mine.sheet(1), mine.sheet(2), other.sheet(1), other.sheet(2)])
    expect(await scan('bound', [mine.sheet(1)])).toMatchObject({
      ...{ status: 409, problem: 'sheet-missing' },
      fields: [`${mine.order.number}/1 2/2`],
    })
    expect(await scan('bound', [mine.sheet(1), other.sheet(2)])).toMatchObject({
      problem: 'other-order',
      fields: [`${other.order.number}/1 2/2`],
    })
    expect(await scan('cut', [mine.sheet(1)])).toMatchObject({ lines: [{ cut: 3, bound: 0 }] })
  })

  test('never let two orders into one parcel', async () => {
    const [mine, other] = [await inProduction(1), await inProduction(1)]
    for (const { sheet } of [mine, other]) {
      await scan('cut', [sheet(1), sheet(2)])
      await scan('bound', [sheet(1), sheet(2)])
    }
    const { parcel } = mine
    expect(await scan('packed', [mine.sheet(1), other.sheet(1)], { parcel })).toMatchObject({
      problem: 'other-order',
    })
    expect(await scan('packed', [other.sheet(1)], { parcel })).toMatchObject({ problem: 'other-order' })
    expect(await scan('packed', [mine.sheet(1)])).toMatchObject({ problem: 'other-parcel' })
    expect(await scan('packed', [mine.sheet(1)], { parcel })).toMatchObject({ lines: [{ packed: 1 }] })
  })

  test('of other designs, cancelled orders and other codes are refused', async () => {
    const { sheet } = await inProduction()
    expect(await scan('cut', [sheet(1, { hash: '00000000' })])).toMatchObject({ problem: 'other-design' })
    expect(await scan('cut', [sheet(1, { lineNumber: 9 })])).toMatchObject({ problem: 'other-design' })
    expect(await scan('cut', [sheet(1, { orderNumber: 'PP-2222-2222' })])).toMatchObject({
      problem: 'other-design',
    })
    expect(await scan('cut', ['4006381333931'])).toMatchObject({
      ...{ status: 409, problem: 'no-sheet-code' },
      fields: ['4006381333931'],
    })
    const { order: early, move } = await placedOrder(shop(), { visitorId: null })
    await move('cancelled')
    expect(await scan('cut', [sheet(1, { orderNumber: early.number })])).toMatchObject({
      problem: 'not-allowed',
    })
    for (const codes of [[], ['x'.repeat(61)], Array.from({ length: 501 }, () => sheet(1))])
      expect((await scan('cut', codes)).status).toBe(400)
    expect((await scan('lost', [sheet(1)])).status).toBe(400)
  })

  test('that are sent at the same moment count each other', async () => {
    const { sheet } = await inProduction(1)
    const results = await Promise.all([scan('cut', [sheet(1)]), scan('cut', [sheet(1)])])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
