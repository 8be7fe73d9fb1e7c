import { describe, expect, test } from 'vitest'
import { isSafeAddress, isUnsafeLink, optionalLink, parseBlock, richText, strictRichText } from './index.ts'

const link = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'u',
  url: '',
  cached_url: 'passepartout/de-de/kontakt',
}
const scene = { component: 'scene', scene: 'hallway', photos: ['red-dune-hikers'], alt: 'Hallway' }

describe('a stored block', () => {
  test('of an unknown component names it', () => {
    expect(parseBlock({ component: 'slider' })).toEqual({
      problems: [{ path: ['component'], message: 'unknown component "slider"' }],
    })
  })

  test('may keep a single block in a list, as Storyblok does', () => {
    const hero = {
      component: 'teaser-hero',
      scene: [scene],
      headline: 'Hang it',
      cta: [{ text: 'Show', link }],
      label: [],
    }
    expect(parseBlock(hero)).toMatchObject({
      block: { scene: { scene: 'hallway' }, cta: { text: 'Show' }, label: undefined },
    })
  })

  test('treats an empty link and an empty picture as left out', () => {
    const empty = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }
    const steps = {
      component: 'steps',
      headline: 'Steps',
      items: [1, 2].map(() => ({
        component: 'step',
        title: 'A',
        text: 'B',
        picture: { fieldtype: 'asset', id: null, filename: '', alt: '' },
      })),
    }
    expect(parseBlock(steps)).toMatchObject({
      block: { items: [{ picture: undefined }, { picture: undefined }] },
    })
    const occasion = {
      component: 'occasion',
      occasion: 'birth',
      cards: ['a', 'b--c'],
      tint: '#F3DCD0',
      title: 'T',
      text: 'X',
      link: empty,
    }
    expect(
      parseBlock({ component: 'occasion-grid', headline: 'H', items: [occasion] } as { component: string }),
    ).toMatchObject({
      block: { items: [{ link: undefined }] },
    })
  })

  test('refuses a comparison row that lacks a column', () => {
    const column = { component: 'comparison-column', title: 'A', materialType: 'poster', scene, link }
    const rows = [{ component: 'comparison-row', term: 'Surface', values: ['matt'] }]
    const block = {
      component: 'comparison',
      headline: 'H',
      columns: [column, column],
      rows,
      priceFormat: '600x400',
    }
    expect(parseBlock(block)).toEqual({
      problems: [{ path: [], message: 'every row needs one value per column' }],
    })
  })
})

test.each([
  ['https://example.com', true],
  ['/configurator-photo-frame?materialType=poster', true],
  ['mailto:hello@example.com', true],
  ['javascript:alert(1)', false],
  [' JavaScript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,x', false],
])('an address like %s is safe: %s', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe)
})

const doc = (node: object) => ({ type: 'doc', content: [node] })
const linked = (href: string) =>
  doc({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  })
const marked = (type: unknown) =>
  doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type }] }] })

describe('rich text', () => {
  const broken = [
    ['an unknown node', doc({ type: 'marquee', content: [{ type: 'text', text: 'x' }] })],
    ['an unknown mark', marked('blinking')],
    ['a mark without a type', marked(7)],
    ['a node without a type', doc({ text: 'x' })],
    ['a node that is a text', doc('x' as never)],
    ['a link that a browser would run', linked('javascript:x')],
  ] as const

  test.each(broken)('with %s keeps its block, and the check of the content refuses it', (_, body) => {
    expect(parseBlock({ component: 'text', body } as { component: string })).toHaveProperty('block')
    expect(strictRichText.safeParse(body).success).toBe(false)
  })

  test('as Storyblok writes it passes the check', () => {
    expect(
      [doc({ type: 'paragraph' }), linked('/a'), marked('bold')].map(
        body => strictRichText.safeParse(body).success,
      ),
    ).toEqual([true, true, true])
  })

  test('keeps what stands beside a broken node', () => {
    const body = { type: 'doc', content: [{ type: 'paragraph' }, null, { type: 'heading', content: [7] }] }
    expect(richText.parse(body).content.map(({ type }) => type)).toEqual(['paragraph', 'broken', 'heading'])
  })
})

describe('a link field', () => {
  const file = { ...link, linktype: 'asset', cached_url: 'https://a.storyblok.com/f/1/muster.pdf' }
  const unsafe = { ...link, linktype: 'url', url: 'javascript:alert(1)', cached_url: 'javascript:alert(1)' }
  const hero = (link: object) =>
    parseBlock({ component: 'teaser-hero', scene, headline: 'H', cta: { text: 'Show', link } } as never)

  test('may lead to a file', () => {
    expect(hero(file)).toMatchObject({ block: { cta: { link: { linktype: 'asset' } } } })
  })

  test('of an unknown type leads to its address', () => {
    expect(hero({ ...file, linktype: 'phone' })).toMatchObject({
      block: { cta: { link: { linktype: 'url' } } },
    })
    expect(isUnsafeLink({ ...unsafe, linktype: 'phone' })).toBe(true)
  })

  test('that a browser would run never takes its block along', () => {
    expect(hero(unsafe)).toHaveProperty('block')
    expect([
      isUnsafeLink(unsafe),
      isUnsafeLink({ ...unsafe, linktype: 'asset' }),
      isUnsafeLink(file),
      isUnsafeLink(link),
    ]).toEqual([true, true, false, false])
    expect(optionalLink.parse(unsafe)).toBeUndefined()
  })
})
