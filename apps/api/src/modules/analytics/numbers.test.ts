import { expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const counted: string[] = []
const shop = useShop({
  count: ({ channel, country }, measure, subject) =>
    void counted.push(`${channel}-${country} ${measure} ${subject}`),
  keepsRecordings: true,
})
const closed = useShop()

const send = (path: string, body: unknown, visitor = shop().visitor()) => {
  counted.length = 0
  return visitor.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
const NUMBERS = {
  page: 'product',
  view: true,
  events: [{ event: 'configure', kind: 'photo-frame', item: 'poster' }, { event: 'view_item' }],
  vitals: { lcp: 1234, cls: 0.3 },
}

test('what happened on a page is added to the sums of its shop', async () => {
  const visitor = shop().visitor({ channel: 'kartenliebe', locale: 'de-AT' })
  expect((await send('/web-api/numbers', NUMBERS, visitor)).status).toBe(200)
  expect(counted).toEqual([
    'kartenliebe-at page-view product',
    'kartenliebe-at event configure',
    'kartenliebe-at item configure poster',
    'kartenliebe-at event view_item',
    'kartenliebe-at lcp product 1500',
    'kartenliebe-at cls product 0.5',
  ])
  expect(visitor.cookies.size).toBe(0)
})

test.each([
  ['a page of a kind that is none', { ...NUMBERS, page: 'made-up' }],
  ['an event that is none', { ...NUMBERS, events: [{ event: 'made_up' }] }],
  ['an event that the server counts itself', { ...NUMBERS, events: [{ event: 'purchase' }] }],
  ['an article that is a sentence', { ...NUMBERS, events: [{ event: 'configure', item: 'Anna B' }] }],
  ['more events than a page has', { ...NUMBERS, events: Array(51).fill({ event: 'configure' }) }],
  ['a time that is none', { ...NUMBERS, vitals: { lcp: -1 } }],
])('numbers with %s are refused', async (_what, body) => {
  expect((await send('/web-api/numbers', body)).status).toBe(422)
  expect(counted).toEqual([])
})

test('a file that is refused is counted by why', async () => {
  counted.length = 0
  await shop().visitor().upload(new TextEncoder().encode('no picture'), 'brief.txt')
  expect(counted).toEqual(['passepartout-de refused-file unsupported-file'])
})

test('a recording is kept where the shop records, and nowhere else', async () => {
  const piece = { recording: '0f0e0d0c-0b0a-4908-8706-050403020100', part: 1, events: '[]' }
  expect((await send('/web-api/recordings', piece)).status).toBe(200)
  expect((await send('/web-api/recordings', piece)).status).toBe(200)
  expect((await send('/web-api/recordings', piece, closed().visitor())).status).toBe(404)
  expect((await send('/web-api/recordings', { ...piece, events: 'x'.repeat(500_001) })).status).toBe(422)
})
