import {
  type Channel,
  defaultLanguage,
  escapeXml,
  type HostShop,
  type Language,
  localeIn,
  localesOf,
} from '@passepartout/domain'
import type { IndexedPage } from '@passepartout/storefront'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')
const FILE = /^\/sitemap-([a-z]{2})\.xml$/

/** The sitemap of a path: the host's index, or the pages of one of its languages. */
export type SitemapPath = { kind: 'index' } | { kind: 'pages'; language: Language }

/** Parses `/sitemap.xml` and `/sitemap-<language>.xml`; `undefined` where the host has no such language. */
export function sitemapPath({ country }: Pick<HostShop, 'country'>, path: string): SitemapPath | undefined {
  if (path === '/sitemap.xml') return { kind: 'index' }
  const locale = localeIn(country, FILE.exec(path)?.[1] ?? '')
  return locale && { kind: 'pages', language: locale.slice(0, 2) as Language }
}

/** The index of a host's sitemaps, one per language, each with the latest change of its pages. */
export function sitemapIndex({ country }: HostShop, origin: string, pages: readonly IndexedPage[]): string {
  const entries = localesOf(country).map(locale => {
    const days = pages.flatMap(page => (page.locale === locale && page.modified ? [page.modified] : []))
    const url = `${origin}/sitemap-${locale.slice(0, 2)}.xml`
    return `<sitemap>${tag('loc', url)}${lastmod(days.sort().at(-1))}</sitemap>`
  })
  return `${HEAD}<sitemapindex ${NAMESPACES.split(' ')[0]}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** The pages of a language of a host, with their addresses in all other locales and their images. */
export function sitemap(
  { country }: HostShop,
  pages: readonly IndexedPage[],
  language: Language = defaultLanguage(country),
): string {
  const locale = localeIn(country, language)
  const entries = pages
    .filter(page => page.locale === locale)
    .map(({ url, modified, alternates, pictures }) => {
      const others = alternates.map(
        other => `<xhtml:link rel="alternate" hreflang="${other.locale}" href="${escapeXml(other.url)}"/>`,
      )
      const images = pictures.map(picture => `<image:image>${tag('image:loc', picture)}</image:image>`)
      return `<url>${[tag('loc', url), lastmod(modified), ...others, ...images].join('')}</url>`
    })
  return `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The indexed pages of each channel, loaded once per version of the content. */
export function cachePagesPerVersion(load: (channel: Channel) => Promise<IndexedPage[]>) {
  const known = new Map<Channel, Promise<IndexedPage[]>>()
  return {
    of(channel: Channel): Promise<IndexedPage[]> {
      const pages =
        known.get(channel) ??
        load(channel).catch(error => {
          known.delete(channel)
          throw error
        })
      known.set(channel, pages)
      return pages
    },
    forget: () => known.clear(),
  }
}

const lastmod = (day: string | undefined) => (day ? tag('lastmod', day) : '')
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
