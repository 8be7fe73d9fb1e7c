import { ordersCommand, toCsv } from '@passepartout/commerce/orders'
import { createPayment } from '@passepartout/commerce/payments'
import {
  changePayment,
  findActivePayment,
  listOrderEvents,
  listShipments,
  listUnsettledRefunds,
} from '@passepartout/db'
import { ADDRESS_DE } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { NOON, type PlacedOrder, placedOrder, posterLine, ribbonLine } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop({ clock: () => NOON })
const context = () => ({ ...shop().deps, sellers: shop().deps.sellers(), now: NOON })
const run = (...words: string[]) => ordersCommand(context(), JSON.stringify({ words, operator: 'mia' }))
const json = async (...words: string[]) => JSON.parse(await run(...words, '--json'))

async function paid(part: Parameters<typeof placedOrder>[1] = {}): Promise<PlacedOrder> {
  const placed = await placedOrder(shop(), part)
  await shop().db.transaction(tx => createPayment(tx, context(), placed.order))
  const payment = await findActivePayment(shop().db, placed.order.id)
  await changePayment(shop().db, payment?.id ?? '', { state: 'paid' }, NOON)
  await placed.move('paid')
  return placed
}

describe('orders on the command line', () => {
  test('are listed, for people, programs and spreadsheets', async () => {
    const { order } = await placedOrder(shop())
    expect(await run('list')).toContain(order.number)
    expect(await json('list', '--state', 'placed', '--mail', 'MARA.lindner@post.example')).toMatchObject([
      { number: order.number, total: 8685, currency: 'EUR' },
    ])
    expect(await json('list', '--state', 'paid')).toEqual([])
    expect(await run('list', '--csv')).toMatch(/^number,state,.*\r\nPP-/)
  })

  test('are shown with lines and journal, without the secret of their link', async () => {
    const { order } = await placedOrder(shop())
    expect(await run('show', order.number)).toMatch(/1\. 1 × Poster, 60 × 40 cm[\s\S]*placed/)
    expect(JSON.stringify(await json('show', order.number))).not.toContain(order.tokenHash)
  })

  test('go their way in parcels, each by the name of who sent it', async () => {
    const { order, now: stored, move } = await paid()
    await move('production-started')
    await run('ship', order.number, '--carrier', 'dhl', '--tracking', '00340434161094', '--lines', '2')
    await run('ship', order.number, '--carrier', 'dhl', '--tracking', '00340434161094', '--lines', '2')
    await run('ship', order.number, '--carrier', 'dpd', '--lines', '1')
    expect((await listShipments(shop().db, order.id)).map(({ number, lines }) => [number, lines])).toEqual([
      [1, [2]],
      [2, [1]],
    ])
    await run('deliver', order.number, '--parcel', '1')
    expect((await stored()).state).toBe('shipped')
    await run('deliver', order.number)
    expect((await stored()).state).toBe('delivered')
    const actors = (await listOrderEvents(shop().db, order.id)).map(({ kind, actor }) => `${kind} ${actor}`)
    expect(actors.slice(-5)).toEqual([
      'parcel-shipped operator:mia',
      'parcel-shipped operator:mia',
      'parcel-delivered operator:mia',
      'parcel-delivered operator:mia',
      'delivered operator:mia',
    ])
  })

  test('go in one more parcel with whatever no parcel brought yet, never with a voucher that comes by mail', async () => {
    const voucher = {
      ...ribbonLine(),
      kind: 'gift-voucher',
      configuration: { kind: 'gift-voucher', amount: 5000, delivery: 'pdf', message: '' },
    }
    const { order, move } = await paid({ lines: [posterLine(), ribbonLine(), voucher] })
    await move('production-started')
    await run('ship', order.number, '--carrier', 'dhl', '--lines', '1')
    await run('ship', order.number, '--carrier', 'dhl')
    expect((await listShipments(shop().db, order.id)).map(({ lines }) => lines)).toEqual([[1], [2]])
  })

  test('show the addresses as they stand on a label', async () => {
    const { order } = await paid({
      address: {
        ...ADDRESS_DE,
        contact: { ...ADDRESS_DE.contact, phone: '+49 3643 1' },
        invoice: { ...ADDRESS_DE.delivery, country: 'fr' },
      },
    })
    expect(await run('show', order.number)).toContain(
      [
        '  deliver to:',
        ...['Mara Lindner', 'Lindenweg 14', '99423 Weimar', '+49 3643 1'].map(line => `    ${line}`),
        '  invoice to:',
        ...['Mara Lindner', 'Lindenweg 14', '99423 Weimar', 'FRANKREICH'].map(line => `    ${line}`),
        '',
      ].join('\n'),
    )
  })

  test('are cancelled before production, and their money goes back', async () => {
    const { order, now: stored } = await paid()
    await run('cancel', order.number, '--reason', 'asked by telephone')
    expect((await stored()).state).toBe('cancelled')
    expect((await listUnsettledRefunds(shop().db)).map(({ refund }) => refund.amount)).toEqual([8685])
    const [event] = (await listOrderEvents(shop().db, order.id)).filter(({ kind }) => kind === 'cancelled')
    expect(event).toMatchObject({ actor: 'operator:mia', details: { reason: 'asked by telephone' } })
  })

  test('are refunded in parts: a repeated command is refused, a second refund is said to be one', async () => {
    const { order } = await paid()
    const scratch = () => run('refund', order.number, '--amount', '12.50', '--reason', 'scratch')
    const amounts = async () => (await listUnsettledRefunds(shop().db)).map(({ refund }) => refund.amount)
    await scratch()
    await expect(scratch()).rejects.toThrow(/^€12\.50 of .+ before, on \d{4}-\d\d-\d\d .+--again/)
    expect(await amounts()).toEqual([1250])
    await run('refund', order.number, '--amount', '12.50', '--reason', 'scratch', '--again')
    expect(await amounts()).toEqual([1250, 1250])
    await expect(run('refund', order.number, '--amount', '80.00', '--reason', 'more')).rejects.toThrow(
      'So much is not left',
    )
  })

  test('are printed again, also by the decision on a complaint', async () => {
    const { order, now: stored, move } = await paid()
    await move('production-started', 'parcel-shipped')
    await run('reprint', order.number, '--reason', 'lost', '--lines', '1')
    expect((await stored()).state).toBe('in-production')
    expect(await json('cases')).toEqual([])
  })

  test.each([
    [['fly'], 'npm run shop -- orders <action>'],
    [['show', 'PP-AAAA-AAAA'], 'There is no order'],
    [['list', '--state', 'lost'], '--state must be one of'],
    [['list', '--from', 'soon'], '--from must be a day'],
    [['case', 'x', '--decide', 'refund'], 'There is no case'],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
  ])('are refused with a hint: %j', async (words, hint) => {
    await expect(run(...words)).rejects.toThrow(hint)
  })

  test('cannot jump over a state', async () => {
    const { order } = await placedOrder(shop())
    for (const words of [
      ['ship', order.number, '--carrier', 'dhl'],
      ['deliver', order.number],
      ['reprint', order.number, '--reason', 'why not'],
    ])
      await expect(run(...words)).rejects.toThrow('is placed: that is not possible')
    await expect(run('ship', order.number, '--carrier', 'rocket')).rejects.toThrow('--carrier must be one of')
    await expect(run('cancel', order.number)).rejects.toThrow('--reason')
  })
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+49 30', "'+49 30"],
  [' @SUM(A1)', "' @SUM(A1)"],
  ['-1', "'-1"],
  ['Mara, "die" Erste', '"Mara, ""die"" Erste"'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
])('CSV runs nothing that a customer typed: %s', (typed, cell) => {
  expect(toCsv([{ name: typed }])).toBe(`name\r\n${cell}\r\n`)
})
