import type { Client } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { loadShipping } from './shipping.ts'

/** Records the queries for delivery dates. */
function asking() {
  const asked: unknown[] = []
  const call = async (_: unknown, { query }: { query: unknown }) => {
    asked.push(query)
    return { ok: true, payload: {} }
  }
  return { asked, api: { call } as unknown as Client }
}

const configured = (delivery: object) => ({ configurator: { delivery } })

test.each([
  ['material', { component: 'calculator', materialType: 'canvas' }, {}, { materialType: 'canvas' }],
  [
    'photo box',
    { component: 'calculator', product: 'photobox' },
    configured({ kind: 'photobox' }),
    { kind: 'photobox' },
  ],
  [
    'foil card',
    { component: 'card-detail' },
    { product: { configured: configured({ kind: 'card', type: 'gold' }) } },
    { kind: 'card', type: 'gold' },
  ],
  ['ribbon', { component: 'accessory-detail' }, { product: {} }, {}],
])('structured data of a %s names the days of what is chosen', async (_, block, loaded, query) => {
  const { asked, api } = asking()
  const blocks = [
    { _uid: 'teaser', component: 'teaser' },
    { _uid: 'sold', ...block },
  ]
  await loadShipping({ blocks, data: new Map([['sold', loaded]]) }, api)
  expect(asked).toEqual([query])
})

test('a page that sells nothing asks for no days', async () => {
  const { asked, api } = asking()
  await loadShipping({ blocks: [{ _uid: 'teaser', component: 'teaser' }], data: new Map() }, api)
  expect(asked).toEqual([])
})
