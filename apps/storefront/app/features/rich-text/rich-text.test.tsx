import type { RichTextNode } from '@passepartout/content-model'
import { shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { EmbeddedBlocks, embeddedName, embeddedNodes } from './embedded-blocks.ts'
import { RichText } from './rich-text.tsx'

const error = vi.fn()
const page = {
  shop: shopFor('passepartout', 'de-DE'),
  path: '/rat',
  href: (path: string) => path,
  shopUrl: (channel: string, path: string) => `https://${channel}.example${path}`,
  data: new Map<string, unknown>(),
  log: { error },
} as unknown as Page
const words = (text: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const linked = (href: string, attrs: Record<string, unknown> = {}): RichTextNode =>
  paragraph(words('hier', { type: 'link', attrs: { href, linktype: 'url', ...attrs } }))
const html = (...content: RichTextNode[]) =>
  renderToStaticMarkup(<RichText page={page} document={{ type: 'doc', content }} />)

describe('links in a rich text', () => {
  it.each([
    ['a story', 'passepartout/de-de/wandbilder', { linktype: 'story' }, '/wandbilder'],
    [
      'a place in a story',
      'passepartout/de-de/wandbilder',
      { linktype: 'story', anchor: 'glas' },
      '/wandbilder#glas',
    ],
    [
      'a story of the other shop',
      'kartenliebe/de-de/x',
      { linktype: 'story' },
      'https://kartenliebe.example/x',
    ],
    ['an address', 'https://example.com/a', {}, 'https://example.com/a'],
    ['an asset', '/_assets/muster.pdf', { linktype: 'asset' }, '/_assets/muster.pdf'],
    ['a mailbox', 'post@example.com', { linktype: 'email' }, 'mailto:post@example.com'],
    ['a mailbox written out', 'mailto:post@example.com', { linktype: 'email' }, 'mailto:post@example.com'],
  ])('lead to %s', (_, href, attrs, expected) => {
    expect(html(linked(href, attrs))).toContain(`href="${expected}"`)
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' data:text/html,x', 'vb\tscript:x'])(
    'to %j keep their words and nothing else',
    href => {
      expect(html(linked(href))).toContain('hier')
      expect(html(linked(href))).not.toContain('<a')
    },
  )

  it('open beside the shop only where the editor says so', () => {
    expect(html(linked('https://example.com'))).not.toContain('target=')
    expect(html(linked('https://example.com', { target: '_blank' }))).toMatch(
      /target="_blank" rel="noopener"/,
    )
  })
})

it('words of one link are one link, also where some are bold', () => {
  const link = { type: 'link' as const, attrs: { href: '/a', linktype: 'url' } }
  const other = { type: 'link' as const, attrs: { href: '/b', linktype: 'url' } }
  expect(
    html(
      paragraph(words('alle '), words('Rah', link), words('men', { type: 'bold' }, link), words('!', other)),
    ),
  ).toContain('<p>alle <a href="/a">Rah<strong>men</strong></a><a href="/b">!</a></p>')
})

describe('what an editor writes', () => {
  const cell = (type: string, text: string): RichTextNode => ({ type, content: [paragraph(words(text))] })
  const row = (type: string, ...texts: string[]): RichTextNode => ({
    type: 'tableRow',
    content: texts.map(text => cell(type, text)),
  })

  it.each<[string, RichTextNode, RegExp]>([
    ['a heading', { type: 'heading', attrs: { level: 3 }, content: [words('x')] }, /<h3>x<\/h3>/],
    [
      'a heading below the page’s own',
      { type: 'heading', attrs: { level: 1 }, content: [words('x')] },
      /<h2>x<\/h2>/,
    ],
    [
      'a list',
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words('x'))] }] },
      /<ul><li><p>x/,
    ],
    [
      'a numbered list',
      {
        type: 'ordered_list',
        attrs: { order: 3 },
        content: [{ type: 'list_item', content: [paragraph(words('x'))] }],
      },
      /<ol start="3"><li><p>x/,
    ],
    ['a quotation', { type: 'blockquote', content: [paragraph(words('x'))] }, /<blockquote><p>x/],
    ['code', { type: 'code_block', content: [words('x')] }, /<pre><code>x/],
    ['a line', { type: 'horizontal_rule' }, /<hr\s*\/?>/],
    ['a line break', paragraph(words('a'), { type: 'hard_break' }, words('b')), /a<br\s*\/?>b/],
    [
      'an emoji',
      paragraph({ type: 'emoji', attrs: { name: 'heart', emoji: '💚', fallbackImage: 'https://x' } }),
      /<p>💚<\/p>/,
    ],
    [
      'a picture',
      { type: 'image', attrs: { id: 1, src: '/_assets/steps/a.jpg', alt: 'Rahmen' } },
      /<img[^>]*src="\/_ipx\/[^"]*steps\/a\.jpg"[^>]*alt="Rahmen"/,
    ],
    ['bold', paragraph(words('x', { type: 'bold' })), /<strong>x/],
    ['italic', paragraph(words('x', { type: 'italic' })), /<em>x/],
    ['struck', paragraph(words('x', { type: 'strike' })), /<s>x/],
    ['underlined', paragraph(words('x', { type: 'underline' })), /<u>x/],
    ['code among words', paragraph(words('x', { type: 'code' })), /<code>x/],
    ['raised', paragraph(words('2', { type: 'superscript' })), /<sup>2/],
    ['lowered', paragraph(words('2', { type: 'subscript' })), /<sub>2/],
    ['marked', paragraph(words('x', { type: 'highlight', attrs: { color: '#ff0' } })), /<mark[^>]*>x/],
    [
      'coloured',
      paragraph(words('x', { type: 'textStyle', attrs: { color: '#123456' } })),
      /<span style="color: ?#123456/,
    ],
    [
      'a place to link to',
      paragraph(words('x', { type: 'anchor', attrs: { id: 'glas' } })),
      /<span id="glas">x/,
    ],
    ['styled', paragraph(words('x', { type: 'styled', attrs: { class: 'note' } })), /<span class="note">x/],
  ])('shows %s', (_, node, expected) => {
    expect(html(node)).toMatch(expected)
  })

  it('shows tables with their head', () => {
    const markup = html({
      type: 'table',
      content: [row('tableHeader', 'Material', 'Tiefe'), row('tableCell', 'Poster', '0,3 mm')],
    })
    expect(markup).toMatch(
      /<thead><tr><th><p>Material<\/p><\/th>.*<\/thead><tbody>.*<td><p>Poster<\/p><\/td>/,
    )
  })

  it('has no other colours than colours', () => {
    const painted = (color: string) => html(paragraph(words('x', { type: 'textStyle', attrs: { color } })))
    expect(painted('rgb(10 20 30 / 50%)')).toContain('style="color:rgb(10 20 30 / 50%)"')
    expect(painted('red;background:url(https://x.example)')).not.toContain('style')
  })

  it('is never run: markup and quotes are written as such, foreign attributes are dropped', () => {
    const markup = html(
      paragraph(words('<img src=x onerror=alert(1)>')),
      linked('/a"onclick="alert(1)'),
      { type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [words('x')] },
      { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '' } },
    )
    expect(markup).toContain('&lt;img')
    expect(markup).not.toMatch(/ onclick=|"onclick="|javascript:|<img/)
  })
})

describe('what cannot be shown is left out by itself and logged', () => {
  const marked = (type: string) => paragraph(words('hier', { type }), words(' dort'))
  it.each([
    ['an unknown node', { type: 'marquee', content: [words('weg')] }, '', { node: 'marquee' }],
    ['an unknown node named like a method', { type: 'toString' }, '', { node: 'toString' }],
    [
      'an unknown node among words',
      paragraph(words('hier'), { type: 'x' }, words(' dort')),
      '<p>hier dort</p>',
      { node: 'x' },
    ],
    ['a text without words', paragraph(words('hier'), { type: 'text' }), '<p>hier</p>', { node: 'text' }],
    ['an unknown mark', marked('blinking'), '<p>hier dort</p>', { mark: 'blinking' }],
    ['a mark named like a method', marked('constructor'), '<p>hier dort</p>', { mark: 'constructor' }],
    ['an unsafe link', linked('javascript:alert(1)'), '<p>hier</p>', { mark: 'link' }],
  ] as [string, RichTextNode, string, object][])('%s', (_, node, shown, logged) => {
    error.mockClear()
    const markup = html(paragraph(words('davor')), node, paragraph(words('danach')))
    expect(markup).toContain(`<p>davor</p>${shown}<p>danach</p>`)
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'richtext-render-error', path: '/rat', ...logged }),
      'rich text part left out',
    )
  })
})

it.each([
  ['a list', 'bullet_list', 'list_item'],
  ['a quotation', 'blockquote', 'paragraph'],
])('%s that holds a block of the shop stays, without the block', (_, outer, inner) => {
  error.mockClear()
  const blok: RichTextNode = { type: 'blok', attrs: { id: 'b1', body: [{ _uid: 'u', component: 'facts' }] } }
  const part = (...content: RichTextNode[]): RichTextNode => ({ type: inner, content })
  expect(html({ type: outer, content: [part(words('davor'), blok), part(words('danach'))] })).toMatch(
    /davor.*danach/,
  )
  expect(error).not.toHaveBeenCalled()
})

it('blocks of the shop stand where the editor put them', () => {
  const blok: RichTextNode = { type: 'blok', attrs: { id: 'b1', body: [{ _uid: 'u', component: 'facts' }] } }
  expect(embeddedNodes({ body: { type: 'doc', content: [blok] } })).toEqual([blok])
  const data = new Map([[embeddedName(blok), [{ _uid: 'u', component: 'facts' }]]])
  const markup = renderToStaticMarkup(
    <EmbeddedBlocks value={blocks => <aside>{blocks.map(({ component }) => component)}</aside>}>
      <RichText
        page={{ ...page, data }}
        document={{ type: 'doc', content: [paragraph(words('davor')), blok, paragraph(words('danach'))] }}
      />
    </EmbeddedBlocks>,
  )
  expect(markup).toMatch(/davor.*<aside>facts<\/aside>.*danach/)
})
