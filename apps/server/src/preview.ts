import { createHash } from 'node:crypto'
import { type HostMap, isChannel, LOCALES, pagePath, shopFor, shopHost } from '@passepartout/domain'
import { equalsInConstantTime } from '@passepartout/http'
import { STORYBLOK_IMAGE_HOST, securityHeaders } from './http/security-headers.ts'

/** Seconds for which the visual editor's signature is valid. */
const LIFETIME_S = 3600
/** Seconds of clock skew that are accepted. */
const AHEAD_S = 60
const FIELD = '_storyblok_tk'
const OFFICIAL = 'https://app.storyblok.com'

export interface PreviewOptions {
  token: string
  /** The page is shown by Storyblok's visual editor, which needs its own script and may frame the page. */
  official: boolean
  https: boolean
  now?: () => number
}

/** Previews of pages before they are published. */
export interface Preview {
  /** Whether the query carries the editor's signature, at most an hour old. */
  isAsked(query: URLSearchParams): boolean
  /** Prepares the page for the editor: not cached, not indexed, with the script that reloads it. */
  finish(page: Response): Promise<Response>
}

const sign = (space: string, token: string, timestamp: string) =>
  createHash('sha1').update(`${space}:${token}:${timestamp}`).digest()

export function createPreview({ token, official, https, now = Date.now }: PreviewOptions): Preview {
  const host = official ? OFFICIAL : undefined
  const headers = Object.entries({
    ...securityHeaders(https, {
      scripts: host,
      pictures: official ? STORYBLOK_IMAGE_HOST : undefined,
      frames: host ?? "'self'",
    }),
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
  const scripts = [
    ...(official ? [`<script src="${OFFICIAL}/f/storyblok-v2-latest.js" defer></script>`] : []),
    '<script type="module" src="/_cms/preview-bridge.js"></script>',
  ].join('')

  return {
    isAsked(query) {
      const read = (name: string) => query.get(`${FIELD}[${name}]`) ?? ''
      const timestamp = read('timestamp')
      const age = now() / 1000 - Number(timestamp)
      const given = read('token')
      if (!query.has('_storyblok') || !/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{40}$/i.test(given))
        return false
      if (age > LIFETIME_S || age < -AHEAD_S) return false
      return equalsInConstantTime(Buffer.from(given, 'hex'), sign(read('space_id'), token, timestamp))
    },
    async finish(page) {
      const html = (page.headers.get('content-type') ?? '').startsWith('text/html')
      const body = html ? (await page.text()).replace('</body>', `${scripts}</body>`) : page.body
      const finished = new Response(body, page)
      for (const [name, value] of headers) finished.headers.set(name, value)
      return finished
    },
  }
}

/**
 * Address of the page of a story's own path, which is what the visual editor requests:
 * `/passepartout/fr-ch/deco-murale`. `undefined` for any other path.
 */
export function pageUrlOfStory(hosts: HostMap, { pathname, port, search }: URL): string | undefined {
  const [, channel, folder, ...rest] = pathname.split('/')
  const locale = LOCALES.find(known => known.toLowerCase() === folder)
  if (!isChannel(channel) || !locale) return undefined
  const shop = shopFor(channel, locale)
  const slug = rest.filter(Boolean).join('/')
  const host = shopHost(hosts, channel, shop.country) + (port && `:${port}`)
  return `//${host}${pagePath(shop, slug === 'home' ? '/' : `/${slug}`)}${search}`
}

/** The address with a preview signature, as the visual editor writes it. */
export function previewAddress(address: URL, token: string, now: number = Date.now()): URL {
  const timestamp = String(Math.floor(now / 1000))
  const space = '1'
  const signed = new URL(address)
  signed.searchParams.set('_storyblok', 'preview')
  signed.searchParams.set(`${FIELD}[space_id]`, space)
  signed.searchParams.set(`${FIELD}[timestamp]`, timestamp)
  signed.searchParams.set(`${FIELD}[token]`, sign(space, token, timestamp).toString('hex'))
  return signed
}

/** The cache must not respond to such an address before its signature is verified. */
export const isPreviewUrl = (url: string): boolean => url.includes(FIELD)
