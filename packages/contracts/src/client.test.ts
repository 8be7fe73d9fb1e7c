import { describe, expect, test } from 'vitest'
import {
  addCartLine,
  changeCartLine,
  createClient,
  getArticlePrice,
  getCartCount,
  photoPreviewUrl,
} from './index.ts'
import { assertPayload } from './schemas.ts'

type Seen = { url: string; method: string; headers: Record<string, string>; body?: string }

function clientFor(answer: () => Response | Promise<Response>, more: { check?: typeof assertPayload } = {}) {
  const seen: Seen[] = []
  const client = createClient({
    fetch: (url, init) => {
      seen.push({ url, ...init })
      return answer()
    },
    channel: 'passepartout',
    country: 'ch',
    locale: 'fr-CH',
    ...more,
  })
  return { client, seen }
}

const id = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

describe('the client of the shop’s calls', () => {
  test('writes lists as repeated names with brackets, leaves out what is not given, and names its shop', async () => {
    const { client, seen } = clientFor(() => Response.json({ payload: { count: 3 } }))
    await client.call(getArticlePrice, {
      query: { materialType: 'canvas', formatType: '600x400', optionTypes: ['a b', 'c&d'], quantity: 2 },
    })
    expect(seen[0]?.url).toBe(
      '/price-api/prices/article?materialType=canvas&formatType=600x400&optionTypes[]=a+b&optionTypes[]=c%26d&quantity=2',
    )
    expect(seen[0]?.headers).toMatchObject({ 'x-shop-channel': 'passepartout-ch', 'x-shop-locale': 'fr-CH' })
  })

  test('escapes ids in paths and sends bodies as JSON', async () => {
    const { client, seen } = clientFor(() => Response.json({ payload: {} }))
    await client.call(changeCartLine, { params: { id: '../x' }, body: { quantity: 4 } })
    expect(seen[0]).toMatchObject({
      url: '/web-api/cart/lines/..%2Fx',
      method: 'PATCH',
      body: '{"quantity":4}',
    })
    expect(photoPreviewUrl(id, 640)).toBe(`/web-api/photos/${id}/preview?size=640`)
  })

  test('gives the payload of a successful answer', async () => {
    const { client } = clientFor(() => Response.json({ payload: { count: 3 } }))
    expect(await client.call(getCartCount, {})).toEqual({ ok: true, status: 200, payload: { count: 3 } })
  })

  test('gives text, fields and details of a failing answer as data', async () => {
    const body = {
      message: { text: 'Der Preis hat sich geändert.' },
      payload: { errors: { expectedPrice: ['Jetzt 59,90 €'] }, details: { now: 5990 } },
      code: 'price-changed',
      requestId: 'r-1',
    }
    const { client } = clientFor(() => Response.json(body, { status: 409 }))
    expect(await client.call(addCartLine, { body: { draftId: id, draftRevision: 1, quantity: 1 } })).toEqual({
      ok: false,
      status: 409,
      code: 'price-changed',
      message: 'Der Preis hat sich geändert.',
      errors: { expectedPrice: ['Jetzt 59,90 €'] },
      requestId: 'r-1',
      details: { now: 5990 },
    })
  })

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), { status: 502, code: 'unreadable' }],
    ['a success that is no JSON', () => new Response('ok'), { status: 200, code: 'unreadable' }],
    ['null', () => Response.json(null, { status: 500 }), { status: 500, code: 'unreadable' }],
    [
      'a broken connection',
      () => Promise.reject(new TypeError('fetch failed')),
      { status: 0, code: 'network' },
    ],
  ])('answers %s with a failure instead of an exception', async (_, answer, expected) => {
    const { client } = clientFor(answer)
    expect(await client.call(getCartCount, {})).toMatchObject({ ok: false, message: '', ...expected })
  })

  test('stops after its time and on request, and tells the two apart', async () => {
    const options = { channel: 'kartenliebe', country: 'de', locale: 'de-DE' } as const
    let reason: unknown
    const client = createClient({
      ...options,
      timeoutMs: 20,
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const stop = () => {
            reason = (signal as unknown as { reason: unknown }).reason
            reject(reason)
          }
          ;(signal as unknown as EventTarget).addEventListener('abort', stop)
          if (signal.aborted) stop()
        }),
    })
    expect(await client.call(getCartCount, {})).toMatchObject({ code: 'timeout' })
    // Specification, section 8: a platform's timeout has the code 23.
    expect(reason).toMatchObject({ name: 'TimeoutError', code: 23 })
    const stopped = client.call(getCartCount, {}, { signal: AbortSignal.abort() })
    expect(await stopped).toMatchObject({ code: 'aborted' })
    expect(reason).toMatchObject({ name: 'AbortError', code: 20 })
  })

  test('throws for a payload that is not as agreed where checking is asked for', async () => {
    const { client } = clientFor(() => Response.json({ payload: { count: 'three' } }), {
      check: assertPayload,
    })
    await expect(client.call(getCartCount, {})).rejects.toThrow(/count/)
  })
})
