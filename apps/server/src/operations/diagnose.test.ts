import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { diagnose, formatFindings, type ShopState } from './diagnose.ts'

const OPEN = {
  PUBLIC_PROTOCOL: 'https',
  TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
  DATABASE_URL: 'postgresql://shop@db/shop',
  COOKIE_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example:587',
  METRICS_TOKEN: 'm'.repeat(24),
  OPERATOR_HOSTS: 'office.example.com',
  SECURITY_CONTACT: 'mailto:security@example.com',
}

const condition = (settings: Record<string, string>, more: Partial<ShopState> = {}): ShopState => ({
  environment: readEnvironment(settings),
  database: 3,
  freeBytes: 50_000_000_000,
  isReadableByOthers: false,
  givenUpJobs: 0,
  undeliverableMails: 0,
  sampleSellers: [],
  legalPlaceholders: 0,
  ...more,
})

const statesOf = (looked: ShopState) =>
  diagnose(looked)
    .filter(({ state }) => state !== 'ok')
    .map(({ state, what }) => `${state} ${what}`)

describe('a shop that is looked over', () => {
  test('with everything a shop on the internet needs has nothing to mend', () => {
    expect(statesOf(condition(OPEN))).toEqual([])
  })

  test('on a developer’s machine is told what would be missing, but nothing is bad', () => {
    const findings = diagnose(condition({}))
    expect(findings.some(({ state }) => state === 'note')).toBe(true)
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([])
  })

  test.each<[string, Partial<ShopState>, RegExp]>([
    ['a database that does not answer', { database: 'does not answer within 5 s' }, /^bad the database does/],
    ['a slow database', { database: 900 }, /^note the database takes 900 ms/],
    ['a full disk', { freeBytes: 900_000_000 }, /^bad 900 MB are free, uploads need 1000/],
    ['an open data folder', { isReadableByOthers: true }, /^bad other users .*chmod 700/],
    ['jobs that were given up', { givenUpJobs: 2 }, /^bad 2 jobs were given up/],
    ['a queue that does not answer', { givenUpJobs: undefined }, /^bad the queue of jobs does not answer/],
    ['legal placeholders', { legalPlaceholders: 3 }, /^note 3 legal data are placeholders: npm run shop/],
    ['sample sellers', { sampleSellers: ['eu'] }, /^bad sellers with sample accounts.*: eu/],
  ])('is told of %s, and of nothing else', (_, more, expected) => {
    expect(statesOf(condition(OPEN, more))).toEqual([expect.stringMatching(expected)])
  })

  test.each(['COOKIE_SECRET', 'SMTP_URL', 'METRICS_TOKEN', 'OPERATOR_HOSTS', 'SECURITY_CONTACT'])(
    'on the internet without %s has that to mend',
    name => {
      expect(statesOf(condition({ ...OPEN, [name]: '' }))).toEqual([
        expect.stringMatching(new RegExp(`^bad ${name} is not set: `)),
      ])
    },
  )

  test('is told what is bad first, and how much of it there is', () => {
    const text = formatFindings([
      { state: 'ok', what: 'well' },
      { state: 'bad', what: 'broken' },
      { state: 'note', what: 'to come' },
    ])
    expect(text).toBe('BAD   broken\nnote  to come\nok    well\n1 to mend\n')
  })
})
