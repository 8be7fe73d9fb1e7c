import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createBackOffice, createOperatorAccess } from '@passepartout/api'
import { createCrossProcessEvents } from '@passepartout/db'
import { hostMap } from '@passepartout/domain'
import { createLeadImages } from '@passepartout/worker'
import { createCardImages } from './card-images.ts'
import { openControl } from './control.ts'
import { createControlCommands } from './create-control-commands.ts'
import { createDailyMetrics } from './daily-metrics.ts'
import { openDataServices, REPOSITORY } from './data-services.ts'
import type { Environment } from './environment.ts'
import { frontPictures } from './front-pictures.ts'
import { type Closable, shutDownOnSignals } from './graceful-shutdown.ts'
import { createFileCache } from './http/file-cache.ts'
import { createIdleTaskQueue } from './http/idle-task-queue.ts'
import { createListener } from './http/listener.ts'
import { type OpenServer, openServer } from './http/open-server.ts'
import { createPageCache } from './http/page-cache.ts'
import { placesOf } from './http/page-key.ts'
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
import { paymentContext, warnAboutSampleSellers } from './payment-settings.ts'
import { createReadiness } from './readiness.ts'
import { createSearch } from './search/mount-search.ts'
import { warnAboutSampleTexts } from './search/warn-about-sample-texts.ts'
import { createShopApp } from './shop-app.ts'
import { startContentService } from './start-content-service.ts'
import { startFlagService } from './start-flag-service.ts'
import { outboxFolder, startJobWorkers } from './start-job-workers.ts'
import { startStorefront } from './start-storefront.ts'
import type { BuildSignals } from './wait-for-build.ts'

const MAX_PAGE_AGE_MS = 15 * 60_000
/** A typical load balancer probes every second or two. */
const LAME_DUCK_SECONDS = 5

/** Channel between processes: content was published. */
const CONTENT = 'content'

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
  const announcements = await createCrossProcessEvents(data.database, {
    heard: topic => topic === CONTENT && contentChangedElsewhere(),
    missed: contentChangedElsewhere,
    onTrouble: err => log.warn({ err }, 'LISTEN connection lost'),
  })
  // Pages call the API, and the API asks the pages for addresses: neither calls the other before both are open.
  const api = await openApi({
    environment,
    hosts,
    data,
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
    count,
    log,
  })
  const designer = await mountDesigner({ hosts, data, api, built: built?.designer, ...pages })

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
        askerOf: api.askerOf,
        spend: api.spendRendering,
        log,
      })(app)
    },
    api: has('api') ? api : undefined,
    staffHosts: environment.OPERATOR_HOSTS,
    mounts: [
      { prefixes: ['/_operator', '/_operator/*'], fetch: operators.fetch },
      ...(has('content') ? [{ prefixes: ['/_cms/*'], fetch: content.fetch }] : []),
      ...(has('flags') ? [{ prefixes: ['/_flags/api/*'], fetch: flags.fetch }] : []),
    ],
    noteAddress: api.noteAddress,
    pages: has('web')
      ? async (request, host) => (await designer.fetch(request, host)) ?? pages.fetch(request, host)
      : undefined,
  })

  const closing = [
    { name: 'announcements', close: announcements.close },
    { name: 'content', close: content.close },
    { name: 'flags', close: flags.close },
    { name: 'pages', close: pages.close },
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

/** Starts the shop: opens each part once it is built, listens, and shuts down gracefully on SIGTERM. */
export async function startShop(
  environment: Environment,
  log: Logger,
  observers: readonly Closable[] = [],
  built?: BuildSignals,
) {
  const server = await openServer(environment)
  let isStopping = () => false
  const parts = await createShopServices(environment, log, {
    lingering: server.lingering,
    isStopping: () => isStopping(),
    ...(built ? { built } : {}),
  })
  const { api, app, cache, closing, data, dataDir, flags, has, hosts, https, metrics, pages } = parts
  /** Behind a load balancer, which has to notice that this process goes. */
  const isBalanced = https && environment.NODE_ENV === 'production'
  const isDebugging = log.isLevelEnabled('debug')
  const placeOf = placesOf(hosts)
  const listener = createListener({
    cache,
    placeOf,
    files: createFileCache({
      placeOf,
      maxBytes: 32 * 1024 ** 2,
      maxFileBytes: 128 * 1024,
      // In development, changed images must show at once.
      maxAgeMs: environment.NODE_ENV === 'development' ? 0 : 60_000,
    }),
    fetch: app.fetch,
    callerOf: api.callerOf,
    onCached: ({ url = '/', headers }, status) => {
      metrics.cached()
      metrics.seen(url, headers)
      if (isDebugging) log.debug({ path: url, status }, 'served from page cache')
    },
  })
  const { port } = server
  pages.listening(port)
  await server.serve(pages.beforeAll(listener))

  const preparing = new AbortController()
  if (environment.PREPARE_PICTURES && has('web'))
    void data.designPictures.prepare(frontPictures(data.designs), preparing.signal)

  if (isBalanced) void warnAboutSampleTexts(pages.samplePages, log)
  if (isBalanced) warnAboutSampleSellers(data.sellers, log)
  const { orderContext, cleanUp } = api
  const work = has('worker')
    ? await startJobWorkers({ data, environment, orderContext, cleanUp, log })
    : undefined
  const control = await openControl(dataDir, createControlCommands(data, environment, log, flags))
  isStopping = shutDownOnSignals({
    server,
    lameDuckMs: 1000 * (environment.LAME_DUCK_SECONDS ?? (isBalanced ? LAME_DUCK_SECONDS : 0)),
    parts: [
      { name: 'picture preparation', close: async () => preparing.abort() },
      { name: 'control', close: control.close },
      { name: 'work', close: async () => work?.close() },
      ...closing,
      // Last: the observers monitor the shutdown too.
      ...observers,
    ],
    log,
  }).isStopping
  const shown = (channel: string) =>
    environment.SHOP_HOST_PATTERN.replace('{channel}', channel).replace('{country}', 'de')
  return {
    dataDir,
    outbox: environment.SMTP_URL ? undefined : outboxFolder(dataDir),
    urls: ['passepartout', 'kartenliebe'].map(
      channel => `${environment.PUBLIC_PROTOCOL}://${shown(channel)}:${port}/`,
    ),
  }
}
