import { CHANNELS, type Channel } from '../shops/channels.ts'
import { LOCALES } from '../shops/locales.ts'
import { type Shop, shopFor } from '../shops/shop.ts'

const FOLDER = 'storyblok'

/**
 * Addresses below `/storyblok/`, by which a visual editor names pages (spec 2): by path (`/storyblok/wandbilder`), or
 * by full slug (`/storyblok/kartenliebe/fr-fr/home`). They redirect to the page itself, as `/home` does to the start
 * page.
 */
export function storyAddress(shop: Shop, innerPath: string): { shop: Shop; path: string } | undefined {
  if (innerPath === '/home') return { shop, path: '/' }
  const [, first, ...segments] = innerPath.split('/')
  if (first !== FOLDER) return undefined
  while (segments[0] === FOLDER) segments.shift()
  const [channel, folder] = segments
  const locale = LOCALES.find(one => one.toLowerCase() === folder?.toLowerCase())
  const named = isChannel(channel) && locale ? shopFor(channel, locale) : undefined
  const slug = named ? segments.slice(2) : segments
  const path = slug.length === 1 && slug[0] === 'home' ? '/' : `/${slug.join('/')}`
  return { shop: named ?? shop, path }
}

const isChannel = (name: string | undefined): name is Channel => CHANNELS.some(channel => channel === name)
