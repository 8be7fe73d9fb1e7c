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

const app = createShopApp({
  log: pino({ level: 'silent' }),
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

describe('what nobody could answer', () => {
  test.each([
    ['passepartout.de.localhost', '/gone', 'de-DE', 'Der Shop'],
    ['kartenliebe.it.localhost', '/gone', 'it-IT', 'momento'],
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
