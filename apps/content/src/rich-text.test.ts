import { expect, test } from 'vitest'
import { richTextFrom } from './rich-text.ts'

const linkTo = (key: string) =>
  key === 'contact' ? { id: 'u-1', cached_url: 'shop/de-de/contact' } : undefined

test('writes paragraphs, headings and lists as rich text nodes', () => {
  const { content } = richTextFrom(
    'One **bold** word\nand a line\n\n## Title\n\n- first\n- second\n\n1. only',
    linkTo,
  )
  expect(content?.map(node => node.type)).toEqual(['paragraph', 'heading', 'bullet_list', 'ordered_list'])
  expect(content?.[0]?.content?.map(node => node.text ?? node.type)).toEqual([
    'One ',
    'bold',
    ' word',
    'hard_break',
    'and a line',
  ])
  expect(content?.[2]?.content).toHaveLength(2)
})

test('links to stories by their uuid, to mail addresses and to other addresses', () => {
  const { content } = richTextFrom(
    '[Ask](story:contact#form) [write](mailto:a@example.com) [read](https://example.com)',
    linkTo,
  )
  const links = content?.[0]?.content?.flatMap(node => node.marks ?? []).map(mark => mark.attrs)
  expect(links).toEqual([
    { href: '/shop/de-de/contact', uuid: 'u-1', anchor: 'form', target: null, linktype: 'story' },
    { href: 'a@example.com', uuid: null, anchor: null, target: null, linktype: 'email' },
    { href: 'https://example.com', uuid: null, anchor: null, target: null, linktype: 'url' },
  ])
})
