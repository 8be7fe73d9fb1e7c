import { describe, expect, it } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'

const link = (slug: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'u',
  url: '',
  cached_url: `passepartout/de-de/${slug}`,
})
const block = {
  component: 'calculator',
  product: 'photo-frame',
  materialType: 'leinwand',
  headline: 'Leinwand',
  text: 'Muster',
  scenes: [{ component: 'scene', scene: 'living-room', photos: ['dune'], alt: 'Ein Raum' }],
  links: [
    { component: 'calculator-material', materialType: 'poster', title: 'Poster', link: link('poster') },
    { component: 'calculator-material', materialType: 'leinwand', title: 'Leinwand', link: link('leinwand') },
  ],
}

describe('a calculator', () => {
  it('shows the label that an editor wrote at an option, in its colours', async () => {
    const labels = [
      {
        component: 'calculator-label',
        index: 0,
        text: 'Im Mai',
        backgroundColor: '#123456',
        textColor: '#fedcba',
      },
    ]
    const { html, logged } = await renderBlocks([{ ...block, labels }])
    expect(logged).toEqual([])
    expect(html).toMatch(/style="background:#123456;color:#fedcba"[^>]*>Im Mai</)
    expect((await renderBlocks([block])).html).not.toContain('#123456')
  })

  it('leads on by a button in the colours of the editor', async () => {
    const ctaColors = { ctaBackgroundColor: '#654321', ctaTextColor: '#abcdef' }
    const { html } = await renderBlocks([{ ...block, ctaColors }])
    expect(html).toMatch(/<button[^>]*style="background:#654321;color:#abcdef"/)
    expect((await renderBlocks([block])).html).not.toContain('#654321')
  })
})
