import { expect, test } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'
import sample from './sample.json' with { type: 'json' }

test('a table of materials names as many columns as its rows have cells', async () => {
  const { html } = await renderBlocks(sample)
  const group = /<colgroup>(.*?)<\/colgroup>/.exec(html)?.[1] ?? ''
  const named = [...group.matchAll(/<col([^>]*)>/g)].map(([, attributes = '']) =>
    Number(/span="(\d+)"/i.exec(attributes)?.[1] ?? 1),
  )
  const cells = /<thead>(.*?)<\/thead>/.exec(html)?.[1]?.match(/<t[hd]\b/g) ?? []
  expect(cells.length).toBeGreaterThan(2)
  expect(named.reduce((sum, span) => sum + span, 0)).toBe(cells.length)
})
