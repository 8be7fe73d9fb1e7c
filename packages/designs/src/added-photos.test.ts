import {
  type Asset,
  contains,
  cornersOf,
  type Document,
  findSlot,
  isOwnPhoto,
  parseDocument,
  placedAssetIds,
  safeBox,
  withOwnPhoto,
  withProduct,
} from '@passepartout/document'
import { type Catalogue, definitionOf } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { availableCardFormats } from './fit/card-formats.ts'
import { documentFromDesign } from './from-design/document-from-design.ts'
import { type DesignLibrary, designsOf } from './library/design-library.ts'
import type { Design } from './schema/design.ts'
import { readShopDesigns } from './shop-designs.fixture.ts'

let library: DesignLibrary
let catalogue: Catalogue
beforeAll(async () => {
  library = await readShopDesigns()
  ;({ catalogue } = await readCatalogue())
})

const PHOTOS: Asset[] = [
  [4032, 3024],
  [3024, 4032],
].map(([width = 0, height = 0], index) => ({
  ...{ id: `photo-${index}`, name: 'IMG_1.jpg', width, height, source: 'upload', notices: [] },
}))

const cardOf = (design: Design, trim?: { widthMm: number; heightMm: number }): Document => {
  const document = documentFromDesign(library, design, {
    ...{ locale: 'de-DE', print: { bleed: 3 } },
    ...(trim && { trim }),
  })
  if (!document) throw new Error(`${design.id} has no pages`)
  return document
}
const READ = ['text', 'code', 'month-grid']

describe('a photo of the customer on every face of every card', () => {
  it('is found, lies within the safe zone above the ground and below the words, and is read back', () => {
    const cards = designsOf(library, 'card').map(design => cardOf(design))
    expect(cards.length).toBeGreaterThan(170)
    const wrong = cards.flatMap(card =>
      card.pages.flatMap(page =>
        PHOTOS.flatMap(photo => {
          const added = withOwnPhoto(card, page.id, 'own-photo-1', photo)
          const found = findSlot(added, 'own-photo-1')
          const faults: string[] = []
          const fault = (is: boolean, what: string) => {
            if (is) faults.push(`${card.design?.id}/${page.id}/${photo.id}: ${what}`)
          }
          if (!found || found.page.id !== page.id) return [`${card.design?.id}/${page.id}: not there`]
          const { box } = found.slot
          const { elements } = found.page
          const limit = safeBox(found.page)
          const safe = { ...limit, width: limit.width + 1e-9, height: limit.height + 1e-9 }
          fault(!placedAssetIds(added).has(photo.id), 'not placed')
          fault(!cornersOf(box).every(corner => contains(safe, corner)), 'not safe')
          fault(box.width * box.height > page.trim.width * page.trim.height * 0.36 + 1e-6, 'too large')
          fault(box.width < 20, 'too small')
          fault(Math.abs(box.width / box.height - photo.width / photo.height) > 1e-9, 'out of proportion')
          const at = elements.indexOf(found.slot)
          fault(
            elements.slice(0, at).some(({ type }) => READ.includes(type)),
            'above words',
          )
          const parsed = parseDocument(JSON.stringify(added))
          fault(!parsed.ok || parsed.repairs.length > 0, 'not read back')
          return faults
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('goes along into every format and another design, in its proportions', () => {
    const { formats } = definitionOf(catalogue, 'card')
    const designs = designsOf(library, 'card')
    const wrong = designs.flatMap((design, index) => {
      const from = cardOf(design)
      const work = from.pages.reduce(
        (document, { id }, at) => withOwnPhoto(document, id, `own-photo-${at}`, PHOTOS[at % 2]!),
        from,
      )
      const sizes = formats.filter(({ id }) => availableCardFormats(design).includes(id))
      const others = [
        ...sizes.map(size => cardOf(design, size)),
        cardOf(designs[(index + 1) % designs.length] ?? design),
      ]
      return others.flatMap(to =>
        withProduct(work, from, to).pages.flatMap(page =>
          page.elements.filter(isOwnPhoto).flatMap(({ id, box, photo }) => {
            const asset = photo && work.assets[photo.assetId]
            const isWhole = asset && Math.abs(box.width / box.height - asset.width / asset.height) < 1e-6
            const isOnPage = cornersOf(box).every(corner => contains({ x: 0, y: 0, ...page.trim }, corner))
            return isWhole && isOnPage ? [] : [`${design.id}/${id} ${JSON.stringify(box)}`]
          }),
        ),
      )
    })
    expect(wrong).toEqual([])
  })
})
