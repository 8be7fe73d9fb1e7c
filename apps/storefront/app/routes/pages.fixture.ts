import {
  type Catalogue,
  hostMap,
  type LogFields,
  type PageFailure,
  pageTarget,
  type Shop,
  shopFor,
} from '@passepartout/domain'
import { RouterContextProvider } from 'react-router'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { Story } from '../platform/stories.ts'
import { loader as loadPage } from './page.tsx'
import { loader as loadPayload } from './payload.ts'

export interface Logged {
  level: 'info' | 'warn' | 'error'
  fields: LogFields
}

/** Stories by their path in the shop of the test; an `Error` makes the content service fail. */
export type Content = Readonly<Record<string, object | Error>>

export const headline = { component: 'headline', text: 'Guten Tag', level: '1' }
export const page = (more: object = {}) => ({
  component: 'page',
  title: 'Ein Titel',
  description: 'Eine Beschreibung',
  body: [headline],
  ...more,
})

/** The storefront's page routes over stories in memory and an API with prepared responses. */
export function openPages(
  content: Content,
  { shop = german, api = notFound, foreign = {}, hasErrorPage = false }: Partial<World> = {},
) {
  const logged: Logged[] = []
  const failures: PageFailure[] = []
  const log = (level: Logged['level']) => (fields: LogFields) => void logged.push({ level, fields })
  const all: Services = {
    stories: {
      async find(channel, locale, slug) {
        const found = channel === shop.channel ? content[slug] : undefined
        if (found instanceof Error) throw found
        const full_slug = `${channel}/${locale.toLowerCase()}/${slug}`
        return found && { story: { content: found, full_slug } as unknown as Story, locale }
      },
      async findAnywhere(channel, slug) {
        const path = foreign[slug]
        if (path === undefined || channel !== shop.channel) return undefined
        const alternates = [{ full_slug: `${channel}/${shop.locale.toLowerCase()}${path}` }]
        return { content: page(), full_slug: `${channel}/xx-xx/${slug}`, alternates } as unknown as Story
      },
      list: async () => ({ found: [], total: 0 }),
      all: async () => [],
      version: 0,
      contentChanged: () => {},
    },
    catalogue: {} as Catalogue,
    hosts: hostMap('{channel}.{country}.localhost'),
    publicOrigin: host => `https://${host}`,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
  }
  const contextOf = (path: string) => {
    const request: PageRequest = {
      shop,
      platform: 'web',
      path,
      origin: 'https://shop.localhost',
      apiFetch: api,
      target: pageTarget(shop, path),
      failed: failure => void failures.push(failure),
      debug: false,
      ...(hasErrorPage && { hasErrorPage: () => true }),
    }
    const context = new RouterContextProvider()
    context.set(services, all)
    context.set(pageRequest, request)
    return context
  }
  const given = (context: RouterContextProvider) =>
    ({ request: new Request('https://shop.localhost/page'), context, params: {} }) as never

  return {
    logged,
    failures,
    /** Log keys in order. */
    keys: () => logged.map(({ fields }) => fields.key),
    /** The loaded page, or the redirect of its story. */
    async open(path: string) {
      const context = contextOf(path)
      try {
        await loadPage(given(context))
      } catch (thrown) {
        if (thrown instanceof Response) return thrown
        throw thrown
      }
      return context.get(loadedPage)
    },
    contextOf,
    payload: (path: string) => loadPayload(given(contextOf(path))),
  }
}

interface World {
  shop: Shop
  api: PageRequest['apiFetch']
  /** Localised paths of stories by their slug in another language. */
  foreign: Readonly<Record<string, string>>
  /** The caller has cached the error page already. */
  hasErrorPage: boolean
}

const german = shopFor('passepartout', 'de-DE')
const notFound = () => Response.json({ code: 'not-found' }, { status: 404 })
