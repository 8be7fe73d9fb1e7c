import { getLocation } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { nearestLocale } from './nearest-locale.ts'
import { parseAcceptLanguage } from './parse-accept-language.ts'

/** Without a proxy or an address list, the country is the first one among the browser's languages. */
const getLocationRoute = route(getLocation, schemas.getLocation, ({ request, countryOf }) => {
  const languages = parseAcceptLanguage(request.headers.get('accept-language'))
  const known = countryOf?.(request)
  const named = languages.find(({ region }) => region)?.region
  const country = known?.country ?? named
  return success({
    country: country ?? null,
    language: languages[0]?.language ?? null,
    locale: nearestLocale(country, languages),
    source: known?.source ?? (named ? 'language' : 'none'),
  })
})

export const locationRoutes = [getLocationRoute]
