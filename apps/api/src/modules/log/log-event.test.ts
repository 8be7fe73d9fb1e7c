import { BROWSER_LOG_KEYS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const tell = (body: unknown) =>
  shop()
    .visitor()
    .request('/web-api/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

describe('what a browser tells the shop', () => {
  test.each(BROWSER_LOG_KEYS)('is logged under its key: %s', async key => {
    expect((await tell({ key, path: '/wandbilder', source: '/a.jpg' })).status).toBe(200)
    expect(shop().logged).toContainEqual({
      level: 'warn',
      fields: { key, path: '/wandbilder', browser: { source: '/a.jpg' } },
      message: 'browser event',
    })
  })

  test('is logged once where many browsers tell the same', async () => {
    for (let n = 0; n < 3; n++) await tell({ key: 'browser-error', path: '/' })
    await tell({ key: 'browser-error', path: '/impressum' })
    expect(shop().logged).toHaveLength(2)
  })

  test('says nothing of the query, where a name may stand', async () => {
    await tell({ key: 'browser-error', path: '/kontakt?email=a@b.example' })
    expect(shop().logged).toMatchObject([{ fields: { path: '/kontakt' } }])
  })

  test.each([
    ['an unknown key', { key: 'made-up', path: '/' }],
    ['a key of the server', { key: 'nuxt-bootstrap', path: '/' }],
    ['no path', { key: 'browser-error' }],
    ['a field that is no text', { key: 'browser-error', path: '/', more: { deep: 1 } }],
    ['an endless field', { key: 'browser-error', path: '/', more: 'x'.repeat(301) }],
  ])('is refused with %s', async (_what, body) => {
    expect((await tell(body)).status).toBe(422)
    expect(shop().logged).toEqual([])
  })
})
