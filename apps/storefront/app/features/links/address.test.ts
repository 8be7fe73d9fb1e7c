import { pagePath, shopFor } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import type { Link } from '../../blocks/fields.ts'
import { addressOf, innerPathOf } from './address.ts'

const shop = shopFor('passepartout', 'de-DE')
const page = {
  shop,
  href: (path: string) => pagePath(shop, path),
  shopUrl: (channel: string, path: string) => `https://${channel}.example${path}`,
}
const link = (linktype: Link['linktype'], address: string, more: Partial<Link> = {}): Link => ({
  fieldtype: 'multilink',
  linktype,
  id: '',
  url: linktype === 'url' ? address : '',
  cached_url: address,
  ...more,
})

describe('an editor’s link', () => {
  it.each([
    ['a story of this shop', link('story', 'passepartout/de-de/wandbilder/leinwand'), '/wandbilder/leinwand'],
    ['the start page', link('story', 'passepartout/de-de/home'), '/'],
    [
      'a part of a page',
      link('story', 'passepartout/de-de/wandbilder', { anchor: 'rahmen' }),
      '/wandbilder#rahmen',
    ],
    [
      'a story of the other shop',
      link('story', 'kartenliebe/de-de/hochzeitskarten'),
      'https://kartenliebe.example/hochzeitskarten',
    ],
    ['an address outside', link('url', 'https://example.org/a?b'), 'https://example.org/a?b'],
    [
      'an address inside',
      link('url', '/configurator-photo-frame?materialType=poster'),
      '/configurator-photo-frame?materialType=poster',
    ],
    [
      'a mail address',
      link('email', 'hallo@example.org', { email: 'hallo@example.org' }),
      'mailto:hallo@example.org',
    ],
    ['something a browser would run', link('url', 'javascript:alert(1)'), '#'],
    ['the same in disguise', link('url', 'java\nscript:alert(1)'), '#'],
  ])('to %s leads there', (_, given, address) => {
    expect(addressOf(given, page)).toBe(address)
  })

  it('names its path inside the shop, whatever the locale', () => {
    expect(innerPathOf(link('story', 'passepartout/en-gb/wall-art/canvas/'))).toBe('/wall-art/canvas')
    expect(innerPathOf(link('url', 'https://example.org'))).toBeUndefined()
  })
})
