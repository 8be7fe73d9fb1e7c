import { parseAccept } from 'hono/utils/accept'

export interface AcceptedLanguage {
  /** ISO 639, such as `de`. */
  language: string
  /** ISO 3166, such as `CH`, where the visitor names one. */
  region: string | undefined
}

/** No browser sends as much; what comes after is not read. */
const MOST = { signs: 1000, languages: 20 }

/** The languages of an Accept-Language header, best first. What is no language, or is refused by `q=0`, is left out. */
export function parseAcceptLanguage(header: string | null): AcceptedLanguage[] {
  return parseAccept((header ?? '').slice(0, MOST.signs))
    .slice(0, MOST.languages)
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => languageOf(type))
}

function languageOf(tag: string): AcceptedLanguage[] {
  try {
    const { language, region } = new Intl.Locale(tag)
    // `und` is nobody's language; a region of digits is a part of the world.
    const country = region && /^[A-Z]{2}$/.test(region) && region !== 'ZZ' ? region : undefined
    return language === 'und' ? [] : [{ language, region: country }]
  } catch {
    return []
  }
}
