import { BROWSER_LOG_KEYS, type Locale } from '@passepartout/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { post } from '../forms.fixture.ts'
import { bodyOf, useShop } from '../shop.fixture.ts'
import { RATE_LIMITS, type RateLimitRule } from './rate-limit-rules.ts'
import { createRateLimiters, refuseRateLimited } from './rate-limiters.ts'

let address = '192.0.2.1'
const shop = useShop({ addressOf: () => address })
afterEach(() => {
  address = '192.0.2.1'
})

const RULES: Record<string, readonly RateLimitRule[]> = {
  voucher: [
    { per: 'address', points: 2, seconds: 60 },
    { per: 'all', points: 3, seconds: 60 },
  ],
}
const limits = (refused?: (limit: string) => void) =>
  createRateLimiters(shop().db, refused, RULES as unknown as typeof RATE_LIMITS)

describe('a limit by several rules', () => {
  test('lets nobody use up for all others what they are refused themselves', async () => {
    const spend = limits()
    const allowed = []
    for (const one of ['a', 'a', 'a', 'a', 'b', 'b'])
      allowed.push((await spend.spend('voucher', { address: one })).ok)
    expect(allowed).toEqual([true, true, false, false, true, false])
  })

  test('tells of each refusal, also of those that ask nobody any more', async () => {
    const refused: string[] = []
    const spend = limits(limit => refused.push(limit))
    for (let time = 0; time < 3; time++) await spend.spend('voucher', { address: 'c' })
    expect(refused).toEqual(['voucher'])
    spend.look('voucher', { address: 'c' })
    spend.look('voucher', { address: 'd' })
    expect(refused).toEqual(['voucher', 'voucher'])
  })

  test('names every limit and address apart', () => {
    const names = Object.entries(RATE_LIMITS).flatMap(([name, rules]) =>
      rules.map(({ per, seconds }) => `${name}-${per}-${seconds}`),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('who goes beyond a limit', () => {
  const report = (locale: Locale) =>
    post(shop().visitor({ locale }), '/web-api/log', { key: BROWSER_LOG_KEYS[0], path: '/' })
  const untilRefused = async (locale: Locale) => {
    for (let time = 0; time < 60; time++) await report(locale)
    return report(locale)
  }

  test.each([
    ['de-DE', 'Bitte in 1 Minute noch einmal'],
    ['en-GB', 'in 1 minute.'],
    ['fr-FR', 'dans 1 minute.'],
    ['es-ES', 'dentro de 1 minuto.'],
    ['it-IT', 'tra 1 minuto.'],
    ['nl-NL', 'over 1 minuut '],
  ] as const)('is told in %s how long to wait, and their program too', async (locale, words) => {
    const refused = await untilRefused(locale)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { code, message } = await bodyOf(refused)
    expect([code, message.text]).toEqual(['too-many-requests', expect.stringContaining(words)])
  })

  test('does not keep others from it', async () => {
    await untilRefused('de-DE')
    address = '192.0.2.2'
    expect((await report('de-DE')).status).toBe(200)
  })

  test('waits hours where it is hours', () => {
    expect(refuseRateLimited(7200)).toMatchObject({
      text: 'too-many-requests.wait-hours',
      params: { count: 2 },
    })
  })
})
