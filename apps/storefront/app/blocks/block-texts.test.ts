import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from './render-blocks.fixture.tsx'

const samples = import.meta.glob<object[]>('./*/sample.json', { eager: true, import: 'default' })

/** Fields with text for visitors. */
const WORDS = new Set(['text', 'headline', 'title', 'caption', 'lead', 'name', 'address', 'term', 'question'])
for (const field of ['days', 'hours', 'hotline', 'email', 'alt']) WORDS.add(field)

/** All texts of a stored block for visitors. */
function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return WORDS.has(field) && value !== '' ? [value] : []
  if (Array.isArray(value)) return value.flatMap(one => wordsOf(one, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => wordsOf(one, name))
}

/** Texts and alternative texts without the shop's line breaks and hyphens. */
const plain = (text: string) => text.replace(/[\s\u00ad\u2060]+/g, ' ').trim()
function readOf(html: string): string {
  const page = parse(html)
  const spoken = page.querySelectorAll('img[alt]').map(image => image.getAttribute('alt') ?? '')
  return plain([page.text, ...spoken].join(' '))
}

describe('a block of content', () => {
  it.each(['headline', 'text', 'image', 'voucher', 'shop', 'breadcrumb', 'accordion', 'facts', 'link-list'])(
    '%s shows all that an editor wrote in it',
    async name => {
      const blocks = samples[`./${name}/sample.json`] ?? []
      const words = blocks.flatMap(block => wordsOf(block))
      expect(words.length).toBeGreaterThan(0)
      const { html } = await renderBlocks(blocks)
      const read = readOf(html)
      expect(words.filter(one => !read.includes(plain(one)))).toEqual([])
    },
  )

  it('breadcrumb leads to the start page', async () => {
    const { html } = await renderBlocks([{ component: 'breadcrumb', title: 'Leinwand' }])
    expect(parse(html).querySelector('nav a')?.getAttribute('href')).toBe('/')
  })
})
