import type { RequestListener } from 'node:http'
import type { OperatorAccess } from '@passepartout/api'
import { designsOf } from '@passepartout/designs'
import { type Channel, type HostMap, invoiceYearsOf, legalNumbersOf, sellerOf } from '@passepartout/domain'
import { clientFiles, insightsScript, openStorefront, SHOP_SERVICES } from '@passepartout/storefront'
import { browserServicesFor, thirdPartySources } from './browser-services.ts'
import { createContentReader } from './content-reader.ts'
import type { DailyMetrics } from './daily-metrics.ts'
import type { DataServices } from './data-services.ts'
import type { DatePreviews } from './date-preview.ts'
import type { Environment } from './environment.ts'
import { createCriticalCssInliner } from './http/external-navigation.ts'
import type { PageCache } from './http/page-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Logger } from './log.ts'
import type { openApi } from './open-api.ts'
import { createPageHandler } from './page-handler.ts'
import { paymentWaysOf } from './payment-settings.ts'
import { createPreview } from './preview.ts'
import type { startContentService } from './start-content-service.ts'

interface OpenPagesOptions {
  environment: Environment
  hosts: HostMap
  cache: PageCache
  content: Awaited<ReturnType<typeof startContentService>>
  api: Awaited<ReturnType<typeof openApi>>
  operators: Pick<OperatorAccess, 'whoIs'>
  data: DataServices
  datePreviews: DatePreviews
  count: DailyMetrics['count']
  log: Logger
}

/** Starts the storefront: the built one, or in development Vite's, which transforms on request. */
export async function startStorefront({
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
}: OpenPagesOptions) {
  const development = environment.NODE_ENV === 'development'
  const vite = development
    ? await (await import('@passepartout/storefront/development')).openStorefrontDevelopment()
    : undefined
  const protocol = environment.PUBLIC_PROTOCOL
  let publicPort = ''
  const publicOrigin = (host: string) => `${protocol}://${host}${publicPort}`
  const storefront = await openStorefront(
    {
      catalogue: data.catalogue,
      hosts,
      log,
      stories: content.stories,
      publicOrigin,
      consentPurposes: environment.CONSENT_PURPOSES,
      keptOtherwise: {
        messages: environment.CONTACT_RETENTION_DAYS,
        'order-photos': environment.ORDER_PHOTO_RETENTION_DAYS,
      },
      paymentWays: shop => paymentWaysOf(data.sellers, environment, shop),
      sellerFacts: shop => ({
        invoiceYears: invoiceYearsOf(sellerOf(data.sellers, shop).country),
        numbers: legalNumbersOf(data.sellers, shop),
      }),
      browserServices: browserServicesFor(environment),
      count,
    },
    vite?.load,
    development ? 'development' : 'production',
  )
  const guests = thirdPartySources(environment)
  const headers = securityHeaders(protocol === 'https', {
    ...guests,
    pictures: [content.pictureHost, guests.pictures].filter(Boolean).join(' ') || undefined,
  })
  const themes = designsOf(data.designs, 'card').map(({ id }) => id)
  const fetch = createPageHandler({
    hosts,
    storefront,
    cache: development || environment.DISABLE_PAGE_CACHE ? undefined : cache,
    protocol,
    debug: environment.DEBUG_OVERRIDES,
    // Without a database, operators get the public page, which needs none.
    isOperator: async request =>
      (await operators.whoIs(request).catch(err => {
        log.error({ err }, 'operator session lookup failed')
      })) !== undefined,
    pricesVersion: data.discounts.version,
    datePreviews,
    devPages: environment.DEV_PAGES,
    preview: content.previewToken
      ? createPreview({
          token: content.previewToken,
          official: environment.STORYBLOK_TOKEN !== undefined,
          https: protocol === 'https',
        })
      : undefined,
    headers,
    style: development ? undefined : createCriticalCssInliner(clientFiles),
    apiFetch: request => (input, init) =>
      Promise.resolve(api.fetchFor(request, withVisitorCookies(new Request(input, init), request))),
  })
  return {
    fetch,
    headers,
    content: createContentReader({
      storefront,
      hosts,
      publicOrigin,
      apiFetch: (input, init) => {
        const call = new Request(input, init)
        return Promise.resolve(api.fetchFor(call, call))
      },
      previewToken: content.previewToken,
      pricesVersion: data.discounts.version,
    }),
    /** For pages of other apps, which use the same tracking. */
    insights: {
      script: development ? undefined : await insightsScript(),
      services: {
        name: SHOP_SERVICES,
        content: JSON.stringify({
          purposes: environment.CONSENT_PURPOSES,
          ...browserServicesFor(environment),
        }),
      },
    },
    contentChanged: storefront.contentChanged,
    localisedPages: storefront.localisedPages,
    contactPoint: storefront.contactPoint,
    legalTexts: storefront.legalTexts,
    newsletterText: storefront.newsletterText,
    productPathOf: storefront.productPathOf,
    indexedPages: (channel: Channel) => storefront.indexedPages(channel, themes),
    samplePages: storefront.samplePages,
    publicOrigin,
    listening: (port: number) => {
      publicPort = environment.SHOP_HOST_PATTERN.endsWith('.localhost') ? `:${port}` : ''
    },
    beforeAll: (listener: RequestListener): RequestListener =>
      vite
        ? (request, response) => vite.middleware(request, response, () => listener(request, response))
        : listener,
    close: async () => vite?.close(),
  }
}

/** Passes on the visitor's cookie, and the origin that writes are checked against. */
function withVisitorCookies(call: Request, visitor: Request): Request {
  for (const name of ['cookie', 'origin']) {
    const value = visitor.headers.get(name)
    // A page without a referrer has the origin "null"; the origin of its forms was checked before.
    if (value !== null && value !== 'null') call.headers.set(name, value)
  }
  return call
}
