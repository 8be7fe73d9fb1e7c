import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { hostMap } from '@passepartout/domain'
import { openControl } from './control.ts'
import { controlCommands } from './control-commands.ts'
import { drawnCards } from './drawn-cards.ts'
import type { Environment } from './environment.ts'
import { createFileCache } from './http/file-cache.ts'
import { createListener } from './http/listener.ts'
import { createPageCache } from './http/page-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createIdleQueue } from './http/when-idle.ts'
import { keepPriceHistory } from './keep-price-history.ts'
import { keepSendingMails, outboxOf } from './keep-sending-mails.ts'
import type { Logger } from './log.ts'
import { mountFiles } from './mount-files.ts'
import { mountMailSamples } from './mount-mail-samples.ts'
import { openApi } from './open-api.ts'
import { openContent } from './open-content.ts'
import { openData, REPOSITORY } from './open-data.ts'
import { openDesigner } from './open-designer.ts'
import { openPages } from './open-pages.ts'
import { createSearch } from './search/mount-search.ts'
import { warnOfSamples } from './search/warn-of-samples.ts'
import { createShopApp } from './shop-app.ts'
import { stopOnSignals } from './stopping.ts'

const MAX_PAGE_AGE_MS = 15 * 60_000

/** Opens every part of the shop, without a port: what comes in through one, `app` answers. */
export async function openParts(environment: Environment, log: Logger) {
  const https = environment.PUBLIC_PROTOCOL === 'https'
  const dataDir = resolve(environment.DATA_DIR)
  const hosts = hostMap(environment.SHOP_HOST_PATTERN, environment.SHOP_HOST_OVERRIDES)
  const has = (role: Environment['ROLES'][number]) => environment.ROLES.includes(role)
  const cache = createPageCache({
    maxBytes: environment.PAGE_CACHE_MB * 1024 ** 2,
    maxAgeMs: MAX_PAGE_AGE_MS,
    whenIdle: createIdleQueue(),
  })

  const data = await openData({ environment, dataDir, log })
  const content = await openContent(environment, log)
  // Pages ask the API and the API asks pages for their addresses: the second is asked only once both are open.
  const api = await openApi({
    environment,
    hosts,
    data,
    log,
    localisedPages: (shop, path) => pages.localisedPages(shop, path),
    contactPoint: (shop, topic) => pages.contactPoint(shop, topic),
    publicOrigin: host => pages.publicOrigin(host),
  })
  const pages = await openPages({ environment, hosts, cache, content, api, data, log })
  const designer = await openDesigner({ hosts, data, api, productPathOf: pages.productPathOf })

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

  const app = createShopApp({
    log,
    hosts,
    https,
    pictures: content.pictureHost,
    notReady: () =>
      data.database.ping().then(
        () => undefined,
        () => 'the database does not answer',
      ),
    files: app => {
      search.mount(app)
      if (environment.DEV_PAGES) mountMailSamples(app)
      mountFiles({
        dataDir,
        assetRoot: content.assetRoot,
        drawn: drawnCards(data.designs, data.designPictures.draw),
        log,
      })(app)
    },
    api: has('api') ? api : undefined,
    mounts: has('content') ? [{ prefixes: ['/_cms/*'], fetch: content.fetch }] : [],
    noteAddress: api.noteAddress,
    pages: has('web')
      ? async (request, host) => (await designer.fetch(request, host)) ?? pages.fetch(request, host)
      : undefined,
  })

  const closing = [
    { name: 'content', close: content.close },
    { name: 'pages', close: pages.close },
    { name: 'drafts', close: () => data.draftReader.close() },
    { name: 'pictures', close: () => data.pictures.close() },
    { name: 'design pictures', close: () => data.designPictures.close() },
    { name: 'share pictures', close: () => data.sharePictures.close() },
    { name: 'database', close: () => data.database.close() },
  ]
  return { app, cache, closing, data, dataDir, has, https, pages }
}

/** Opens the shop, listens, and stops cleanly on SIGTERM. */
export async function openShop(environment: Environment, log: Logger) {
  const { app, cache, closing, data, dataDir, has, https, pages } = await openParts(environment, log)
  const listener = createListener({
    cache,
    files: createFileCache({
      maxBytes: 32 * 1024 ** 2,
      maxFileBytes: 128 * 1024,
      // Whoever works on pictures wants to see them at once.
      maxAgeMs: environment.NODE_ENV === 'development' ? 0 : 60_000,
    }),
    fetch: app.fetch,
    ...(log.isLevelEnabled('debug')
      ? { onCached: ({ url }, status) => log.debug({ path: url, status }, 'from page cache') }
      : {}),
  })
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: 300_000 },
    pages.beforeAll(listener),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
    if (socket.writable) socket.end(tooLong ? tooLongAnswer : badAnswer)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(environment.PORT, environment.HOST, done)
  })
  const { port } = server.address() as AddressInfo
  pages.listening(port)

  if (https && environment.NODE_ENV === 'production') void warnOfSamples(pages.samplePages, log)
  const priceHistory = has('worker') ? keepPriceHistory(data, log) : undefined
  const mails = has('worker') ? keepSendingMails(data, environment, log) : undefined
  const control = await openControl(dataDir, controlCommands(data))
  stopOnSignals(
    server,
    [
      { name: 'control', close: control.close },
      { name: 'mails', close: async () => mails?.close() },
      { name: 'price history', close: async () => priceHistory?.close() },
      ...closing,
    ],
    log,
  )
  const shown = (channel: string) =>
    environment.SHOP_HOST_PATTERN.replace('{channel}', channel).replace('{country}', 'de')
  return {
    dataDir,
    outbox: environment.SMTP_URL ? undefined : outboxOf(dataDir),
    urls: ['passepartout', 'kartenliebe'].map(
      channel => `${environment.PUBLIC_PROTOCOL}://${shown(channel)}:${port}/`,
    ),
  }
}

const answerOf = (status: string, text: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`
const tooLongAnswer = answerOf(
  '431 Request Header Fields Too Large',
  'The address or its headers are too long.',
)
const badAnswer = answerOf('400 Bad Request', 'The request is not valid HTTP.')
