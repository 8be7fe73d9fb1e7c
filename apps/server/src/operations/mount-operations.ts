import type { OperatorAccess } from '@passepartout/api'
import { BACK_OFFICE_API } from '@passepartout/contracts/back-office'
import { type Database, sumDailyMetrics } from '@passepartout/db'
import {
  addDays,
  CHANNELS,
  COUNTRY_CODES,
  FLAGS,
  type FlagName,
  type OperatorPermission,
  RETENTION_DAYS,
} from '@passepartout/domain'
import type { ObjectStorage } from '@passepartout/storage'
import type { Hono } from 'hono'
import type { ShopEnvironment } from '../shop-app.ts'
import type { Flags } from '../start-flag-service.ts'
import { analyticsPage } from './analytics-page.ts'
import { mountCaseImages } from './case-images.ts'
import { flagsPage } from './flags-page.ts'
import type { Metrics } from './metrics.ts'
import { mountBackOfficeFiles, mountBackOfficePages } from './mount-back-office.ts'
import { OPERATION_POLICY } from './operation-page.ts'
import { mountProblemReports } from './problems-page.ts'
import { mountRecordingsPage, mountReplayFiles } from './recordings-page.ts'
import { requireBearerToken } from './require-bearer-token.ts'

interface OperationsOptions {
  db: Database
  storage: Pick<ObjectStorage, 'open'>
  flags: Pick<Flags, 'report'>
  metrics: Metrics
  /** Resolves once the back office is built; its pages wait for it. */
  built?: Promise<void> | undefined
  /** The back office's calls; they check who calls, and what their roles permit. */
  backOffice: { fetch(request: Request): Response | Promise<Response> }
  /** Response to requests without an operator session or without the permission; undefined for others. */
  guard: OperatorAccess['guard']
  /** Token for the metrics; without one they respond with 404. */
  metricsToken: string | undefined
  /** Writes the counts in memory to the database. */
  flush: () => Promise<void>
  clock?: () => Date
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FIRST_DAY = '2020-01-01'
const DAY_MS = 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Operators' pages: analytics, results of experiments, recordings, cases and problems; and metrics for Prometheus. */
export function mountOperations(app: Hono<ShopEnvironment>, options: OperationsOptions): void {
  const { db, storage, flags, metrics, guard, metricsToken, flush, clock = () => new Date() } = options
  const shops = CHANNELS.flatMap(channel => COUNTRY_CODES.map(country => `${channel}-${country}`))

  app.get('/metrics', requireBearerToken(metricsToken), async c =>
    c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )
  // Public libraries; the recordings they play are behind the guard.
  mountReplayFiles(app)
  mountBackOfficeFiles(app)
  app.all(`${BACK_OFFICE_API}/*`, c => options.backOffice.fetch(c.req.raw))
  app.use('/_operations/*', async (c, next) => {
    const refused = await guard(c.req.raw, permissionOfPage(c.req.path))
    if (refused) return refused
    await next()
    c.res.headers.set('Cache-Control', 'private, no-store')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', OPERATION_POLICY)
    return undefined
  })
  app.get('/_operations/numbers', async c => {
    const { from: first = '', to: last = '', shop: requestedShop } = c.req.query()
    const now = clock()
    const to = isDay(last) ? last : dayOf(now)
    const asFarBack = addDays(to, 1 - RETENTION_DAYS.numbers)
    const from = isDay(first) && first <= to ? ([first, asFarBack].sort().at(-1) ?? to) : addDays(to, -6)
    const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
    const shop = shops.find(one => one === requestedShop)
    await flush()
    const [sums, before] = await Promise.all([
      sumDailyMetrics(db, { from, to, shop }),
      sumDailyMetrics(db, { from: addDays(from, -days), to: addDays(from, -1), shop }),
    ])
    return c.html(analyticsPage({ from, to, shop, shops, sums, before }))
  })
  mountRecordingsPage(app, db)
  mountBackOfficePages(app, options.built)
  mountCaseImages(app, { db, storage })
  mountProblemReports(app, { db, clock })
  app.get('/_operations/flags', async c => {
    const names = Object.keys(FLAGS) as FlagName[]
    const reports = await Promise.all(
      names.map(async name => ({ flag: FLAGS[name], report: await flags.report(name) })),
    )
    return c.html(flagsPage(reports.flatMap(({ flag, report }) => (report ? [{ flag, report }] : []))))
  })
}

/** The permission of the server's own pages; the app's pages show what the calls permit. */
const PAGE_PERMISSIONS: Readonly<Record<string, OperatorPermission>> = {
  numbers: 'metrics:read',
  flags: 'experiments:read',
  recordings: 'recordings:read',
  problems: 'problems:read',
}
const CASE_IMAGE = /^\/_operations\/cases\/[^/]+\/\d+$/

function permissionOfPage(path: string): OperatorPermission {
  if (CASE_IMAGE.test(path)) return 'order-photos:read'
  return PAGE_PERMISSIONS[path.split('/')[2] ?? ''] ?? 'session:read'
}

/** Whether the calendar has the day: JavaScript parses 31 February as a day in March, the database refuses it. */
const isDay = (text: string): boolean =>
  DAY.test(text) && text >= FIRST_DAY && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text
