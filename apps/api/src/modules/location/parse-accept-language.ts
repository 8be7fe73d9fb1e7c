import { parseAccept } from 'hono/utils/accept'

export interface AcceptedLanguage {
  /** ISO 639, such as `de`. */
  language: string
  /** ISO 3166, such as `CH`, if the header has one. */
  region: string | undefined
}

/** Browsers send less; the rest is ignored. */
const MOST = { signs: 1000, languages: 20 }

/** The languages of an Accept-Language header by preference, without invalid and refused (`q=0`) ones. */
export function parseAcceptLanguage(header: string | null): AcceptedLanguage[] {
  return parseAccept((header ?? '').slice(0, MOST.signs))
    .slice(0, MOST.languages)
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => languageOf(type))
}

function languageOf(tag: string): AcceptedLanguage[] {
  try {
    const { language, region } = new Intl.Locale(tag)
    // `und` means an undetermined language; a numeric region is a part of the world.
    const country = region && /^[A-Z]{2}$/.test(region) && region !== 'ZZ' ? region : undefined
    return language === 'und' ? [] : [{ language, region: country }]
  } catch {
    return []
  }
}
