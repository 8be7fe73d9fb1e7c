import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createBackOffice, createOperatorAccess } from '@passepartout/api'
import { createCrossProcessEvents } from '@passepartout/db'
import { hostMap, shopHost } from '@passepartout/domain'
import { createLeadImages } from '@passepartout/worker'
import { createCardImages } from './card-images.ts'
import { createDailyMetrics } from './daily-metrics.ts'
import { openDataServices, REPOSITORY } from './data-services.ts'
import { createDatePreviews, DATE_PREVIEW_PATH } from './date-preview.ts'
import type { Environment } from './environment.ts'
import { createIdleTaskQueue } from './http/idle-task-queue.ts'
import type { OpenServer } from './http/open-server.ts'
import { createPageCache } from './http/page-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createLegalFiles } from './legal-files.ts'
import { type Logger, onLogProblem } from './log.ts'
import { mountDesigner } from './mount-designer.ts'
import { mountEmailPreviews } from './mount-email-previews.ts'
import { mountFiles } from './mount-files.ts'
import { openApi } from './open-api.ts'
import { createMetrics } from './operations/metrics.ts'
import { mountOperations } from './operations/mount-operations.ts'
import { OPERATION_PAGES } from './operations/operation-page.ts'
import { paymentContext, refundLimitOf } from './payment-settings.ts'
import { createReadiness } from './readiness.ts'
import { createSearch } from './search/mount-search.ts'
import { createShopApp } from './shop-app.ts'
import { startContentService } from './start-content-service.ts'
import { startFlagService } from './start-flag-service.ts'
import { startStorefront } from './start-storefront.ts'
import type { BuildSignals } from './wait-for-build.ts'

const MAX_PAGE_AGE_MS = 15 * 60_000
/** Channel between processes: content was published. */
const CONTENT = 'content'
/** Channel between processes: campaigns or promotion codes were published. */
const DISCOUNTS = 'discounts'

/** Opens every part of the shop, without a port: `app` handles the requests. */
export async function createShopServices(
  environment: Environment,
  log: Logger,
  {
    lingering,
    isStopping = () => false,
    built,
  }: Partial<Pick<OpenServer, 'lingering'>> & { isStopping?: () => boolean; built?: BuildSignals } = {},
) {
  const https = environment.PUBLIC_PROTOCOL === 'https'
  const dataDir = resolve(environment.DATA_DIR)
  const hosts = hostMap(environment.SHOP_HOST_PATTERN, environment.SHOP_HOST_OVERRIDES)
  const has = (role: Environment['ROLES'][number]) => environment.ROLES.includes(role)
  const cache = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 ** 2,
    maxAgeMs: MAX_PAGE_AGE_MS,
    whenIdle: createIdleTaskQueue(),
  })

  const data = await openDataServices({ environment, dataDir, log })
  const sums = createDailyMetrics({ db: data.database.db, log })
  const { count } = sums
  const content = await startContentService(environment, data.keys.webhook, log, () =>
    announcements.announce(CONTENT),
  )
  const contentChangedElsewhere = () => {
    log.info('content changed on another process')
    content.reread().catch(err => log.error({ err }, 'content reload failed'))
  }
  // A failed read is logged, and repeated a minute later.
  const rereadDiscounts = () => void data.discounts.reload().catch(() => undefined)
  const announcements = await createCrossProcessEvents(data.database, {
    onEvent: topic => {
      if (topic === CONTENT) contentChangedElsewhere()
      if (topic === DISCOUNTS) rereadDiscounts()
    },
    missed: () => {
      contentChangedElsewhere()
      rereadDiscounts()
    },
    onTrouble: err => log.warn({ err }, 'LISTEN connection lost'),
  })
  const datePreviews = createDatePreviews({ signer: data.keys.link, https })
  // Pages call the API, and the API asks the pages for addresses: neither calls the other before both are open.
  const api = await openApi({
    environment,
    hosts,
    data,
    datePreviews,
    count,
    limited: limit => metrics.limited(limit),
    log,
    localisedPages: (shop, path) => pages.localisedPages(shop, path),
    content: {
      page: (shop, question) => pages.content.page(shop, question),
      breadcrumb: (shop, question) => pages.content.breadcrumb(shop, question),
      transform: (shop, question) => pages.content.transform(shop, question),
      mayReadDrafts: token => pages.content.mayReadDrafts(token),
    },
    contactPoint: (shop, topic) => pages.contactPoint(shop, topic),
    legalTexts: shop => legalFiles.versions(shop),
    newsletterText: shop => pages.newsletterText(shop),
    publicOrigin: host => pages.publicOrigin(host),
  })
  const operators = createOperatorAccess({
    db: data.database.db,
    secret: data.secret,
    secrets: data.secrets,
    secureCookies: https,
    hosts: environment.OPERATOR_HOSTS,
    links: OPERATION_PAGES,
    addressOf: api.addressOf,
    jobs: data.jobs,
    sender: api.mailSender({ channel: 'passepartout', country: 'de' }),
    limited: limit => metrics.limited(limit),
    clock: () => new Date(),
    log,
  })
  const backOffice = createBackOffice({
    operators,
    secureCookies: https,
    checkResponses: environment.NODE_ENV !== 'production',
    context: async () => ({
      ...api.orderContext(),
      ...(await paymentContext(data, environment, log)),
      jobs: data.jobs,
      ledger: data.ledger,
      refundLimit: refundLimitOf(environment),
      priceBook: data.discounts.priceBook,
      catalogueDiscounts: data.discounts.catalogue,
      previewLink: ({ channel, country }, preview) =>
        pages.publicOrigin(shopHost(hosts, channel, country)) + datePreviews.linkOf(preview),
      discountsChanged: async () => {
        // The others read it a minute later where they hear nothing.
        await announcements
          .announce(DISCOUNTS)
          .catch(err => log.error({ err }, 'announcing published discounts failed'))
        await data.discounts.reload()
      },
    }),
  })
  const legalFiles = createLegalFiles({
    textsOf: shop => pages.legalTexts(shop),
    storage: data.storage,
    onFailure: err => log.error({ err }, 'storing legal text PDF failed'),
  })
  await built?.storefront
  const pages = await startStorefront({
    environment,
    hosts,
    cache,
    content,
    api,
    operators,
    data,
    datePreviews,
    count,
    log,
  })
  const designer = await mountDesigner({ data, api, built: built?.designer, ...pages })

  const flags = await startFlagService({ environment, data, addressOf: api.addressOf, log })

  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  }
  const metrics = createMetrics({
    freeBytes,
    cache,
    connections: data.database.connections,
    queues: async () => (await data.jobs.report()).queues,
    flagRecords: flags.waiting,
    lingering,
  })
  const stopCounting = onLogProblem((level, fields) => metrics.logged(level, keyOf(fields)))

  const search = createSearch({
    hosts,
    cache,
    publicOrigin: pages.publicOrigin,
    headers: securityHeaders(https),
    indexedPages: pages.indexedPages,
    localisedPages: pages.localisedPages,
    sharePictures: data.sharePictures,
    signFolder: join(REPOSITORY, 'packages/ui/icons'),
    securityContact: environment.SECURITY_CONTACT,
  })

  content.onChange(() => {
    pages.contentChanged()
    search.contentChanged()
    cache.clear()
  })

  data.discounts.onChange(cache.clear)

  const leadImages = createLeadImages({ catalogue: data.catalogue, assetRoot: content.assetRoot })
  const app = createShopApp({
    log,
    hosts,
    https,
    pictures: content.pictureHost,
    readiness: createReadiness({
      roles: environment.ROLES,
      ping: data.database.ping,
      freeBytes,
      isStopping,
    }),
    answered: metrics.answered,
    seen: metrics.seen,
    files: app => {
      mountOperations(app, {
        db: data.database.db,
        storage: data.storage,
        flags,
        metrics,
        guard: operators.guard,
        backOffice,
        built: built?.backOffice,
        metricsToken: environment.METRICS_TOKEN,
        flush: sums.flush,
      })
      search.mount(app)
      if (environment.DEV_PAGES) mountEmailPreviews(app, () => data.sellers)
      mountFiles({
        dataDir,
        assetRoot: content.assetRoot,
        drawn: createCardImages(data.designs, data.designPictures.draw),
        leadImages,
        secret: data.keys.link,
        requesterOf: api.requesterOf,
        spend: api.spendRendering,
        log,
      })(app)
    },
    api: has('api') ? api : undefined,
    staffHosts: environment.OPERATOR_HOSTS,
    mounts: [
      { prefixes: [DATE_PREVIEW_PATH], fetch: datePreviews.fetch },
      { prefixes: ['/_operator', '/_operator/*'], fetch: operators.fetch },
      ...(has('content') ? [{ prefixes: ['/_cms/*'], fetch: content.fetch }] : []),
      ...(has('flags') ? [{ prefixes: ['/_flags/api/*'], fetch: flags.fetch }] : []),
    ],
    noteAddress: api.noteAddress,
    pages: has('web')
      ? async (request, host, resolution) =>
          (await designer.fetch(request, resolution)) ?? pages.fetch(request, host, resolution)
      : undefined,
  })

  const closing = [
    { name: 'announcements', close: announcements.close },
    { name: 'content', close: content.close },
    { name: 'flags', close: flags.close },
    { name: 'pages', close: pages.close },
    { name: 'discounts', close: data.discounts.close },
    { name: 'drafts', close: () => data.draftReader.close() },
    { name: 'keys', close: async () => data.keys.close() },
    { name: 'pictures', close: () => data.pictures.close() },
    { name: 'print shop', close: () => data.printShop.close() },
    { name: 'design pictures', close: () => data.designPictures.close() },
    { name: 'lead images', close: leadImages.close },
    { name: 'share pictures', close: () => data.sharePictures.close() },
    { name: 'sums', close: sums.close },
    { name: 'metrics', close: stopCounting },
    { name: 'jobs', close: () => data.jobs.close() },
    { name: 'database', close: () => data.database.close() },
  ]
  return { api, app, cache, closing, data, dataDir, flags, has, hosts, https, metrics, pages }
}

const keyOf = (fields: unknown): string => {
  const key = (fields as { key?: unknown } | null)?.key
  return typeof key === 'string' ? key : ''
}
