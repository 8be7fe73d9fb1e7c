import { type ApiDeps, createApi } from '@passepartout/api'
import { type CountrySettings, openCountryLookup } from './country-lookup.ts'
import type { Environment } from './environment.ts'
import type { RequestEnvironment } from './http/listener.ts'
import type { Logger } from './log.ts'
import type { Data } from './open-data.ts'

const HOUR_MS = 3_600_000

interface ApiOptions {
  environment: Pick<Environment, 'PUBLIC_PROTOCOL' | 'NODE_ENV'> & CountrySettings
  data: Data
  localisedPages: ApiDeps['localisedPages']
  log: Logger
}

/** Opens the API and repairs what a crash left half done. */
export async function openApi({ environment, data, localisedPages, log }: ApiOptions) {
  const countries = await openCountryLookup(environment)
  const api = createApi({
    db: data.database.db,
    storage: data.storage,
    pictures: data.pictures,
    drawLine: data.printShop.drawLine,
    drawDesign: data.designPictures.draw,
    catalogue: () => data.catalogue,
    priceBook: () => data.priceBook,
    delivery: () => data.delivery,
    designs: () => data.designs,
    localisedPages,
    countryOf: countries.countryOf,
    clock: () => new Date(),
    log,
    secret: data.secret,
    secureCookies: environment.PUBLIC_PROTOCOL === 'https',
    checkResponses: environment.NODE_ENV !== 'production',
  })
  const repair = async () => {
    const repaired = await api.repair()
    if (repaired.photos > 0) log.warn(repaired, 'removed what a crash left half taken in')
  }
  await repair()
  const hourly = setInterval(() => void repair().catch(err => log.error({ err }, 'repair failed')), HOUR_MS)
  hourly.unref()
  return {
    fetch: (request: Request, env?: Partial<RequestEnvironment>) => {
      countries.noteAddress(request, env?.incoming?.socket.remoteAddress)
      return api.fetch(request, env)
    },
    paths: api.paths.flatMap(path =>
      path.endsWith('/') || path.endsWith('*') ? [path] : [path, `${path}/`],
    ),
  }
}
