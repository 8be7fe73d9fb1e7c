import { sampleLetters } from '@passepartout/api'
import { CHANNELS, isLocale, shopFor } from '@passepartout/domain'
import type { Hono } from 'hono'
import type { ShopEnvironment } from './shop-app.ts'

/** Every mail of the shop at `/_mail`, filled in, for whoever writes them: `?channel=kartenliebe&locale=fr-FR`. */
export function mountMailSamples(app: Hono<ShopEnvironment>): void {
  app.get('/_mail', c => {
    const { channel: asked, locale = 'de-DE' } = c.req.query()
    const channel = CHANNELS.find(one => one === asked) ?? 'passepartout'
    const letters = sampleLetters(shopFor(channel, isLocale(locale) ? locale : 'de-DE'))
    // Each is a page of its own; a browser reads them as one, which is all that looking at them needs.
    const pages = Object.values(letters).map(({ html, text }) => `${html}<pre>${escaped(text)}</pre><hr>`)
    return c.html(pages.join(''))
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
