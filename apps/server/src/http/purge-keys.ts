import { createHash } from 'node:crypto'
import type { Shop } from '@passepartout/domain'

/**
 * Keys by which a content delivery network can purge pages: all of a channel or of one shop, or one path of a shop.
 * Fastly and Varnish read the first header, Cloudflare, Akamai and Bunny the second.
 */
export function purgeKeys({ channel, locale }: Pick<Shop, 'channel' | 'locale'>, path: string) {
  const page = createHash('sha256').update(path).digest('hex').slice(0, 12)
  const keys = ['pages', channel, `${channel}-${locale}`, `${channel}-${locale}-${page}`]
  return { 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') }
}
