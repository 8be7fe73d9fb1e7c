import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentLibrary } from '../content-library.ts'
import type { Settings } from '../settings.ts'
import type { Stories } from '../story.ts'
import { notFound, tooMany, unauthorized } from './answers.ts'
import { links } from './links.ts'
import type { RateLimit } from './rate-limit.ts'
import { space } from './space.ts'
import { stories } from './stories.ts'

interface Tokens {
  /** Without one, published stories are public. */
  token?: string
  /** Without one, drafts are not readable. */
  previewToken?: string
}

type Access = { version: 'published' | 'draft' } | { refused: true }

/** The version that a token may read: a public token reads published stories, the preview token drafts too. */
function accessOf(c: Context, { token, previewToken }: Tokens): Access {
  const given = c.req.query('token') ?? ''
  const preview = previewToken !== undefined && given === previewToken
  const draft = c.req.query('version') === 'draft'
  if (draft) return preview ? { version: 'draft' } : { refused: true }
  return preview || token === undefined || given === token ? { version: 'published' } : { refused: true }
}

export interface DeliveryEnv {
  Variables: {
    access: 'published' | 'draft'
    /** One version of the content for the whole request. */
    stories: Stories
    version: number
    space: Settings['space']
    datasources: Settings['datasources']
  }
}

export interface DeliveryOptions extends Tokens {
  library: ContentLibrary
  /** By default no rate limit. */
  limit?: RateLimit
}

/** The delivery API v2 below `/v2/cdn`, as Storyblok's own client expects it. */
export function createDelivery({ library, limit, ...tokens }: DeliveryOptions): Hono {
  const cdn = new Hono<DeliveryEnv>()

  cdn.use(async (c, next) => {
    if (limit) {
      const left = limit.take(c.req.query('token') ?? '')
      c.header('X-RateLimit-Policy', `"concurrent-requests";q=${limit.perSecond}`)
      c.header('X-RateLimit', `"concurrent-requests";r=${Math.max(0, left)}`)
      if (left < 0) return tooMany(c)
    }
    const access = accessOf(c, tokens)
    if ('refused' in access) return unauthorized(c)
    const version = library.version()
    c.set('access', access.version)
    c.set('stories', library.stories())
    c.set('version', version)
    c.set('space', library.settings().space)
    c.set('datasources', library.settings().datasources)
    if (access.version === 'draft' || c.req.path.endsWith('/spaces/me')) {
      c.header('Cache-Control', 'no-store')
      return next()
    }
    // A response with published stories belongs to one version, so that it can be cached as long as the version lives.
    if (!c.req.query('cv')) {
      c.header('Cache-Control', 'no-store')
      const search = new URL(c.req.url).search.slice(1)
      // Relative, so that it also works where the service is mounted below another path.
      return c.redirect(`?${search ? `${search}&` : ''}cv=${version}`, 301)
    }
    const current = c.req.query('cv') === String(version)
    c.header('Cache-Control', current ? 'public, max-age=0, s-maxage=31536000' : 'no-store')
    return next()
  })
  cdn.route('/stories', stories)
  cdn.route('/links', links)
  cdn.route('/', space)

  const app = new Hono()
  app.use(
    '/v2/*',
    cors({ origin: '*', exposeHeaders: ['total', 'per-page', 'x-ratelimit-policy', 'x-ratelimit'] }),
  )
  app.route('/v2/cdn', cdn)
  app.notFound(notFound)
  return app
}
