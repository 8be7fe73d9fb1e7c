import { describe, expect, test } from 'vitest'
import { renderBlocks } from './render-blocks.fixture.tsx'

const headline = (text: string) => ({ component: 'headline', text, level: '2' })
const doc = (...content: object[]) => ({ type: 'doc', content })
const words = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const link = (linktype: string, url: string) => ({
  fieldtype: 'multilink',
  linktype,
  id: '',
  url,
  cached_url: url,
})
const linkList = (entry: object) => ({
  component: 'link-list',
  headline: 'Mehr',
  items: [{ text: 'Datenblatt', link: entry }],
})

describe('a block of a story stays', () => {
  test.each([
    ['an unknown node', { type: 'marquee', content: [{ type: 'text', text: 'weg' }] }],
    ['an unknown mark', words('Glas', { type: 'blinking' })],
    ['an unsafe link', words('Glas', { type: 'link', attrs: { href: 'javascript:x' } })],
    ['a node that is none', 7 as never],
  ])('where its text has %s, which is logged', async (_, node) => {
    const { html, logged } = await renderBlocks([
      { component: 'text', body: doc(words('davor'), node, words('danach')) },
    ])
    expect(html).toMatch(/davor.*danach/s)
    expect(html).not.toMatch(/weg|javascript|blinking/)
    expect(logged.map(({ key }) => key)).toEqual(['richtext-render-error'])
  })

  test.each([
    ['a file of the content', link('asset', '/_assets/blatt.pdf'), '/_assets/blatt.pdf'],
    [
      'a file of a space',
      link('asset', 'https://a.storyblok.com/f/1/b.pdf'),
      'https://a.storyblok.com/f/1/b.pdf',
    ],
    ['an address of an unknown type', link('phone', 'tel:+4930'), 'tel:+4930'],
  ])('where a field links to %s', async (_, entry, href) => {
    const { html, logged } = await renderBlocks([linkList(entry)])
    expect(html).toContain(`href="${href}"`)
    expect(logged).toEqual([])
  })

  test('where a field links to what a browser would run, which is logged', async () => {
    const { html, logged } = await renderBlocks([linkList(link('url', 'javascript:alert(1)'))])
    expect(html).toContain('Datenblatt')
    expect(html).not.toContain('javascript')
    expect(logged).toEqual([{ key: 'hybrid-parse-error', path: '/muster', component: 'link-list' }])
  })

  test('where it has a field that nobody knows', async () => {
    const { html, logged } = await renderBlocks([{ ...headline('Guten Tag'), mood: 'blue' }])
    expect(html).toContain('Guten Tag')
    expect(logged).toEqual([])
  })
})

describe('a component that this shop has not', () => {
  test('shows nothing and is logged', async () => {
    const { html, logged } = await renderBlocks([{ component: 'slider-9' }, headline('Danach')])
    expect(html).toContain('Danach')
    expect(logged).toMatchObject([{ key: 'hybrid-parse-error' }])
  })

  test('shows the blocks of its fallback, at any depth, and nothing is logged', async () => {
    const inner = { component: 'slider-10', fallback: [headline('Ersatz'), headline('Noch einer')] }
    const { html, logged } = await renderBlocks([
      { component: 'slider-9', fallback: [inner] },
      headline('Danach'),
    ])
    expect(html).toMatch(/Ersatz.*Noch einer.*Danach/s)
    expect(logged).toEqual([])
  })

  test.each([[[]], ['Ersatz'], [null]])('is logged where its fallback is %j', async fallback => {
    const { logged } = await renderBlocks([{ component: 'slider-9', fallback }])
    expect(logged).toMatchObject([{ key: 'hybrid-parse-error' }])
  })

  test('and a broken block are logged, also within a fallback', async () => {
    const { html, logged } = await renderBlocks([
      { component: 'slider-9', fallback: [{ component: 'headline' }, null as never, headline('Bleibt')] },
    ])
    expect(html).toContain('Bleibt')
    expect(logged.map(({ key }) => key)).toEqual(['hybrid-parse-error', 'hybrid-parse-error'])
  })
})
