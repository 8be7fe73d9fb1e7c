import { isLanguage, LOCALES, localeFacts, type Shop, shopFor } from '@passepartout/domain'

/** The shop for a request without shop headers: the client's preferred language in the first country that speaks it. */
export function shopForReader(request: Request): Shop {
  const wanted = (request.headers.get('accept-language') ?? '').slice(0, 200).toLowerCase()
  const language = wanted
    .split(',')
    .map(range => range.trim().slice(0, 2))
    .find(isLanguage)
  const own = LOCALES.find(locale => locale === `${language}-${language?.toUpperCase()}`)
  const locale = own ?? LOCALES.find(one => localeFacts(one).language === language)
  return shopFor('passepartout', locale ?? 'en-GB')
}
