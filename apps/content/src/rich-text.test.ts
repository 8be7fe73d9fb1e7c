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

const inlineOf = (markdown: string) => richTextFrom(markdown, linkTo).content?.[0]?.content

test.each([
  '2 * 3 * 4',
  '5* Sterne und 4* Hotel',
  'a ** b ** c',
  '<b>no tag</b> & `no code`',
  'A > B',
  '![no picture]',
])('leaves characters that mark nothing as they are: %s', markdown => {
  expect(inlineOf(markdown)).toEqual([{ type: 'text', text: markdown }])
})

test('marks what is nested with both marks', () => {
  const bold = { type: 'bold' }
  const link = { type: 'link', attrs: expect.objectContaining({ uuid: 'u-1', anchor: 'form' }) }
  expect(inlineOf('**Please [ask us](story:contact#form) first**')).toEqual([
    { type: 'text', text: 'Please ', marks: [bold] },
    { type: 'text', text: 'ask us', marks: [bold, link] },
    { type: 'text', text: ' first', marks: [bold] },
  ])
  expect(inlineOf('*really **very** fine*')?.map(({ marks }) => marks?.map(({ type }) => type))).toEqual([
    ['italic'],
    ['italic', 'bold'],
    ['italic'],
  ])
})

test('reads marked words over a line break, escaped characters and brackets in a link', () => {
  expect(inlineOf('**two\nlines**')?.map(({ type }) => type)).toEqual(['text', 'hard_break', 'text'])
  expect(inlineOf('\\*as it is\\*')).toEqual([{ type: 'text', text: '*as it is*' }])
  expect(inlineOf('[a [b]](https://example.com/x_(y))')).toMatchObject([
    { text: 'a [b]', marks: [{ attrs: { href: 'https://example.com/x_(y)' } }] },
  ])
})
