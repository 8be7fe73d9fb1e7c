import { isLongRun, useRealHashes } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, logIn, signUp } from '../../account.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

useRealHashes()
let address = '192.0.2.1'
const shop = useShop({ addressOf: () => address, clock: () => new Date('2026-11-21T12:00:00.000Z') })
const visitor = () => shop().visitor()

// Without the hash of a random password an unknown address would be answered ten times as fast. Single measurements on
// a busy machine prove nothing, so both are measured in turn and their medians compared.
const ROUNDS = isLongRun ? { count: 120, apart: 0.15 } : { count: 25, apart: 0.4 }
test('a log-in takes as long for an address that nobody has', async () => {
  await signUp(shop(), visitor())
  const times: Record<string, number[]> = { [CUSTOMER_ACCOUNT.email]: [], 'nobody@example.org': [] }
  for (let round = 0; round < ROUNDS.count; round++) {
    address = `10.0.${round}.1`
    for (const [email, measured] of Object.entries(times)) {
      await shop().db.execute('delete from rate_limits')
      const began = performance.now()
      await logIn(visitor(), { email, password: 'ein Fahrrad im Schnee' })
      measured.push(performance.now() - began)
    }
  }
  const median = (values: number[] = []) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  const [known, unknown] = Object.values(times).map(median)
  expect(Math.abs((known ?? 0) - (unknown ?? 0)) / (known ?? 1)).toBeLessThan(ROUNDS.apart)
}, 300_000)
