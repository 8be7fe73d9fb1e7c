import { CHANNELS } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'

interface Matrix {
  component: string
  groups: { name: string; title: { de: string }; kinds: string[] }[]
}
const stories = import.meta.glob<{ content: { body: Matrix[] } }>('../../../../../content/*/products.json', {
  eager: true,
  import: 'default',
})

const link = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/x', cached_url: '/x' }
const item = {
  component: 'product-matrix-item',
  title: 'Etwas',
  link,
  picture: { fieldtype: 'asset', filename: '/_assets/photos/dune.jpg', alt: 'Düne' },
}

/** The groups of a shop's own page of all products, each with one entry. */
function matrixOf(channel: string): object {
  const [, story] = Object.entries(stories).find(([path]) => path.includes(`/${channel}/`)) ?? []
  const matrix = story?.content.body.find(({ component }) => component === 'product-matrix')
  const groups = matrix?.groups.map(group => ({ ...group, title: group.title.de, items: [item] }))
  return { component: 'product-matrix', headline: 'Alle Produkte', groups }
}

describe.each(CHANNELS)('the page of all products of %s', channel => {
  const headings = async (query: string) => {
    const { html } = await renderBlocks([matrixOf(channel)], { channel, query })
    return [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title)
  }

  it('shows every group', async () => {
    expect((await headings('')).length).toBeGreaterThan(3)
    expect(await headings('productType=mondlampe')).toEqual(await headings(''))
  })

  it.each([
    ['product=calendar', 'Kalender'],
    ['productType=calendar', 'Kalender'],
    ['designGroupId=leinen&designId=leinen', 'Kalender'],
    ['designGroupSetId=weit', 'Fotobücher'],
    ['productType=photobook', 'Fotobücher'],
    ['card=flat&category=invitation&occasion=wedding&themeId=olivenhain', 'Karten'],
  ])('shows the one group that ?%s means', async (query, title) => {
    expect(await headings(query)).toEqual([title])
  })

  it('knows where each kind of a design belongs, collages too', async () => {
    for (const query of ['designId=13', 'productType=collage', 'productType=accessory'])
      expect(await headings(query), query).toHaveLength(1)
  })
})

it('picture frames are asked for by the name of before', async () => {
  const { html } = await renderBlocks([matrixOf('passepartout')], { query: 'productType=photoframe' })
  expect(html.match(/<h3/g)).toHaveLength(1)
})
