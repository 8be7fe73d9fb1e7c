import {
  DESIGNABLE_KINDS,
  defaultLanguage,
  designerPath,
  type HostShop,
  localeFacts,
  localesOf,
  SYSTEM_PAGES,
  systemPath,
} from '@passepartout/domain'

/** Calls, services and the visual editor's addresses; none of them is a page. */
const NO_PAGES = ['/web-api/', '/price-api/', '/api/', '/_cms/', '/storyblok/']
/**
 * Options of a product form, each a link: thousands of addresses for the page of one material, which is indexed without
 * them.
 */
const CHOICES = ['formatType', 'optionTypes', 'frameType', 'matType', 'matSize'].flatMap(name => [
  `/*?${name}`,
  `/*?*&${name}`,
])
/** Images of pages. */
const PICTURES = ['/web-api/design-pictures/', '/_ipx/', '/_share/', '/_assets/']

/**
 * Paths that crawlers must skip on a host: designers, personal pages in its languages, calls. The same on every
 * installation: a shop that is not public is protected by a password, as robots.txt protects nothing.
 */
export function robots({ country }: HostShop, origin: string): string {
  const personal = localesOf(country).flatMap(locale => {
    const facts = localeFacts(locale)
    const prefix = facts.language === defaultLanguage(country) ? '' : `/${facts.language}`
    return [
      ...DESIGNABLE_KINDS.map(configurator => prefix + designerPath(configurator)),
      ...SYSTEM_PAGES.filter(page => page !== 'magazine').map(page => prefix + systemPath(facts, page)),
    ]
  })
  return [
    'User-agent: *',
    ...PICTURES.map(path => `Allow: ${path}`),
    ...[...NO_PAGES, ...personal, ...CHOICES].map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
