import { CHANNELS, LOCALES, pageHref, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'
import { ActionBar } from './action-bar.tsx'

const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => [channel, locale] as const))

test.each(shops)('%s in %s leads home, to the search, to answers and to the products', (channel, locale) => {
  const shop = shopFor(channel, locale)
  const missing: unknown[] = []
  const log = { info: () => {}, warn: (fields: unknown) => missing.push(fields), error: () => {} }
  const href = (path: string) => pageHref(shop, path)
  const help = { linktype: 'story', cached_url: `${channel}/${locale.toLowerCase()}/faq` }
  const page = { shop, href, translate: translatorFor(shop, log), global: { help } } as unknown as Page
  const html = renderToStaticMarkup(<ActionBar page={page} />)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
  expect(links).toHaveLength(4)
  expect(links).toContain(href('/'))
  expect(links).toContain(href('/faq'))
  expect(links).toContain(href('/products'))
  const words = [...html.matchAll(/<\/svg>([^<]*)<\/a>/g)].map(([, text]) => text?.trim() ?? '')
  expect(words.filter(word => word.length > 2)).toHaveLength(4)
  expect(missing).toEqual([])
})
