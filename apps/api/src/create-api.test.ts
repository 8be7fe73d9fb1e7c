import { PHOTO_PREVIEW_SIZES } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { createApi } from './create-api.ts'
import { readyDraft, uploadPhoto } from './frame-design.fixture.ts'
import { ROUTES } from './routes.ts'
import { bodyOf, useShop } from './shop.fixture.ts'

const shop = useShop()
const nobody = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

const ROUTED = Object.values(ROUTES).flat()
const addressOf = ({ call: { method, path } }: (typeof ROUTED)[number]) =>
  [method, path.replace(/:\w+/g, nobody)] as const
const CALLS = ROUTED.map(addressOf)
const SHOP_CALLS = ROUTED.filter(({ call }) => !call.withoutShop).map(addressOf)
const WRITES = CALLS.filter(([method]) => method !== 'GET')
const WITHOUT_INPUT = ROUTED.filter(
  ({ schemas: { params, query, body }, takesBytes }) => !(params ?? query ?? body) && !takesBytes,
)
  .map(addressOf)
  .filter(([method]) => method !== 'GET')
const WITH_INPUT = WRITES.filter(
  ([method, path]) => !WITHOUT_INPUT.some(without => without.join() === [method, path].join()),
)
/** Calls whose id is a UUID and not an id of the catalogue. */
const ID_CALLS = ROUTED.filter(({ schemas }) => schemas.params?.safeParse({ id: nobody }).success).filter(
  ({ schemas }) => !schemas.params?.safeParse({ id: 'a' }).success,
)

const send = (method: string, path: string, init: RequestInit = {}) =>
  shop()
    .visitor()
    .request(path, { method, ...init })

/** Expects exactly the failing body of the specification, "Headers between shop and API". */
async function expectFailure(answer: Response, status: number, code?: string) {
  const body = await bodyOf(answer)
  expect(body).toEqual({
    message: { text: expect.stringMatching(/\S/) },
    payload: { errors: expect.any(Object) },
    code: code ?? expect.stringMatching(/^[a-z-]+$/),
    requestId: expect.stringMatching(/\S/),
  })
  expect(answer.status).toBe(status)
}

describe('every call', () => {
  test.each(SHOP_CALLS)('%s %s answers 400 without a shop it knows', async (method, path) => {
    for (const [channel, locale] of [
      ['', 'de-DE'],
      ['passepartout-de', ''],
      ['passepartout-xx', 'de-DE'],
      ['passepartout-de', 'fr-FR'],
      ['passepartout-de-de', 'de-DE'],
      ['x'.repeat(5000), 'de-DE'],
    ]) {
      const headers = { 'x-shop-channel': channel, 'x-shop-locale': locale } as Record<string, string>
      await expectFailure(await send(method, path, { headers }), 400, 'missing-shop-headers')
    }
  })

  test.each(WRITES)('%s %s is refused from another site', async (method, path) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://passepartout.de.localhost.evil.example:3000' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      await expectFailure(
        await send(method, path, { headers: headers as Record<string, string> }),
        403,
        'cross-origin-write',
      )
    }
  })

  test.each(WRITES)('%s %s takes nothing from the prototypes of what is sent', async (method, path) => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"a":1,"a":[2]}'
    const answer = await send(method, path, { headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBeLessThan(500)
    expect('isAdmin' in {}).toBe(false)
  })

  test.each(CALLS)('%s %s bears hostile addresses', async (method, path) => {
    for (const query of [
      `?x=${'y'.repeat(200_000)}`,
      `?${'optionTypes[]=a&'.repeat(400)}`,
      '?%',
      '?__proto__[]=x',
      '?a[]=1&a=2&a[]=%FF',
    ]) {
      const answer = await send(method, path + query)
      expect(answer.status, query.slice(0, 40)).toBeLessThan(500)
    }
  })

  test.each(WITHOUT_INPUT)('%s %s, which takes nothing, leaves a body unread', async (method, path) => {
    const answer = await send(method, path, { body: '{', headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBeLessThan(500)
  })

  test.each(WITH_INPUT)('%s %s bears bodies that are none', async (method, path) => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"__proto__":{"x":1}}',
      '\u0000',
      `[${'['.repeat(20_000)}`,
      new Uint8Array([0xff, 0xfe, 0]),
    ]) {
      const answer = await send(method, path, { body, headers: { 'content-type': 'application/json' } })
      expect(answer.status).toBeLessThan(500)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(shop().logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  test.each(['not-a-uuid', '..%2f..%2fetc', '%00', "1'%20or%20'1'='1", '9'.repeat(4000), '%E0%A4%A'])(
    'answers 404 for the id %s',
    async id => {
      for (const [method, path] of ID_CALLS.map(addressOf)) {
        const answer = await send(method, path.replace(nobody, id), {
          body: method === 'GET' || method === 'DELETE' ? null : '{}',
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.status).toBe(404)
      }
    },
  )

  test('needs JSON to be called JSON, so that a form of another site cannot send it', async () => {
    const answer = await send('POST', '/web-api/cart/lines', {
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    await expectFailure(answer, 415, 'unsupported-media-type')
  })
})

describe('addresses', () => {
  test('that do not exist answer a failing body, in the language asked for where no shop is named', async () => {
    const answer = await shop().api.request('http://localhost/web-api/nothing', {
      headers: { 'accept-language': 'de-AT,en' },
    })
    expect((await bodyOf(answer.clone())).message.text).toBe(
      'Das haben wir nicht gefunden. Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
    )
    await expectFailure(answer, 404, 'not-found')
  })

  test('used with another method say which ones there are', async () => {
    const answer = await send('PUT', '/web-api/photos')
    expect(answer.headers.get('allow')).toBe('OPTIONS, POST, GET, HEAD')
    await expectFailure(answer, 405, 'method-not-allowed')
    expect((await send('POST', `/web-api/photos/${nobody}/preview`)).headers.get('allow')).toBe(
      'OPTIONS, GET, HEAD',
    )
  })

  test('that answer GET answer HEAD with the same headers and no body', async () => {
    const path = '/price-api/prices/article?materialType=poster&formatType=600x400'
    const [get, head] = [await send('GET', path), await send('HEAD', path)]
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  })

  test('say which methods they take, and let no other site in', async () => {
    const answer = await send('OPTIONS', '/web-api/photos', { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toEqual({ allow: 'OPTIONS, POST, GET, HEAD' })
  })

  test('mean the same with a slash at their end', async () => {
    expect((await send('GET', '/web-api/cart/')).status).toBe(200)
  })

  test('carry the server’s request id into failures', async () => {
    const answer = await shop().api.request('/web-api/cart', {}, { requestId: 'abc-1' })
    expect((await bodyOf(answer)).requestId).toBe('abc-1')
  })
})

describe('a fault of ours', () => {
  test('answers 500 with nothing of its inside, and is logged with the request’s id', async () => {
    const { deps, logged } = shop()
    const catalogue = () => {
      throw new Error('secret table name')
    }
    const headers = { 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' }
    const url = '/price-api/prices/article?materialType=poster&formatType=600x400'
    const answer = await createApi({ ...deps, catalogue }).request(url, { headers }, { requestId: 'abc-2' })
    expect(await answer.clone().text()).not.toContain('secret table name')
    await expectFailure(answer, 500, 'internal')
    expect(logged).toMatchObject([{ level: 'error', fields: { requestId: 'abc-2' } }])
  })
})

describe('the visitor', () => {
  test('gets a cookie with the first write, which scripts cannot read and other sites do not send', async () => {
    const visitor = shop().visitor()
    const before = await visitor.request('/web-api/photos')
    expect(before.headers.getSetCookie()).toEqual([])
    const after = await visitor.uploadOdd('tiny-300px.jpg')
    expect(after.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^passepartout-visitor=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/,
      ),
    ])
  })

  test('with a cookie that is broken, forged or of the other channel is a new one, never an error', async () => {
    const owner = shop().visitor()
    const draft = await readyDraft(owner)
    const value = owner.cookies.get('passepartout-visitor') ?? ''
    const [visitorId = '', signature = ''] = value.split('.')
    const forged = [
      visitorId,
      `${visitorId}.`,
      `${visitorId}.${signature.slice(0, -1)}A`.replace(/A$/, signature.endsWith('A') ? 'B' : 'A'),
      `${nobody}.${signature}`,
      `${value}x`,
      '%%%',
      '"',
      'x'.repeat(20_000),
    ]
    for (const cookie of forged) {
      const stranger = shop().visitor()
      stranger.cookies.set('passepartout-visitor', cookie)
      expect((await stranger.request(`/web-api/drafts/${draft.id}`)).status).toBe(404)
      expect((await stranger.uploadOdd('tiny-300px.jpg')).status).toBe(201)
    }
    const otherChannel = shop().visitor({ channel: 'kartenliebe' })
    otherChannel.cookies.set('kartenliebe-visitor', value)
    expect((await otherChannel.request(`/web-api/drafts/${draft.id}`)).status).toBe(404)
    expect((await owner.request(`/web-api/drafts/${draft.id}`)).status).toBe(200)
  })
})

describe('a preview', () => {
  test('is shown to its owner’s browser without any header of ours, to nobody else, and never stored by others', async () => {
    const { api } = shop()
    const owner = shop().visitor()
    const { id } = await uploadPhoto(owner)
    const cookie = [...owner.cookies].map(pair => pair.join('=')).join('; ')
    for (const size of PHOTO_PREVIEW_SIZES) {
      const url = `/web-api/photos/${id}/preview?size=${size}`
      const answer = await api.request(url, { headers: { cookie } })
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=300, must-revalidate',
        'content-disposition': "inline; filename*=UTF-8''tiny-300px.webp",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-length': String((await answer.arrayBuffer()).byteLength),
      })
      const etag = answer.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect((await api.request(url, { headers: { cookie, 'if-none-match': etag } })).status).toBe(304)
      expect((await api.request(url, { headers: { 'if-none-match': etag } })).status).toBe(404)
      expect((await shop().visitor().request(url)).status).toBe(404)
    }
    expect((await owner.request(`/web-api/photos/${id}/preview?size=161`)).status).toBe(422)
    await owner.request(`/web-api/photos/${id}`, { method: 'DELETE' })
    expect((await owner.request(`/web-api/photos/${id}/preview?size=160`)).status).toBe(404)
    expect(await shop().objects()).toEqual([])
  })
})
