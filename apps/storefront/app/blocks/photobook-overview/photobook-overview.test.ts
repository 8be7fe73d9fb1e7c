import { expect, it } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'

const link = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/heft', cached_url: '/heft' }
const block = {
  component: 'photobook-overview',
  headline: 'Fotobücher',
  kinds: [{ photobookType: 'fotoheft', title: 'Fotoheft', text: 'Dünn und leicht', link }],
}

it('kinds of photobooks stand above the list in the words of the editor, also while the list does not load', async () => {
  const { html } = await renderBlocks([block], { channel: 'kartenliebe' })
  expect(html).toMatch(/<a href="\/heft\/"[^>]*>.*Fotoheft<\/a><p[^>]*>Dünn und leicht/s)
})

it('the kind that a page is about is marked', async () => {
  const { html } = await renderBlocks([{ ...block, photobookTypes: ['fotoheft'] }], {
    channel: 'passepartout',
  })
  expect(html).toContain('<a href="/heft" aria-current="page"')
})
