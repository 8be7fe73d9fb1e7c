import { withLocaleParams } from '../designer/designer-locale-params.ts'
import { getOrCreate } from '../memoization/memoize.ts'
import { designableKindOf } from '../paths/product-paths.ts'
import { type ChannelSettings, channelSettings } from '../shops/channels.ts'
import { defaultLanguage } from '../shops/locales.ts'
import type { Platform, Shop } from '../shops/shop.ts'
import { encodePath } from './safe-path.ts'

const FILE = /\.[a-z0-9]{1,8}$/i

/**
 * Canonical path of a page in a shop: language prefix if the language is not the country's default, then the desktop
 * marker, then the inner path, with the channel's trailing slash (specification, "Channels, hosts, locales"). Files
 * (`/wandbilder/_payload.json`) never end in a slash.
 *
 * @param innerPath decoded, beginning with `/`; `/` is the start page
 */
export function pagePath(shop: Shop, innerPath: string, platform: Platform = 'web'): string {
  const segments = innerPath.split('/').filter(Boolean)
  const prefix = shop.language === defaultLanguage(shop.country) ? [] : [shop.language as string]
  const marker = platform === 'desktop' ? ['d'] : []
  const path = encodePath(['', ...prefix, ...marker, ...segments].join('/'))
  return path + (needsSlash(path, channelSettings(shop.channel, shop.locale)) ? '/' : '')
}

/** All shops link to the same few thousand addresses; long addresses are made up by visitors and not cached. */
const MOST_KEPT = 4096
const LONGEST_KEPT = 200
const hrefs = getOrCreate<string>(MOST_KEPT)

/**
 * The canonical address for an inner address with query and fragment, which stay unchanged. A designer's address gets
 * platform and locale if it lacks them (specification, "Designer addresses").
 */
export function pageHref(shop: Shop, innerHref: string, platform: Platform = 'web'): string {
  const key = `${shop.channel} ${shop.locale} ${platform} ${innerHref}`
  const write = () => writeHref(shop, innerHref, platform)
  return innerHref.length <= LONGEST_KEPT ? hrefs(key, write) : write()
}

function writeHref(shop: Shop, innerHref: string, platform: Platform): string {
  const [, path = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(innerHref) ?? []
  const isDesigner = designableKindOf(path.replace(/\/$/, '')) !== undefined
  const query = isDesigner ? withLocaleParams(search, { platform, locale: shop.locale }) : search
  return pagePath(shop, path, platform) + query + hash
}

function needsSlash(path: string, settings: ChannelSettings): boolean {
  return path === '' || (settings.trailingSlash && !FILE.test(path))
}
