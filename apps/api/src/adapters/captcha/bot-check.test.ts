import type { Challenge } from 'altcha-lib/types'
import { expect, test } from 'vitest'
import { createBotCheck } from './bot-check.ts'
import { solveBotChallenge } from './solve.fixture.ts'

const bots = createBotCheck('a secret that is long enough to sign with')
const NOON = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const challenge = async () => (await bots.challenge(NOON)) as Challenge
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const decode = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString())

test('work that was done is accepted for a quarter of an hour', async () => {
  const proof = await solveBotChallenge(await challenge())
  expect(await bots.check(proof, later(899))).toMatchObject({ ok: true, kind: 'work', until: later(900) })
  expect(await bots.check(proof, later(900))).toEqual({ ok: false, why: 'expired' })
})

test('one proof is known as one, however it is written', async () => {
  const proof = await solveBotChallenge(await challenge())
  const { solution, challenge: given } = decode(proof)
  const hashes = await Promise.all(
    [proof, encode({ solution: { ...solution, time: 7 }, challenge: given })].map(async one => {
      const checked = await bots.check(one, NOON)
      return checked.ok && checked.hash
    }),
  )
  expect([typeof hashes[0], new Set(hashes).size]).toEqual(['string', 1])
})

test.each([
  ['no proof', undefined, 'missing'],
  ['an empty one', '', 'missing'],
  ['no base64', '%%%', 'broken'],
  ['another value', encode([1]), 'broken'],
  ['what another shop signed', `patience.1795262400000.AAAAAAAAAAAAAAAA.${'A'.repeat(43)}`, 'broken'],
])('%s is refused', async (_what, proof, why) => {
  expect(await bots.check(proof, NOON)).toEqual({ ok: false, why })
})

test.each([
  ['less work', { parameters: { cost: 1 } }],
  ['more time', { parameters: { data: { until: later(9999).getTime() } } }],
  ['another signature', { signature: 'ab'.repeat(32) }],
])('a challenge changed to %s is refused', async (_what, change) => {
  const { solution, challenge: given } = decode(await solveBotChallenge(await challenge()))
  const parameters = { ...given.parameters, ...('parameters' in change ? change.parameters : {}) }
  const changed = encode({ solution, challenge: { ...given, ...change, parameters } })
  expect(await bots.check(changed, NOON)).toEqual({ ok: false, why: 'broken' })
})

test('a guessed solution is refused', async () => {
  const { challenge: given } = decode(await solveBotChallenge(await challenge()))
  const guess = encode({ challenge: given, solution: { counter: 7, derivedKey: '00'.repeat(32) } })
  expect(await bots.check(guess, NOON)).toEqual({ ok: false, why: 'broken' })
})

test('without scripts waiting will do: not too short, not too long', async () => {
  const proof = bots.patience(NOON)
  const whyAt = async (seconds: number) => {
    const checked = await bots.check(proof, later(seconds))
    return checked.ok ? checked.kind : checked.why
  }
  expect([await whyAt(2), await whyAt(3), await whyAt(3599), await whyAt(3600)]).toEqual([
    'too-soon',
    'patience',
    'patience',
    'expired',
  ])
})
