import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import { resultsOf, sendOdd } from './tools.fixture.ts'

const shop = useShop()
let url = ''
beforeEach(async () => {
  const made = await resultsOf(await sendOdd(shop().visitor(), 'convert-file', 'tiny-300px.jpg'))
  url = made.results[0]?.url ?? ''
  expect(made.expiresAt).toBe('2026-11-21T13:00:00.000Z')
})

const get = (address: string, init: RequestInit = {}) =>
  shop().api.request(`http://passepartout.de.localhost${address}`, init)

const later = (minutes: number) => {
  const { deps } = shop()
  const now = new Date(deps.clock().getTime() + minutes * 60_000)
  return createApi({ ...deps, clock: () => now })
}

describe('the address of a result', () => {
  test('downloads it under its name, without shop headers, and lets nobody keep or show it', async () => {
    const answer = await get(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "attachment; filename*=UTF-8''tiny-300px.jpg",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String((await answer.arrayBuffer()).byteLength),
    })
  })

  test('answers HEAD without the bytes', async () => {
    const answer = await get(url, { method: 'HEAD' })
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
  })

  test.each([
    ['another name', { name: 'a.html' }],
    ['another end', { file: '1999999999-4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10/1.jpeg' }],
    ['a way out of the folder', { file: '../photos/x/original' }],
    ['no signature', { signature: '' }],
    ['a signature of other signs', { signature: 'ä'.repeat(43) }],
  ])('with %s is no address', async (_, change) => {
    const query = new URLSearchParams(url.split('?')[1])
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    const answer = await get(`/web-api/toolbox-download?${query}`)
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([404, 'not-found'])
  })

  test('without its parts is refused at their fields', async () => {
    const answer = await get('/web-api/toolbox-download')
    const { payload } = await bodyOf(answer)
    expect([answer.status, Object.keys(payload.errors)]).toEqual([422, ['file', 'name', 'signature']])
  })

  test('signed with another secret is no address', async () => {
    const other = createApi({ ...shop().deps, secret: 'another secret that is long enough too' })
    expect((await other.request(`http://localhost${url}`)).status).toBe(404)
  })

  test('is gone after an hour, and says so', async () => {
    expect((await later(59).request(`http://localhost${url}`)).status).toBe(200)
    const answer = await later(60).request(`http://localhost${url}`)
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([410, 'gone'])
  })
})

describe('results', () => {
  test('are deleted by the hourly repair once their hour is over, no sooner', async () => {
    await later(59).repair()
    expect(await shop().objects()).toEqual([expect.stringMatching(/^toolbox\/\d{10}-[\w-]{36}\/1\.jpeg$/)])
    await later(61).repair()
    expect(await shop().objects()).toEqual([])
    expect((await get(url)).status).toBe(410)
  })
})
