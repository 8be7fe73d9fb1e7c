import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY } from '../data-services.ts'
import { createMetrics } from './metrics.ts'

const read = (file: string) => readFileSync(join(REPOSITORY, 'docs/operations', file), 'utf8')
const alerts = read('alerts.yml')
const runbooks = read('runbooks.md')
const rules = alerts.split('- alert: ').slice(1)
/** GitHub's anchor of a heading. */
const placeOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
const places = [...runbooks.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => placeOf(heading))

describe('the alerts', () => {
  test('ask for metrics that the shop has', async () => {
    const metrics = createMetrics({
      cache: { size: 0, bytes: 0 },
      connections: () => ({ all: 0, idle: 0, waiting: 0 }),
      queues: async () => [{ name: 'send-mail', waiting: 0, running: 0, givenUp: 0 }],
      flagRecords: () => 0,
      freeBytes: async () => 1,
    })
    metrics.answered({ path: '/', method: 'GET', status: 200, ms: 1 })
    metrics.logged('error', 'key')
    metrics.limited('photo')
    const known = await metrics.text()
    const asked = new Set(alerts.match(/\b(?:shop|process|nodejs)_\w+/g))
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter(name => !new RegExp(`^${name}[ {]`, 'm').test(known))).toEqual([])
  })

  test.each(rules.map(rule => [rule.split('\n')[0] ?? '', rule]))('%s leads to what to do', (_, rule) => {
    expect(rule).toMatch(/severity: (page|ticket)/)
    expect(places).toContain(/runbooks\.md#([\w-]+)/.exec(rule)?.[1])
  })
})

test('runbooks name tests that are there', () => {
  const named = [...runbooks.matchAll(/`((?:apps|packages|tools)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.filter(path => !existsSync(join(REPOSITORY, path)))).toEqual([])
  expect(places.length).toBeGreaterThanOrEqual(10)
})
