import { describe, expect, test } from 'vitest'
import { isSafeAddress, parseBlock, richText } from './index.ts'

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

test('rich text refuses unknown nodes and links that a browser would run', () => {
  const doc = (node: object) => richText.safeParse({ type: 'doc', content: [node] }).success
  const linked = (href: string) =>
    doc({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    })
  expect([
    doc({ type: 'paragraph' }),
    doc({ type: 'marquee' }),
    linked('/a'),
    linked('javascript:x'),
  ]).toEqual([true, false, true, false])
})
