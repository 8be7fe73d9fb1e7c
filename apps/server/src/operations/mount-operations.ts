import type { Operators } from '@passepartout/api'
import { type Database, sumDailyCounts } from '@passepartout/db'
import { addDays, CHANNELS, COUNTRY_CODES, FLAGS, type FlagName, KEPT_DAYS } from '@passepartout/domain'
import type { ObjectStorage } from '@passepartout/storage'
import type { Hono } from 'hono'
import type { Flags } from '../open-flags.ts'
import type { ShopEnvironment } from '../shop-app.ts'
import { mountCases } from './cases-page.ts'
import { flagsPage } from './flags-page.ts'
import type { Metrics } from './metrics.ts'
import { numbersPage } from './numbers-page.ts'
import { OPERATION_POLICY } from './operation-page.ts'
import { mountProblems } from './problems-page.ts'
import { mountRecordings, mountReplayer } from './recordings-page.ts'
import { withToken } from './with-token.ts'

interface OperationsOptions {
  db: Database
  storage: Pick<ObjectStorage, 'open'>
  flags: Pick<Flags, 'report'>
  metrics: Metrics
  /** What everybody but an operator is answered. */
  guard: Operators['guard']
  /** Opens the metrics; without one they do not exist. */
  metricsToken: string | undefined
  /** What is counted in memory is written first. */
  flush: () => Promise<void>
  clock?: () => Date
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FIRST_DAY = '2020-01-01'
const DAY_MS = 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Pages of whoever runs the shop: numbers, results of tests, and metrics for Prometheus. */
export function mountOperations(app: Hono<ShopEnvironment>, options: OperationsOptions): void {
  const { db, storage, flags, metrics, guard, metricsToken, flush, clock = () => new Date() } = options
  const shops = CHANNELS.flatMap(channel => COUNTRY_CODES.map(country => `${channel}-${country}`))

  app.get('/metrics', withToken(metricsToken), async c =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )
  // Libraries, the same for everybody: what they show is behind the guard.
  mountReplayer(app)
  app.use('/_operations/*', async (c, next) => {
    const refused = await guard(c.req.raw)
    if (refused) return refused
    await next()
    c.res.headers.set('Cache-Control', 'private, no-store')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', OPERATION_POLICY)
    return undefined
  })
  app.get('/_operations/numbers', async c => {
    const { from: first = '', to: last = '', shop: asked } = c.req.query()
    const now = clock()
    const to = isDay(last) ? last : dayOf(now)
    const asFarBack = addDays(to, 1 - KEPT_DAYS.numbers)
    const from = isDay(first) && first <= to ? ([first, asFarBack].sort().at(-1) ?? to) : addDays(to, -6)
    const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
    const shop = shops.find(one => one === asked)
    await flush()
    const [sums, before] = await Promise.all([
      sumDailyCounts(db, { from, to, shop }),
      sumDailyCounts(db, { from: addDays(from, -days), to: addDays(from, -1), shop }),
    ])
    return c.html(numbersPage({ from, to, shop, shops, sums, before }))
  })
  mountRecordings(app, db)
  mountCases(app, { db, storage })
  mountProblems(app, { db, clock })
  app.get('/_operations/flags', async c => {
    const names = Object.keys(FLAGS) as FlagName[]
    const reports = await Promise.all(
      names.map(async name => ({ flag: FLAGS[name], report: await flags.report(name) })),
    )
    return c.html(flagsPage(reports.flatMap(({ flag, report }) => (report ? [{ flag, report }] : []))))
  })
}

/** Whether the calendar has the day: scripts read 31 February as one of March, the database refuses it. */
const isDay = (text: string): boolean =>
  DAY.test(text) && text >= FIRST_DAY && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text
