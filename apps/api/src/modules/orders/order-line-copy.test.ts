import { deleteOrderPhotos, getOrder } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { NOON, placedOrder, posterLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop({ clock: () => NOON })

async function orderedPoster() {
  const placed = await placedOrder(shop(), {
    lines: [posterLine(), posterLine(undefined, { isPersonalised: false })],
  })
  const [poster = '', fromStock = ''] = placed.lineIds
  const copy = (line: string, token = placed.token) =>
    shop().visitor().request(`/web-api/orders/${token}/lines/${line}/copy.pdf`)
  return { ...placed, poster, fromStock, copy }
}

test('an order offers each design as a PDF, which is rendered once and named after the order', async () => {
  const { token, poster, copy } = await orderedPoster()
  const answer = await shop().visitor().client.call(getOrder, { params: { token } })
  const order = answer.ok ? answer.payload.order : undefined
  expect(order?.copies).toMatchObject([
    { line: poster, fileUrl: `/web-api/orders/${token}/lines/${poster}/copy.pdf` },
  ])
  const first = await copy(poster)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('content-disposition')).toContain(`${order?.orderNumber}-1.pdf`)
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await copy(poster)).text()).toBe(await first.text())
})

test('a copy is refused for a wrong link, the line of another order, and an article from stock', async () => {
  const { token, poster, fromStock, copy } = await orderedPoster()
  const other = await orderedPoster()
  const refused = [
    copy(poster, `${token.slice(0, -2)}xx`),
    copy(other.poster),
    copy(fromStock),
    copy(`${poster.slice(0, -4)}0000`),
  ]
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('the copy goes with the photos of the order', async () => {
  const { token, poster, copy, move } = await orderedPoster()
  await copy(poster)
  await move(...TRANSITIONS_TO_DELIVERED)
  await shop().visitor().client.call(deleteOrderPhotos, { params: { token } })
  expect((await copy(poster)).status).toBe(404)
  expect(await shop().deps.storage.open(`lines/${poster}/copy.pdf`)).toBeUndefined()
})
