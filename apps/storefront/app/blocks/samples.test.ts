import { parseBlock } from '@passepartout/content-model'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from './render-blocks.fixture.tsx'

const samples = Object.entries(
  import.meta.glob<{ component: string }[]>('./*/sample.json', { eager: true, import: 'default' }),
).map(([path, blocks]) => ({ name: path.split('/')[1] ?? '', blocks }))
/** Samples contain an empty list on purpose. */
const isEmptyList = (block: object) =>
  'items' in block && Array.isArray(block.items) && block.items.length === 0

describe.each(['passepartout', 'kartenliebe'] as const)('in %s every block', channel => {
  it.each(samples)('shows its sample without an API to ask: $name', async ({ blocks }) => {
    const { html } = await renderBlocks(blocks, { channel })
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
    expect(html.match(/<img(?![^>]* alt=)[^>]*>/)).toBeNull()
  })
})

it.each(samples)('the sample of $name is as its schema says', ({ name, blocks }) => {
  const good = blocks.filter(block => !isEmptyList(block))
  expect(good.map(block => block.component)).toContain(name)
  expect(good.flatMap(block => ('problems' in parseBlock(block) ? [block] : []))).toEqual([])
})

it('a list without entries shows nothing and is logged, and the page goes on', async () => {
  const lists = ['teaser-slider', 'teaser-inspiration', 'link-list'].map(component => ({
    component,
    headline: 'Leer',
    items: [],
  }))
  const { html, logged } = await renderBlocks([
    ...lists,
    { component: 'headline', text: 'Weiter', level: '2' },
  ])
  expect(html).not.toContain('Leer')
  expect(html).toContain('Weiter')
  expect(logged.map(({ key }) => key)).toEqual(lists.map(() => 'hybrid-parse-error'))
})
