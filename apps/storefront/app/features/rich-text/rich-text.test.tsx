import { shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '../../blocks/rich-text.ts'
import type { Page } from '../../platform/page.ts'
import { RichText } from './rich-text.tsx'

const page = {
  shop: shopFor('passepartout', 'de-DE'),
  href: (path: string) => path,
  shopUrl: (channel: string, path: string) => `https://${channel}.example${path}`,
} as unknown as Page
const linked = (href: string, attrs: Record<string, unknown> = {}): RichTextNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href, linktype: 'url', ...attrs } }] },
  ],
})
const html = (...content: RichTextNode[]) =>
  renderToStaticMarkup(<RichText page={page} document={{ type: 'doc', content }} />)

describe('rich text', () => {
  it('leads story links into this shop', () => {
    expect(html(linked('passepartout/de-de/wandbilder', { linktype: 'story' }))).toContain(
      'href="/wandbilder"',
    )
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' data:text/html,x', 'vb\tscript:x'])(
    'keeps the words of a link to %j but not the link',
    href => {
      expect(html(linked(href))).toContain('hier')
      expect(html(linked(href))).not.toContain('<a')
    },
  )

  it('escapes markup in text', () => {
    const markup = html({
      type: 'paragraph',
      content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }],
    })
    expect(markup).not.toContain('<img')
    expect(markup).toContain('&lt;img')
  })

  it('escapes quotes in addresses', () => {
    expect(html(linked('/a"onclick="alert(1)'))).not.toContain('" onclick')
    expect(html(linked('/a"onclick="alert(1)'))).not.toContain('"onclick="')
  })

  it('leaves out pictures from addresses a browser would run', () => {
    expect(html({ type: 'image', attrs: { src: 'javascript:alert(1)', alt: '' } })).not.toContain(
      'javascript',
    )
  })
})
