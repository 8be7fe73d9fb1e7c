import type { Link } from '@passepartout/content-model'
import { pageHref, shopFor } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { innerPathOf, internalUrlOf, isLinkToCurrentPage, linkTo, urlOf } from './address.ts'

const shop = shopFor('passepartout', 'de-DE')
const page = {
  shop,
  href: (path: string) => pageHref(shop, path),
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
      '/configurator-photo-frame?materialType=poster&platform=web&locale=de-DE',
    ],
    [
      'a mail address',
      link('email', 'hallo@example.org', { email: 'hallo@example.org' }),
      'mailto:hallo@example.org',
    ],
    ['something a browser would run', link('url', 'javascript:alert(1)'), '#'],
    ['the same in disguise', link('url', 'java\nscript:alert(1)'), '#'],
    ['the same after a space', link('url', ' JavaScript:alert(1)'), '#'],
    ['a page made of data', link('url', 'data:text/html,x'), '#'],
    ['a file of the visitor', link('url', 'file:///etc/passwd'), '#'],
    ['a file of the content', link('asset', '/_assets/muster.pdf'), '/_assets/muster.pdf'],
    [
      'a file of a space',
      link('asset', 'https://a.storyblok.com/f/1/m.pdf'),
      'https://a.storyblok.com/f/1/m.pdf',
    ],
    ['a file that a browser would run', link('asset', 'javascript:alert(1)'), '#'],
    ['a telephone', link('url', 'tel:+493023125480'), 'tel:+493023125480'],
    ['another host in disguise', link('url', '/\\example.org'), '//example.org'],
    ['another host behind a tab', link('url', '/\t/example.org'), '//example.org'],
    [
      'a mail address with more than an address',
      link('email', '', { email: 'a@example.org?bcc=b@example.org\r\n' }),
      'mailto:a@example.orgbccb@example.org',
    ],
  ])('to %s leads there', (_, given, address) => {
    expect(urlOf(given, page)).toBe(address)
  })

  it.each([
    ['passepartout/de-de/home', true],
    ['kartenliebe/de-de/home', false],
    ['passepartout/de-de/wandbilder', false],
  ])('to %s on the start page of passepartout leads to that very page: %s', (address, expected) => {
    expect(isLinkToCurrentPage(link('story', address), { path: '/', shop })).toBe(expected)
  })

  it('names its path inside the shop, whatever the locale', () => {
    expect(innerPathOf(link('story', 'passepartout/en-gb/wall-art/canvas/'))).toBe('/wall-art/canvas')
    expect(innerPathOf(link('url', 'https://example.org'))).toBeUndefined()
  })

  it.each([
    ['of this shop', link('story', 'passepartout/de-de/wandbilder'), '/wandbilder'],
    [
      'of the other shop',
      link('story', 'kartenliebe/de-de/hochzeitskarten'),
      'https://kartenliebe.example/hochzeitskarten',
    ],
    ['by its address', link('url', '/wandbilder?a=b'), '/wandbilder?a=b'],
    ['outside', link('url', 'https://example.org'), undefined],
    ['outside without a protocol', link('url', '//example.org'), undefined],
    ['outside in disguise', link('url', '/\\example.org'), undefined],
    ['by mail', link('email', 'hallo@example.org', { email: 'hallo@example.org' }), undefined],
    ['by script', link('url', 'javascript:alert(1)'), undefined],
  ])('in a menu to a page %s leads there or nowhere', (_, given, address) => {
    expect(internalUrlOf(given, page)).toBe(address)
  })

  it.each([
    ['https://example.org', '_blank', { target: '_blank', rel: 'noopener noreferrer' }],
    ['https://example.org', undefined, {}],
    ['/wandbilder', '_blank', {}],
    ['javascript:alert(1)', '_blank', {}],
  ])('to %s with the target %s opens a window of its own only outside', (address, target, expected) => {
    const { href: _, ...rest } = linkTo(link('url', address, target ? { target } : {}), page)
    expect(rest).toEqual(expected)
  })
})
