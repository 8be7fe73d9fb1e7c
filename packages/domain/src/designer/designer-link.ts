import type { Locale } from '../shop/locales.ts'

const DESIGNER_LINK = /^(?:\/[a-z]{2})?(?:\/d)?\/configurator-/

/** A link to a designer with the page's locale, where it has none of its own (spec 2); other links as they are. */
export function withDesignerLocale(href: string, locale: Locale): string {
  const [address = '', ...hash] = href.split('#')
  if (!DESIGNER_LINK.test(address) || /[?&]locale=/.test(address)) return href
  const linked = `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`
  return [linked, ...hash].join('#')
}
