import { createHmac } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWebhook } from '@passepartout/content'
import { isSignatureOf, signatureOf } from '@passepartout/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signImageUrl } from '../image-service.ts'
import { type Keys, watchKeyFile } from './key-store.ts'
import { keysCommand } from './keys-command.ts'

const SEED = 'the seed of a shop, as long as it must be'
const FIRST = { cookie: [SEED], link: [SEED], webhook: [] }
const START = new Date('2026-11-23T12:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const log = { info: vi.fn(), error: vi.fn() }

let folder: string
let file: string
let now: Date
let opened: Keys[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
  file = join(folder, 'keys.json')
  now = START
})
afterEach(async () => {
  for (const keys of opened) keys.close()
  opened = []
  vi.clearAllMocks()
  await rm(folder, { recursive: true })
})

const keys = (...words: string[]) => keysCommand({ file, first: FIRST, now }, words)
/** A process of the shop. */
async function start(): Promise<Keys> {
  const made = await watchKeyFile({ file, first: FIRST, log, clock: () => now, lookEveryMs: 20 })
  opened.push(made)
  return made
}
const idOf = async (purpose: string, state: string) =>
  new RegExp(`^${purpose} +(\\w{8})  ${state}`, 'm').exec(await keys('list'))?.[1] ?? 'none'

describe('a new key', () => {
  test('is taken by all running processes before one of them signs with it', async () => {
    const [one, other] = [await start(), await start()]
    await keys('rotate', 'cookie')
    await vi.waitFor(() => expect([one, other].map(({ cookie }) => cookie.accepted.length)).toEqual([2, 2]))
    expect(one.cookie.signing).toBe(SEED)
    now = later(61)
    expect(one.cookie.signing).not.toBe(SEED)
    expect(isSignatureOf(signatureOf('text', one.cookie), 'text', other.cookie)).toBe(true)
  })

  test('signs what is signed from then on, and what the old one signed is taken until it is retired', async () => {
    const shop = await start()
    const old = signatureOf('link', shop.link)
    await keys('rotate', 'link')
    await vi.waitFor(() => expect(shop.link.accepted).toHaveLength(2))
    now = later(61)
    expect(isSignatureOf(old, 'link', shop.link)).toBe(true)
    const young = signatureOf('link', shop.link)
    expect(young).not.toBe(old)

    await keys('retire', 'link', await idOf('link', 'taken'))
    await vi.waitFor(() => expect(isSignatureOf(old, 'link', shop.link)).toBe(false))
    expect(isSignatureOf(young, 'link', shop.link)).toBe(true)
    expect(isSignatureOf(signatureOf('link', SEED), 'link', shop.link)).toBe(false)
  })

  test('signs addresses of pictures', async () => {
    const shop = await start()
    const before = signImageUrl('/_ipx/w_1/a.jpg', shop.link)
    await keys('rotate', 'link')
    await vi.waitFor(() => expect(shop.link.accepted).toHaveLength(2))
    now = later(61)
    expect(signImageUrl('/_ipx/w_1/a.jpg', shop.link)).not.toBe(before)
  })

  test('of one purpose leaves the others alone', async () => {
    await keys('rotate', 'cookie')
    const shop = await start()
    expect(shop.link.accepted).toEqual([SEED])
  })

  test('signs at once where the old one had to go at once', async () => {
    const shop = await start()
    await keys('rotate', 'cookie')
    await keys('retire', 'cookie', await idOf('cookie', 'signs, from'))
    await vi.waitFor(() => expect(shop.cookie.accepted).not.toContain(SEED))
    expect(shop.cookie.accepted).toEqual([shop.cookie.signing])
  })

  test('outlives a restart', async () => {
    await keys('rotate', 'cookie')
    now = later(61)
    expect((await start()).cookie.signing).toBe((await start()).cookie.signing)
    expect((await start()).cookie.signing).not.toBe(SEED)
  })
})

test('a message of the content service counts when either of two webhook keys signed it', async () => {
  const shop = await start()
  const app = createWebhook({ secret: shop.webhook, received: async () => undefined })
  const send = async (secret: string) => {
    const headers = { 'webhook-signature': createHmac('sha256', secret).update('{}').digest('hex') }
    return (await app.request('/webhook', { method: 'POST', body: '{}', headers })).status
  }
  expect(await send('anything at all')).toBe(404)
  const secretOf = (printed: string) => printed.trim().split('\n').at(-1) ?? ''
  const first = secretOf(await keys('rotate', 'webhook'))
  const second = secretOf(await keys('rotate', 'webhook'))
  await vi.waitFor(async () => expect([await send(first), await send(second)]).toEqual([200, 200]))
  now = later(61)
  await keys('retire', 'webhook', await idOf('webhook', 'taken'))
  await vi.waitFor(async () => expect([await send(first), await send(second)]).toEqual([401, 200]))
})

describe('the command', () => {
  test('lists keys by purpose without a word of their secrets', async () => {
    await keys('rotate', 'cookie')
    const list = await keys('list')
    expect(list).toMatch(/^cookie +\w{8} {2}signs, from the beginning$/m)
    expect(list).toMatch(
      /^cookie +\w{8} {2}signs from 2026-11-23T12:01:00.000Z, made 2026-11-23T12:00:00.000Z$/m,
    )
    expect(list).toMatch(/^webhook +none$/m)
    for (const secret of (await start()).cookie.accepted) expect(list).not.toContain(secret)
  })

  test.each([
    ['a third key', () => keys('rotate', 'link').then(() => keys('rotate', 'link')), /Retire one/],
    [
      'to retire the only key',
      async () => keys('retire', 'link', await idOf('link', 'signs')),
      /the only link key/,
    ],
    ['to retire a key that is not there', () => keys('retire', 'link', '00000000'), /no link key 00000000/],
    ['a purpose nobody knows', () => keys('rotate', 'toString'), /keys list/],
    ['nothing', () => keys(''), /keys list/],
  ])('refuses %s in words', async (_, act, words) => {
    await expect(act()).rejects.toThrow(words)
  })

  test('keeps the file from other users of the host', async () => {
    await keys('rotate', 'link')
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})

describe('a broken file of keys', () => {
  const broken = '{"cookie":[{"secret":"do not say this aloud"}]}'

  test('stops a start in words that hold nothing of it', async () => {
    await writeFile(file, broken)
    const failure = await start().catch((error: Error) => error.message)
    expect(failure).toContain('is not a file of keys')
    expect(failure).not.toContain('aloud')
  })

  test('leaves a running shop with the keys it has', async () => {
    await keys('rotate', 'cookie')
    const shop = await start()
    const before = [...shop.cookie.accepted]
    await writeFile(file, broken)
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled())
    expect(shop.cookie.accepted).toEqual(before)
  })
})
