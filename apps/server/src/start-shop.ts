import { openControl } from './control.ts'
import { createControlCommands } from './create-control-commands.ts'
import { createShopServices } from './create-shop-services.ts'
import type { Environment } from './environment.ts'
import { frontPictures } from './front-pictures.ts'
import { type Closable, shutDownOnSignals } from './graceful-shutdown.ts'
import { createFileCache } from './http/file-cache.ts'
import { createListener } from './http/listener.ts'
import { openServer } from './http/open-server.ts'
import { placesOf } from './http/page-key.ts'
import type { Logger } from './log.ts'
import { warnAboutSampleTexts } from './search/warn-about-sample-texts.ts'
import { outboxFolder, startJobWorkers } from './start-job-workers.ts'
import type { BuildSignals } from './wait-for-build.ts'
import { warnAboutLegalPlaceholders } from './warn-about-legal-placeholders.ts'

/** A typical load balancer probes every second or two. */
const LAME_DUCK_SECONDS = 5

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
  if (isBalanced) warnAboutLegalPlaceholders(data, log)
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
