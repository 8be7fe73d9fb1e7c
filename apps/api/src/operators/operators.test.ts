import { createOTP } from '@better-auth/utils/otp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useShop } from '../shop.fixture.ts'
import { createOperatorAccess } from './create-operator-access.ts'
import type { OperatorAccess } from './operator-access.ts'
import { operatorCommand } from './operator-command.ts'

const shop = useShop()
const ORIGIN = 'https://operators.example'
const SENDER = { name: 'Passepartout', address: 'noreply@shop.example' }
const PASSWORD = 'drei Pinsel im Glas'
let address = '192.0.2.1'
let operators: OperatorAccess
beforeEach(() => {
  address = '192.0.2.1'
  const { db, secret, log, clock, jobs } = shop().deps
  operators = createOperatorAccess({
    ...{
      db,
      secret,
      log,
      clock,
      jobs,
      sender: SENDER,
      secureCookies: true,
      hosts: ['operators.example'],
      links: [],
    },
    addressOf: () => address,
  })
})

const command = (...words: string[]) => {
  const { db, secret, clock } = shop().deps
  return operatorCommand(
    { db, secret, origin: ORIGIN, now: clock() },
    JSON.stringify({ words, operator: 'root' }),
  )
}
const get = (path: string, headers: Record<string, string> = {}) =>
  operators.fetch(new Request(ORIGIN + path, { headers }))
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  operators.fetch(
    new Request(ORIGIN + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
  )

/** An operator with password and authenticator app, and a generator of its codes. */
async function someOperator() {
  const shown = await command('create', 'ada@shop.example', '--name', 'Ada')
  const token = /token=([\w-]+)/.exec(shown)?.[1] ?? ''
  const page = await (await get(`/_operator/set-up?token=${token}`)).text()
  const words = /<code>([A-Z2-7]+)<\/code>/.exec(page)?.[1] ?? ''
  const codes = createOTP(fromBase32(words))
  const set = (form: object) => post('/_operator/set-up', { token, password: PASSWORD, code: '', ...form })
  return { token, codes, set }
}
const logIn = (form: object = {}, headers = {}) =>
  post(
    '/_operator/log-in',
    { email: 'ada@shop.example', password: PASSWORD, code: '', to: '', ...form },
    headers,
  )
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
const asked = (path: string, cookie = '') =>
  new Request(ORIGIN + path, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } })

describe('while the secret of the shop changes', () => {
  const YOUNG = 'the new secret of the shop, which is long enough'
  const start = (...secrets: [string, ...string[]]) => {
    const { db, log, clock, jobs } = shop().deps
    operators = createOperatorAccess({
      ...{ db, secret: secrets[0], secrets, log, clock, jobs, sender: SENDER, secureCookies: true },
      ...{ hosts: ['operators.example'], links: [], addressOf: () => address },
    })
  }

  test('operators stay logged in, and whoever logs in meanwhile can do so afterwards', async () => {
    const old = shop().deps.secret
    const { codes, set } = await someOperator()
    await set({ code: await codes.totp() })
    const now = Date.now()
    const cookie = cookieOf(await logIn({ code: await codes.totp() }))
    start(YOUNG, old)
    expect(await operators.whoIs(asked('/metrics', cookie))).toMatchObject({ name: 'Ada' })
    const later = async (seconds: number) => {
      vi.useFakeTimers({ now: now + seconds * 1000, toFake: ['Date'] })
      return codes.totp()
    }
    const second = await logIn({ code: await later(60) })
    expect(second.status).toBe(303)

    start(YOUNG)
    expect(await operators.whoIs(asked('/metrics', cookie))).toBeUndefined()
    expect(await operators.whoIs(asked('/metrics', cookieOf(second)))).toMatchObject({ name: 'Ada' })
    expect((await logIn({ code: await later(120) })).status).toBe(303)
    vi.useRealTimers()
  })
})

describe('an operator', () => {
  test('is made by the command line, sets password and app by a link once, and logs in with both', async () => {
    const { token, codes, set } = await someOperator()
    expect((await set({ code: '000000' })).status).toBe(400)
    expect((await set({ code: await codes.totp(), password: 'short' })).status).toBe(400)
    expect((await set({ code: await codes.totp() })).status).toBe(303)
    expect((await get(`/_operator/set-up?token=${token}`)).status).toBe(410)
    expect((await set({ code: await codes.totp() })).status).toBe(410)

    expect((await logIn({ code: '000000' })).status).toBe(400)
    expect((await logIn({ code: await codes.totp(), password: 'something else' })).status).toBe(400)
    const code = await codes.totp()
    const opened = await logIn({ code, to: '/metrics?x=1' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/metrics?x=1'])
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^__Host-operator-session=.*; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Strict$/i,
    )
    expect((await logIn({ code })).status).toBe(400)

    const cookie = cookieOf(opened)
    expect(await operators.whoIs(asked('/metrics', cookie))).toMatchObject({ name: 'Ada' })
    expect(await operators.guard(asked('/metrics', cookie))).toBeUndefined()
    await post('/_operator/log-out', {}, { cookie })
    expect(await operators.whoIs(asked('/metrics', cookie))).toBeUndefined()
    const kinds = (await shop().db.query.securityEvents.findMany()).map(
      ({ kind, actor }) => `${actor} ${kind}`,
    )
    expect(kinds).toEqual(
      expect.arrayContaining([
        'operator:root operator-made',
        'operator:Ada operator-set-up',
        'nobody operator-log-in-refused',
        'operator:Ada operator-log-in',
        'operator:Ada operator-opened',
        'operator:Ada operator-log-out',
      ]),
    )
  })

  test('is nobody where two cookies claim to be theirs', async () => {
    const { codes, set } = await someOperator()
    await set({ code: await codes.totp() })
    const cookie = cookieOf(await logIn({ code: await codes.totp() }))
    const [name] = cookie.split('=', 1)
    for (const header of [`${cookie}; ${name}=another`, `${name}=another; ${cookie}`, `${cookie}; ${cookie}`])
      expect(await operators.whoIs(asked('/', header))).toBeUndefined()
    expect(await operators.whoIs(asked('/', `x${name}=another; ${cookie}`))).toBeDefined()
  })

  test('who is removed is out at once', async () => {
    const { codes, set } = await someOperator()
    await set({ code: await codes.totp() })
    const cookie = cookieOf(await logIn({ code: await codes.totp() }))
    expect(await operators.whoIs(asked('/', cookie))).toBeDefined()
    await expect(command('remove', 'ada@shop.example')).rejects.toThrow('--yes')
    await command('remove', 'ada@shop.example', '--yes')
    expect(await operators.whoIs(asked('/', cookie))).toBeUndefined()
    expect(await command('list')).toBe('There are none.\n')
  })
})

describe('a passkey of an operator', () => {
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    operators.fetch(
      new Request(`${ORIGIN}/_operator/passkey/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      }),
    )
  const made = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

  test('is made by who is logged in, or by who has a link that was not used', async () => {
    expect((await send('add-question', {})).status).toBe(400)
    expect((await send('add-question', { token: 'guessed' })).status).toBe(400)
    const { token, codes, set } = await someOperator()
    const asked = await (await send('add-question', { token })).json()
    expect(asked).toMatchObject({
      rp: { id: 'operators.example' },
      user: { name: 'ada@shop.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await set({ code: await codes.totp() })
    expect((await send('add-question', { token })).status).toBe(400)
    const cookie = cookieOf(await logIn({ code: await codes.totp() }))
    expect((await send('add-question', {}, { cookie })).status).toBe(200)
  })

  test.each([undefined, null, 7, {}, made])('that is %j opens nothing and is noted', async response => {
    await send('use-question', {})
    const answer = await send('use', { response })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
    const { token } = await someOperator()
    expect((await send('add', { token, response })).status).toBe(400)
    const kinds = (await shop().db.query.securityEvents.findMany()).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['operator-log-in-refused', 'operator-passkey-refused']))
  })

  test('is asked for by no other site, and not without end', async () => {
    expect((await send('use-question', {}, { origin: 'https://evil.example' })).status).toBe(403)
    const statuses = new Set<number>()
    for (let time = 0; time < 31; time++) statuses.add((await send('use-question', {})).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('what is sent to become an operator', () => {
  const PLACES = [
    'log-in',
    'set-up',
    'passkey/add-question',
    'passkey/add',
    'passkey/use-question',
    'passkey/use',
  ]
  const send = (place: string, body: string | ReadableStream<Uint8Array>, headers = {}) =>
    operators.fetch(
      new Request(`${ORIGIN}/_operator/${place}`, {
        ...{ method: 'POST', body, headers: { origin: ORIGIN, ...headers }, duplex: 'half' },
      } as RequestInit),
    )

  test.each(PLACES)('is not read once there were too many tries: %s', async place => {
    for (let time = 0; time < 31; time++) await send(place, '{}')
    let isRead = false
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    expect([(await send(place, body)).status, isRead]).toEqual([429, false])
  })

  test.each(PLACES.filter(place => place !== 'passkey/use-question'))(
    'is read up to some kilobytes only: %s',
    async place => {
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536
          if (sent > 10_000_000) controller.close()
          else controller.enqueue(Buffer.alloc(65_536, 'a=1&'))
        },
      })
      expect((await send(place, endless)).status).toBeGreaterThanOrEqual(400)
      expect(sent).toBeLessThan(500_000)
    },
  )
})

describe('what is an operator’s', () => {
  test('leads a browser to the log-in and refuses a program', async () => {
    const answer = await operators.guard(asked('/metrics?a=b'))
    expect([answer?.status, answer?.headers.get('location')]).toEqual([
      303,
      '/_operator/log-in?to=%2Fmetrics%3Fa%3Db',
    ])
    expect((await operators.guard(new Request(`${ORIGIN}/metrics`)))?.status).toBe(401)
  })

  test('is not there on another host', async () => {
    const other = new Request('https://passepartout.example/_operator/log-in')
    expect((await operators.fetch(other)).status).toBe(404)
    expect((await operators.guard(new Request('https://passepartout.example/metrics')))?.status).toBe(404)
  })

  test('takes no form from another site, and leads nowhere else', async () => {
    const { codes, set } = await someOperator()
    await set({ code: await codes.totp() })
    expect((await logIn({}, { origin: 'https://evil.example' })).status).toBe(403)
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const page = await (await get(`/_operator/log-in?to=${encodeURIComponent(to)}`)).text()
      expect(page).toContain('name="to" value="/_operator"')
    }
  })

  test('writes what was typed as text', async () => {
    const page = await (await logIn({ email: '"><script>alert(1)</script>' })).text()
    expect(page).not.toContain('<script>alert')
  })

  test('is closed to who tries too often, and open to others', async () => {
    const statuses = []
    for (let time = 0; time < 12; time++) statuses.push((await logIn({ code: '1' })).status)
    expect(statuses.at(-1)).toBe(429)
    address = '192.0.2.2'
    expect((await logIn({ code: '1' })).status).toBe(400)
  })

  test('is not opened by trying codes from many places, and they hear of it', async () => {
    const { codes, set } = await someOperator()
    await set({ code: await codes.totp() })
    const tried = async (times: number, form: object = {}) => {
      for (let time = 0; time < times; time++) {
        address = `198.51.100.${++places}`
        expect((await logIn({ code: '000000', ...form })).status).toBe(400)
      }
    }
    let places = 0
    // Attempts without the correct password consume no points.
    await tried(30, { password: 'not the password' })
    expect(await lettersTo('ada@shop.example')).toEqual([])
    await tried(22)
    address = '203.0.113.1'
    expect((await logIn({ code: await codes.totp() })).status).toBe(400)
    expect(await lettersTo('ada@shop.example')).toEqual(['operator-codes-tried'])
  })
})

const lettersTo = async (to: string) =>
  (await shop().deps.db.query.emailOutbox.findMany())
    .filter(({ message }) => message.to === to)
    .map(({ kind }) => kind)

describe('a journal', () => {
  test('has one row of somebody who is refused again and again', async () => {
    for (let time = 0; time < 40; time++) await logIn({ code: '1' })
    const rows = await shop().deps.db.query.securityEvents.findMany()
    const limited = rows.filter(({ kind }) => kind === 'operator-log-in-limited')
    expect(limited).toHaveLength(1)
  })
})

function fromBase32(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map(letter => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? []
  return Buffer.from(bytes).toString()
}
