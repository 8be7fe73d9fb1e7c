import { describeEachDatabase } from '@passepartout/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../open.ts'
import { createDatabaseRateLimiter, createInMemoryRateLimiter, removeExpiredLimits } from './rate-limits.ts'

const NOON = new Date('2026-11-23T12:00:00Z')
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const LIMIT = { name: 'voucher', points: 3, seconds: 60 }

test('a limit of the process alone counts by key and says how long to wait, without a database', async () => {
  const limiter = createInMemoryRateLimiter(LIMIT)
  expect(await limiter.spend('anna', 3)).toEqual({ ok: true })
  expect(await limiter.spend('anna')).toEqual({ ok: false, waitSeconds: 60 })
  expect(await limiter.spend('ben')).toEqual({ ok: true })
})

describeEachDatabase('a limit', database => {
  const spend = async (
    times: number,
    { limiter = createDatabaseRateLimiter(database(), LIMIT), key = 'anna' } = {},
  ) => {
    const allowed: boolean[] = []
    for (let time = 0; time < times; time++) allowed.push((await limiter.spend(key)).ok)
    return allowed
  }

  test('allows so much and no more, and says how long to wait', async () => {
    const limiter = createDatabaseRateLimiter(database(), LIMIT)
    expect(await spend(4, { limiter })).toEqual([true, true, true, false])
    vi.setSystemTime(later(20))
    expect(await limiter.spend('anna')).toEqual({ ok: false, waitSeconds: 40 })
  })

  test('counts on in another process and after a restart', async () => {
    expect(await spend(2)).toEqual([true, true])
    expect(await spend(2)).toEqual([true, false])
  })

  test('counts everybody alone', async () => {
    await spend(4)
    expect(await spend(1, { key: 'ben' })).toEqual([true])
  })

  test('begins anew when its time is over', async () => {
    const limiter = createDatabaseRateLimiter(database(), LIMIT)
    await spend(4, { limiter })
    vi.setSystemTime(later(61))
    expect(await spend(1, { limiter })).toEqual([true])
  })

  test('holds for longer where going beyond it blocks', async () => {
    const blocking = () => createDatabaseRateLimiter(database(), { ...LIMIT, blockSeconds: 600 })
    await spend(4, { limiter: blocking() })
    vi.setSystemTime(later(300))
    expect(await blocking().spend('anna')).toEqual({ ok: false, waitSeconds: 300 })
    vi.setSystemTime(later(601))
    expect(await blocking().spend('anna')).toEqual({ ok: true })
  })

  test('is known to be used up without being asked for again', async () => {
    const limiter = createDatabaseRateLimiter(database(), LIMIT)
    await spend(3, { limiter })
    expect(limiter.look('anna')).toEqual({ ok: true })
    await limiter.spend('anna')
    expect(limiter.look('anna')).toEqual({ ok: false, waitSeconds: 60 })
  })

  test('counts more bytes than a small number holds', async () => {
    const limiter = createDatabaseRateLimiter(database(), {
      name: 'bytes',
      points: 8_000_000_000,
      seconds: 60,
    })
    expect(await limiter.spend('anna', 7_000_000_000)).toEqual({ ok: true })
    expect(await limiter.spend('anna', 2_000_000_000)).toMatchObject({ ok: false })
  })

  test('counts once for many who ask at the same time', async () => {
    const limiters = [
      createDatabaseRateLimiter(database(), LIMIT),
      createDatabaseRateLimiter(database(), LIMIT),
    ]
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => limiters[at % 2]?.spend('anna')))
    expect(answers.filter(answer => answer?.ok)).toHaveLength(3)
  })

  test('still holds, process by process, while the database does not answer', async () => {
    const broken = {
      insert: () => {
        throw new Error('the database is away')
      },
    } as unknown as Database
    expect(await spend(4, { limiter: createDatabaseRateLimiter(broken, LIMIT) })).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('leaves nothing behind once its time is over', async () => {
    await spend(1)
    await removeExpiredLimits(database(), later(59))
    expect(await spend(3)).toEqual([true, true, false])
    await removeExpiredLimits(database(), later(61))
    expect(await spend(1)).toEqual([true])
  })
})
