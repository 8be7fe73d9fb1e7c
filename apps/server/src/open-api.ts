import { type ApiDeps, addressKey, createApi, createLimits } from '@passepartout/api'
import { type Channel, type HostMap, pageUrl, shopHost } from '@passepartout/domain'
import { type CountrySettings, openCountryLookup } from './country-lookup.ts'
import type { Environment } from './environment.ts'
import type { RequestEnvironment } from './http/listener.ts'
import type { Logger } from './log.ts'
import type { Data } from './open-data.ts'

const HOUR_MS = 3_600_000
/** As the shops sign their mails. */
const BRANDS: Record<Channel, string> = { kartenliebe: 'kartenliebe', passepartout: 'Passepartout' }

interface ApiOptions {
  environment: Pick<
    Environment,
    'PUBLIC_PROTOCOL' | 'NODE_ENV' | 'MAIL_FROM' | 'CONTACT_RETENTION_DAYS' | 'MIN_FREE_DISK_MB'
  > &
    CountrySettings
  hosts: HostMap
  data: Data
  localisedPages: ApiDeps['localisedPages']
  contactPoint: ApiDeps['contactPoint']
  publicOrigin: (host: string) => string
  log: Logger
}

/** Opens the API and repairs what a crash left half done. */
export async function openApi({
  environment,
  hosts,
  data,
  localisedPages,
  contactPoint,
  publicOrigin,
  log,
}: ApiOptions) {
  const countries = await openCountryLookup(environment)
  const api = createApi({
    db: data.database.db,
    storage: data.storage,
    pictures: data.pictures,
    draftReader: data.draftReader,
    drawLine: data.printShop.drawLine,
    freeze: data.printShop.freeze,
    drawDesign: data.designPictures.draw,
    catalogue: () => data.catalogue,
    priceBook: () => data.priceBook,
    delivery: () => data.delivery,
    designs: () => data.designs,
    localisedPages,
    contactPoint,
    pageUrl: (shop, path) => pageUrl(hosts, shop, path, publicOrigin),
    mailSender: shop => ({
      name: BRANDS[shop.channel],
      address: environment.MAIL_FROM ?? `noreply@${shopHost(hosts, shop.channel, shop.country)}`,
    }),
    addressOf: countries.addressOf,
    minFreeBytes: environment.MIN_FREE_DISK_MB * 1_000_000,
    keepMessagesDays: environment.CONTACT_RETENTION_DAYS,
    countryOf: countries.countryOf,
    clock: () => new Date(),
    log,
    secret: data.secret,
    secureCookies: environment.PUBLIC_PROTOCOL === 'https',
    checkResponses: environment.NODE_ENV !== 'production',
  })
  const limits = createLimits(data.database.db)
  const repair = async () => {
    const repaired = await api.repair()
    if (repaired.photos > 0) log.warn(repaired, 'removed what a crash left half taken in')
  }
  await repair()
  const hourly = setInterval(() => void repair().catch(err => log.error({ err }, 'repair failed')), HOUR_MS)
  hourly.unref()
  const noteAddress = (request: Request, env?: Partial<RequestEnvironment>) =>
    countries.noteAddress(request, env?.incoming?.socket.remoteAddress)
  return {
    fetch: (request: Request, env?: Partial<RequestEnvironment>) => {
      noteAddress(request, env)
      return api.fetch(request, env)
    },
    noteAddress,
    /** Whom a request's use of pictures is counted for. */
    askerOf: (request: Request) => addressKey(countries.addressOf(request), data.secret),
    spendRendering: async (address: string) => {
      const allowance = await limits.spend('picture-rendering', { address })
      return allowance.ok ? undefined : allowance.waitSeconds
    },
    /** Makes a call on behalf of the visitor who asked for a page. */
    fetchFor: (visitor: Request, call: Request) => {
      countries.passOn(visitor, call)
      return api.fetch(call)
    },
    paths: api.paths.flatMap(path =>
      path.endsWith('/') || path.endsWith('*') ? [path] : [path, `${path}/`],
    ),
  }
}
