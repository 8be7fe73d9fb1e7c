import { readFileSync } from 'node:fs'
import { type Global, globalSchema } from '@passepartout/content-model'
import { type Channel, pageHref, shopFor } from '@passepartout/domain'
import { parse } from 'node-html-parser'
import { renderToString } from 'react-dom/server'
import type { Page } from '../../platform/page.ts'
import { createSharedParts } from '../../platform/shared-parts.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { PageLayout } from './page-layout.tsx'

/** The German texts of a story file, its links in the format of the delivery API. */
function german(value: unknown, channel: Channel): unknown {
  if (typeof value === 'string' && value.startsWith('story:')) {
    const [slug = '', anchor] = value.slice('story:'.length).split('#')
    const cached_url = `${channel}/de-de/${slug}`
    const link = { fieldtype: 'multilink', linktype: 'story', id: slug, url: '', cached_url }
    return anchor ? { ...link, anchor } : link
  }
  if (typeof value === 'string' && value.startsWith('asset:'))
    return { fieldtype: 'asset', filename: `/_assets/${value.slice('asset:'.length)}`, alt: '' }
  if (Array.isArray(value)) return value.map(one => german(one, channel))
  if (typeof value !== 'object' || value === null) return value
  if ('asset' in value && typeof value.asset === 'string') return german(`asset:${value.asset}`, channel)
  if ('de' in value && 'en' in value) return german(value.de, channel)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, german(one, channel)]))
}

/** Menus, header and footer of a German shop, as its pages have them. */
export function globalOf(channel: Channel) {
  const file = new URL(`../../../../../content/${channel}/_global.json`, import.meta.url)
  return globalSchema.parse(german(JSON.parse(readFileSync(file, 'utf8')).content, channel))
}

/** Rendered and parsed layout of a page in a German shop. */
export function frameOf(channel: Channel, more: Partial<Page> & { content?: object; global?: Global } = {}) {
  const { global = globalOf(channel), platform = 'web' } = more
  const shop = shopFor(channel, 'de-DE')
  const href = (path: string) => pageHref(shop, path, platform)
  const shared = createSharedParts(global, platform)
  const page = pageWith([], { path: '/', shop, href, ...more, global, shared })
  return parse(
    new TextDecoder().decode(shared.fill(renderToString(<PageLayout page={page}>content</PageLayout>))),
  )
}
