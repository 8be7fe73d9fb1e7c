import { DatabaseError } from '@passepartout/db'
import { hostMap } from '@passepartout/domain'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createShopApp } from './shop-app.ts'

const lacking = { sql: undefined, constraint: undefined, table: undefined, isFull: false }
const gone = new DatabaseError(
  { ...lacking, code: 'ECONNREFUSED', message: 'no connection', isUnavailable: true },
  undefined,
)
const answer = (who: string) => (request: Request) => new Response(`${who} ${new URL(request.url).pathname}`)

const warnings: Record<string, unknown>[] = []
const app = createShopApp({
  log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line)) }),
  hosts: hostMap('{channel}.{country}.localhost', ''),
  https: false,
  readiness: async () => ({ status: 'ok', reasons: {} }),
  api: {
    paths: ['/accessory', '/web-api/drafts/:id', '/web-api/*', '/api/get-location/'],
    fetch: answer('api'),
  },
  mounts: [{ prefixes: ['/_cms/*'], fetch: answer('content') }],
  files: () => {},
  pages: async request => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/gone')) throw gone
    if (pathname.endsWith('/fault')) throw new Error('a secret of ours')
    if (pathname.includes('/warenkorb') || pathname.includes('/bestellung/'))
      return new Response('Warenkorb '.repeat(500), {
        headers: { 'content-type': 'text/html', etag: '"cart"' },
      })
    return answer('page')(request)
  },
})

const ask = async (path: string, host = 'passepartout.de.localhost') => {
  const url = `http://${host}${path}`
  return app.request(url, { headers: { host } }, { requestId: 'r-1' } as never)
}

describe('an address', () => {
  test.each([
    ['/accessory', 'api'],
    ['/accessory?x=1', 'api'],
    ['/accessory-ideas', 'page'],
    ['/fr/accessory', 'page'],
    ['/web-api/drafts/abc', 'api'],
    ['/web-api/no-such-call', 'api'],
    ['/web-apis', 'page'],
    ['/api/get-location/', 'api'],
    ['/_cms/v2/cdn/stories', 'content'],
    ['/', 'page'],
  ])('%s is answered by: %s', async (path, who) => {
    expect(await (await ask(path)).text()).toMatch(new RegExp(`^${who} /`))
  })

  test('that nothing could mean is refused by the pages, and by the API in its own way', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400)
    expect((await ask('/web-api/%E0%A4%A')).status).toBe(200)
  })

  test('on a host of somebody else is no shop, whoever would answer', async () => {
    expect((await ask('/web-api/drafts/abc', 'evil.example')).status).toBe(421)
    expect((await ask('/health/live', 'evil.example')).status).toBe(200)
  })
})

test('a base address in a query is ignored and logged by its name', async () => {
  warnings.length = 0
  const answered = await ask('/web-api/themes?_baseUrl=https://evil.example')
  expect(await answered.text()).toBe('api /web-api/themes')
  expect(warnings).toMatchObject([
    { parameter: '_baseUrl', path: '/web-api/themes', msg: 'base address ignored' },
  ])
  expect(JSON.stringify(warnings)).not.toContain('evil.example')
})

describe('what nobody could answer', () => {
  test.each([
    ['passepartout.de.localhost', '/gone', 'de-DE', 'liegt an uns'],
    ['kartenliebe.it.localhost', '/gone', 'it-IT', 'parte nostra'],
    ['passepartout.ch.localhost', '/fr/gone', 'fr-CH', 'réessayer'],
    ['passepartout.com.localhost', '/gone', 'en-US', 'try again'],
  ])('while the database is gone is said in the language of %s%s', async (host, path, locale, word) => {
    const answered = await ask(path, host)
    expect(answered.status).toBe(503)
    expect(answered.headers.get('Retry-After')).toBe('10')
    expect(answered.headers.get('Content-Language')).toBe(locale)
    expect(await answered.text()).toContain(word)
  })

  test('says nothing of what went wrong', async () => {
    const answered = await ask('/fault', 'passepartout.nl.localhost')
    expect(answered.status).toBe(500)
    expect(await answered.text()).toBe('Er is bij ons iets misgegaan. Probeer het nog een keer.')
  })
})

describe('content coding', () => {
  const coded = (path: string, accept: string) => {
    const host = 'passepartout.de.localhost'
    const headers = { host, 'accept-encoding': accept }
    return app.request(`http://${host}${path}`, { headers }, { requestId: 'r-1' } as never)
  }

  test('of a page of one visitor is gzip, where the browser takes it', async () => {
    const answer = await coded('/warenkorb', 'br, gzip')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(500)
  })

  test('is none where the browser takes none', async () => {
    expect((await coded('/warenkorb', 'identity')).headers.get('content-encoding')).toBeNull()
  })

  test('is none where the address holds a token', async () => {
    const token = 'o1.'.padEnd(60, 'A')
    expect((await coded(`/bestellung/${token}`, 'gzip')).headers.get('content-encoding')).toBeNull()
  })
})
