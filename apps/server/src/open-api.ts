import type { IncomingMessage } from 'node:http'
import {
  type ApiDeps,
  createApi,
  createLineLooks,
  createRateLimiters,
  googleRecaptcha,
  rateLimitKeyOfAddress,
  viesRegister,
} from '@passepartout/api'
import type { OrderEventContext } from '@passepartout/commerce/orders'
import { BRAND_NAMES, type Catalogue, type HostMap, pageUrl, type Shop, shopHost } from '@passepartout/domain'
import { type CountrySettings, openCountryLookup } from './country-lookup.ts'
import type { DailyMetrics } from './daily-metrics.ts'
import type { DataServices } from './data-services.ts'
import type { DatePreviews } from './date-preview.ts'
import type { Environment } from './environment.ts'
import type { RequestEnvironment } from './http/listener.ts'
import { type LabEnvironment, openShopLabs } from './lab-settings.ts'
import type { Logger } from './log.ts'
import { type PaymentEnvironment, paymentSettings } from './payment-settings.ts'

interface ApiOptions {
  environment: Pick<
    Environment,
    | 'PUBLIC_PROTOCOL'
    | 'NODE_ENV'
    | 'MAIL_FROM'
    | 'CONTACT_RETENTION_DAYS'
    | 'ORDER_PHOTO_RETENTION_DAYS'
    | 'MIN_FREE_DISK_MB'
    | 'ORDER_CHANGE_MINUTES'
    | 'GOOGLE_CLIENT_ID'
    | 'VAT_REGISTER_URL'
    | 'RECAPTCHA_SECRET'
    | 'RECAPTCHA_VERIFY_URL'
    | 'GOOGLE_JWKS_URL'
    | 'RECORDING_SAMPLE_RATE'
  > &
    CountrySettings &
    PaymentEnvironment &
    LabEnvironment
  hosts: HostMap
  data: DataServices
  datePreviews: Pick<DatePreviews, 'of'>
  count?: DailyMetrics['count']
  /** Called for each call that a rate limit refused. */
  limited: (limit: string) => void
  localisedPages: ApiDeps['localisedPages']
  content: ApiDeps['content']
  contactPoint: ApiDeps['contactPoint']
  legalTexts: NonNullable<ApiDeps['legalTexts']>
  newsletterText: NonNullable<ApiDeps['newsletterText']>
  publicOrigin: (host: string) => string
  log: Logger
}

export async function openApi({
  environment,
  hosts,
  data,
  datePreviews,
  count,
  limited,
  localisedPages,
  content,
  contactPoint,
  legalTexts,
  newsletterText,
  publicOrigin,
  log,
}: ApiOptions) {
  const countries = await openCountryLookup(environment)
  const mailSender = (shop: Pick<Shop, 'channel' | 'country'>) => ({
    name: BRAND_NAMES[shop.channel],
    address: environment.MAIL_FROM ?? `noreply@${shopHost(hosts, shop.channel, shop.country)}`,
  })
  const deps = {
    db: data.database.db,
    jobs: data.jobs,
    storage: data.storage,
    plant: data.plant,
    pictures: data.pictures,
    draftReader: data.draftReader,
    drawLine: data.printShop.drawLine,
    drawProof: data.printShop.drawProof,
    drawDraft: data.printShop.drawDraft,
    readGoods: data.readGoods,
    freeze: data.printShop.freeze,
    measureTexts: data.printShop.measureTexts,
    drawDesign: data.designPictures.draw,
    catalogue: () => data.catalogue,
    priceBook: data.discounts.priceBook,
    previewOf: async request => {
      const preview = datePreviews.of(request)
      return preview && { now: preview.at, ...(await data.discounts.withDraft(preview.draft)) }
    },
    delivery: () => data.delivery,
    sellers: () => data.sellers,
    ...(await paymentSettings(environment, data.jobs)),
    labs: openShopLabs(data.catalogue, environment),
    selling: data.discounts.selling,
    designs: () => data.designs,
    localisedPages,
    content,
    contactPoint,
    legalTexts,
    newsletterText,
    changeMinutes: environment.ORDER_CHANGE_MINUTES,
    pageUrl: (shop, path) => pageUrl(hosts, shop, path, publicOrigin),
    mailSender,
    addressOf: countries.addressOf,
    minFreeBytes: environment.MIN_FREE_DISK_MB * 1_000_000,
    keepMessagesDays: environment.CONTACT_RETENTION_DAYS,
    keepOrderPhotosDays: environment.ORDER_PHOTO_RETENTION_DAYS,
    countryOf: countries.countryOf,
    google: environment.GOOGLE_CLIENT_ID
      ? {
          clientId: environment.GOOGLE_CLIENT_ID,
          keysUrl: environment.GOOGLE_JWKS_URL,
          issuers: ['https://accounts.google.com', 'accounts.google.com'],
        }
      : undefined,
    recaptcha: environment.RECAPTCHA_SECRET
      ? googleRecaptcha({
          secret: environment.RECAPTCHA_SECRET,
          url: environment.RECAPTCHA_VERIFY_URL,
          onFailure: err => log.warn({ err }, 'reCAPTCHA request failed'),
        })
      : undefined,
    ...(count ? { count } : {}),
    limited,
    ...(environment.VAT_REGISTER_URL
      ? {
          vatRegister: viesRegister({
            url: environment.VAT_REGISTER_URL,
            onFailure: err => log.warn({ err }, 'VAT register request failed'),
          }),
        }
      : {}),
    keepsRecordings: environment.RECORDING_SAMPLE_RATE > 0,
    clock: () => new Date(),
    log,
    secret: data.secret,
    keys: {
      cookie: data.keys.cookie,
      link: data.keys.link,
      order: { signing: data.secret, accepted: data.secrets },
    },
    secureCookies: environment.PUBLIC_PROTOCOL === 'https',
    checkResponses: environment.NODE_ENV !== 'production',
  } satisfies ApiDeps
  const api = createApi(deps)
  const limits = createRateLimiters(data.database.db, limited)
  const cleanUp = async () => {
    const { photos } = await api.repair()
    if (photos > 0) log.warn({ photos }, 'cleaned up interrupted uploads')
  }
  /** API calls of a page have the request id of the page. */
  const requestIds = new WeakMap<Request, string>()
  const noteAddress = (request: Request, env?: Partial<RequestEnvironment>) => {
    if (env?.requestId !== undefined) requestIds.set(request, env.requestId)
    countries.noteAddress(request, env?.incoming?.socket.remoteAddress)
  }
  return {
    fetch: (request: Request, env?: Partial<RequestEnvironment>) => {
      noteAddress(request, env)
      return api.fetch(request, env)
    },
    noteAddress,
    mailSender,
    addressOf: countries.addressOf,
    /** Context of order event processing, at this moment. */
    orderContext: (): OrderEventContext &
      Pick<ApiDeps, 'draftReader' | 'keys' | 'storage'> & { catalogue: Catalogue } => ({
      ...deps,
      delivery: data.delivery,
      catalogue: data.catalogue,
      sellers: data.sellers,
      lineLooks: createLineLooks({
        catalogue: data.catalogue,
        storage: data.storage,
        drawLine: data.printShop.drawLine,
      }),
      now: new Date(),
    }),
    /** Deletes expired records and what a crash left incomplete. */
    cleanUp,
    /** Rate-limit key of a request for rendered images. */
    requesterOf: (request: Request) => rateLimitKeyOfAddress(countries.addressOf(request), data.secret),
    /** Fair-queue key of a request. */
    callerOf: (incoming: IncomingMessage) =>
      rateLimitKeyOfAddress(countries.callerAddress(incoming), data.secret),
    spendRendering: async (address: string) => {
      const allowance = await limits.spend('picture-rendering', { address })
      return allowance.ok ? undefined : allowance.waitSeconds
    },
    /** Makes an API call on behalf of the visitor who requested the page. */
    fetchFor: (visitor: Request, call: Request) => {
      countries.passOn(visitor, call)
      const requestId = requestIds.get(visitor)
      return api.fetch(call, requestId === undefined ? {} : { requestId })
    },
    paths: api.paths.flatMap(path =>
      path.endsWith('/') || path.endsWith('*') ? [path] : [path, `${path}/`],
    ),
  }
}
