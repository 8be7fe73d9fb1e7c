import { type Locale, localised, OCCASIONS } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DesignLibrary, designsOf } from './library/design-library.ts'
import { paintTokensOf } from './library/element-checks.ts'
import { samplesOf } from './samples.fixture.ts'
import { type Design, pageTrim } from './schema/design.ts'
import { folderOf } from './schema/kinds.ts'
import { readShopDesigns } from './shop-designs.fixture.ts'

const LOCALES: Locale[] = ['de-DE', 'de-CH', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']

let library: DesignLibrary
beforeAll(async () => {
  library = await readShopDesigns()
})

const textsOf = (design: Design) =>
  design.pages.flatMap(page =>
    page.elements.flatMap(element => (element.kind === 'text' ? [{ page, element }] : [])),
  )
describe('the shop’s cards', () => {
  it('are twelve or more for each occasion', () => {
    const cards = designsOf(library, 'card')
    const few = OCCASIONS.map(occasion => {
      const count = cards.filter(({ card }) => card.occasions.includes(occasion)).length
      return { occasion, count }
    }).filter(({ count }) => count < 12)
    expect(few).toEqual([])
  })

  it('have a front and a back, and inner pages where they fold', () => {
    const pages = designsOf(library, 'card').map(
      ({ card, pages }) => `${card.folding} ${pages.map(({ id }) => id).join(' ')}`,
    )
    expect(new Set(pages)).toEqual(new Set(['flat front back', 'folded front inside-left inside-right back']))
  })

  it('stand behind every card front of the lists', async () => {
    const { catalogue } = await readCatalogue()
    const palettes = designsOf(library, 'card').flatMap(({ id, palettes }) =>
      palettes.map(one => `${id}--${one.id}`),
    )
    const listed = catalogue.cards.flatMap(({ id, palettes }) => palettes.map(one => `${id}--${one.id}`))
    expect(listed.filter(one => !palettes.includes(one))).toEqual([])
  })

  it('offer a metal exactly where something is painted with it', () => {
    const wrong = designsOf(library, 'card').filter(design => {
      const drawing = (file: string) =>
        library.artwork[library.artworkHashes[`${folderOf(design)}/${file}`] ?? '']
      const paints = design.pages.flatMap(({ elements }) =>
        elements.flatMap(one => paintTokensOf(one, drawing)),
      )
      return paints.includes('foil') !== (design.card.refinements[0] !== 'none')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('the shop’s designs', () => {
  /** Typeset once for both tests: thousands of texts. */
  let typeset: ReturnType<typeof samplesOf> | undefined
  const typesetSamples = () => {
    typeset ??= samplesOf(library, library.designs, LOCALES)
    return typeset
  }

  it('have every letter of their samples in every language', async () => {
    const samples = await typesetSamples()
    expect(samples.flatMap(({ name, missing }) => missing.map(letter => `${name}: ${letter}`))).toEqual([])
  })

  it('keep every sample in its box in every language', async () => {
    const samples = await typesetSamples()
    expect(samples.filter(({ fits }) => !fits).map(({ name }) => name)).toEqual([])
  })

  it('say Jänner to Austrians', () => {
    const wrong = library.designs.flatMap(design =>
      textsOf(design).flatMap(({ element: { id, text } }) =>
        typeof text !== 'string' && localised(text, 'de-AT').includes('Januar') ? [`${design.id} ${id}`] : [],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('keep their texts on the page', () => {
    const outside = library.designs.flatMap(design =>
      textsOf(design).flatMap(({ page, element: { id, x, y, width, height } }) => {
        const { widthMm, heightMm } = pageTrim(design, page)
        return x < 0 || y < 0 || x + width > widthMm || y + height > heightMm ? [`${design.id} ${id}`] : []
      }),
    )
    expect(outside).toEqual([])
  })
})
