import { type Locale, OCCASIONS } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawDesign } from './draw/draw-design.ts'
import { layOutElement } from './elements/text.ts'
import { type DesignLibrary, designsOf } from './library/design-library.ts'
import { createShaper } from './node/create-shaper.ts'
import { type Design, pageTrim } from './schema/design.ts'
import { readShopDesigns } from './shop-designs.fixture.ts'
import type { TextShaper } from './text/text-shaper.ts'

const LOCALES: Locale[] = ['de-DE', 'de-CH', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']
const [GERMAN = 'de-DE'] = LOCALES

let library: DesignLibrary
let shaper: TextShaper
beforeAll(async () => {
  library = await readShopDesigns()
  shaper = await createShaper()
})

const textsOf = (design: Design) =>
  design.pages.flatMap(page =>
    page.elements.flatMap(element => (element.kind === 'text' ? [{ page, element }] : [])),
  )
const inEveryLocale = (check: (design: Design, locale: Locale) => string[]) =>
  library.designs.flatMap(design => LOCALES.flatMap(locale => check(design, locale)))

describe('the shop’s cards', () => {
  it('are at least sixty, four or more for each of the twelve occasions', () => {
    const cards = designsOf(library, 'card')
    const few = OCCASIONS.filter(
      occasion => cards.filter(({ card }) => card.occasions.includes(occasion)).length < 4,
    )
    expect(cards.length).toBeGreaterThanOrEqual(60)
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
      const drawn = (refinement: 'gold' | 'none') =>
        drawDesign(design, { locale: GERMAN, refinement, shaper, artwork: library.artwork })
      return (drawn('gold') !== drawn('none')) !== (design.card.refinements[0] !== 'none')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('the shop’s designs', () => {
  it('have every letter of their samples in every language', () => {
    const missing = inEveryLocale((design, locale) =>
      textsOf(design).flatMap(({ element }) =>
        layOutElement(element, { locale, texts: {}, shaper }).missing.map(
          letter => `${design.id} ${element.id} ${locale}: ${letter}`,
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  it('keep every sample in its box in every language', () => {
    const over = inEveryLocale((design, locale) =>
      textsOf(design)
        .filter(({ element }) => !layOutElement(element, { locale, texts: {}, shaper }).fits)
        .map(({ element }) => `${design.id} ${element.id} ${locale}`),
    )
    expect(over).toEqual([])
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

  it('draw every page in every palette, each time in another language', () => {
    let turn = 0
    const broken = library.designs.flatMap(design =>
      design.palettes.flatMap(palette =>
        design.pages.flatMap(page => {
          const locale = LOCALES[turn++ % LOCALES.length] ?? GERMAN
          const svg = drawDesign(design, {
            page: page.id,
            palette: palette.id,
            locale,
            refinement: 'gold',
            includeBleed: true,
            shaper,
            artwork: library.artwork,
          })
          const whole = svg?.startsWith('<svg') && !/var\(--|NaN|undefined|<text/.test(svg)
          return whole ? [] : [`${design.id} ${palette.id} ${page.id} ${locale}`]
        }),
      ),
    )
    expect(broken).toEqual([])
  })
})
