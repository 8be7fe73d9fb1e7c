import { describe, expect, test } from 'vitest'
import type { Environment } from './environment.ts'
import { createReadiness, type ReadinessOptions } from './readiness.ts'

const ask = (roles: Environment['ROLES'], change: Partial<ReadinessOptions> = {}) =>
  createReadiness({
    roles,
    ping: async () => undefined,
    freeBytes: async () => 1e12,
    isStopping: () => false,
    ...change,
  })()
const hangs = () => new Promise<never>(() => undefined)

describe('a process', () => {
  test('is ready where everything is as it should be', async () => {
    expect(await ask(['web', 'api', 'content', 'flags', 'worker'])).toEqual({ status: 'ok', reasons: {} })
  })

  test.each<[Environment['ROLES'], string]>([
    [['web', 'api', 'content', 'flags', 'worker'], 'degraded'],
    [['web'], 'degraded'],
    [['api'], 'not ready'],
    [['worker'], 'not ready'],
    [['content'], 'ok'],
  ])('of the roles %s is %s while the database hangs, and says so within a second', async (roles, status) => {
    const began = performance.now()
    const { status: told, reasons } = await ask(roles, { ping: hangs })
    expect(performance.now() - began).toBeLessThan(2000)
    expect(told).toBe(status)
    expect(reasons).toEqual(status === 'ok' ? {} : { database: 'does not answer within 800 ms' })
  })

  test('asks a database that hangs once, however often it is asked itself', async () => {
    let pings = 0
    const ready = createReadiness({
      roles: ['web'],
      ping: () => {
        pings++
        return hangs()
      },
      freeBytes: async () => 1e12,
      isStopping: () => false,
    })
    await Promise.all([ready(), ready(), ready()])
    await ready()
    expect(pings).toBe(1)
  })

  test('says that the disk is nearly full, and goes on', async () => {
    expect(await ask(['api'], { freeBytes: async () => 3_000_000 })).toEqual({
      status: 'degraded',
      reasons: { storage: '3 MB free' },
    })
  })

  test('that is about to stop is not ready, whatever else', async () => {
    expect(await ask(['web'], { isStopping: () => true })).toEqual({
      status: 'not ready',
      reasons: { process: 'stopping' },
    })
  })
})
