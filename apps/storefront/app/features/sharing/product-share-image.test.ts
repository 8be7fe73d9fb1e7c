import { describe, expect, it } from 'vitest'
import { scenesForDesign } from '../images/design-scenes.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { listShareImage, productShareImage } from './product-share-image.ts'
import { shareImageOf } from './share-image.ts'

const drawn = (page: string, more = '') =>
  `/web-api/design-pictures/card/seeblick?width=240&page=${page}&locale=fr-CH&v=1${more}`
const sheet = (src: string) => ({ picture: { sources: [{ width: 240, src }], ratio: 0.7, look: 'paper' } })
const pageOf = (data: object) =>
  pageWith([{ component: 'theme-detail' }], { data: new Map<string, unknown>([['0', data]]) })
const detail = (...pictures: object[]) => pageOf({ product: { pictures } })

describe('the shared picture of a product’s page', () => {
  const [scene] = scenesForDesign({
    kind: 'card',
    product: 'folded',
    sizeMm: { width: 105, height: 148 },
    pages: ['front'],
  })

  it('is its first scene with the design in it, in the colours and words of the page', () => {
    const photos = [{ path: drawn('front', '&palette=blau'), isDesign: true }]
    expect(productShareImage(detail({ scene, photos }))).toBe('card-folded/card.seeblick.front.fr-CH.blau')
  })

  it('is the design by itself where it lies in no scene', () => {
    expect(productShareImage(detail(sheet(drawn('front'))))).toBe('flat/card.seeblick.front.fr-CH')
  })

  it('is the article by itself', () => {
    expect(productShareImage(detail(sheet('/_ipx/w_240&q_85/goods/satinband-gold.webp')))).toBe(
      'flat/satinband-gold',
    )
  })

  it('is none of a product that was not found', () => {
    expect(productShareImage(pageOf({ product: undefined, failed: false }))).toBeUndefined()
  })

  it('stands before the shop’s own', () => {
    const { url } = shareImageOf(detail(sheet(drawn('front'))))
    expect(url).toBe('https://passepartout.de.localhost/_share/flat/card.seeblick.front.fr-CH.jpg')
  })
})

describe('the shared picture of a list', () => {
  const tile = { picture: sheet(drawn('front')).picture }

  it('is its first design in a scene', () => {
    const list = { tiles: [tile] }
    expect(listShareImage(pageOf({ list }))).toBe('card-folded/card.seeblick.front.fr-CH')
    expect(listShareImage(pageOf({ overview: { list } }))).toBe('card-folded/card.seeblick.front.fr-CH')
  })

  it('is none of an empty list', () => {
    expect(listShareImage(pageOf({ list: { tiles: [] } }))).toBeUndefined()
  })
})
