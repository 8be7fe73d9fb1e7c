import { CALENDAR_TYPES, type Catalogue, type Locale, termsOf } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { fitDesignToFormat } from './fit/fit-design-to-format.ts'
import { type DesignLibrary, designsOf } from './library/design-library.ts'
import { samplesOf } from './samples.fixture.ts'
import type { CalendarDesign, Design } from './schema/design.ts'
import type { DesignElement } from './schema/elements.ts'
import { readShopDesigns } from './shop-designs.fixture.ts'

interface Size {
  widthMm: number
  heightMm: number
}

let library: DesignLibrary
let catalogue: Catalogue
beforeAll(async () => {
  library = await readShopDesigns()
  ;({ catalogue } = await readCatalogue())
})

function made<K extends keyof Catalogue['products']>(kind: K): NonNullable<Catalogue['products'][K]> {
  const definition = catalogue.products[kind]
  if (!definition) throw new Error(`nothing is known of ${kind}`)
  return definition
}

const sizeOf = (sizes: Readonly<Record<string, Size>>, format: string): Size => {
  const size = sizes[format]
  if (!size) throw new Error(`no size is known of ${format}`)
  return size
}
const ratio = ({ widthMm, heightMm }: Size) => widthMm / heightMm
/** Formats whose ratio differs by more than 2 % from every layout of the design. */
const squeezed = (design: Design, formats: readonly string[], sizes: Readonly<Record<string, Size>>) =>
  formats
    .filter(format =>
      [design.trim, ...design.layouts.map(({ trim }) => trim)].every(
        trim => Math.abs(ratio(trim) / ratio(sizeOf(sizes, format)) - 1) > 0.02,
      ),
    )
    .map(format => `${design.id} ${format}`)
const layoutsOf = (design: Design) => [
  design,
  ...design.layouts.map(({ trim }) => fitDesignToFormat(design, trim)),
]

describe('the shop’s calendars', () => {
  const calendars = () => designsOf(library, 'calendar')
  const everyFormat = (check: (design: CalendarDesign, format: string) => string[]) =>
    calendars().flatMap(design => design.calendar.formats.flatMap(format => check(design, format)))

  it('are at least two dozen, four or more of every type', () => {
    const few = CALENDAR_TYPES.filter(
      type => calendars().filter(({ calendar }) => calendar.calendarTypes.includes(type)).length < 4,
    )
    expect(calendars().length).toBeGreaterThanOrEqual(24)
    expect(few).toEqual([])
  })

  it('come in every format of their type, each laid out for its proportion', () => {
    const { types, formats } = made('calendar')
    const formatsOf = (type: string) =>
      types.find(({ id }) => id === type)?.variants.flatMap(variant => variant.formats) ?? []
    const wrong = calendars().flatMap(design => {
      const sold = design.calendar.calendarTypes.flatMap(formatsOf)
      const missing = sold.filter(format => !design.calendar.formats.includes(format))
      return [...missing, ...squeezed(design, design.calendar.formats, formats)]
    })
    expect(wrong).toEqual([])
  })

  it('have a cover and month pages that show their month', () => {
    const wrong = calendars()
      .flatMap(layoutsOf)
      .filter(({ pages }) => {
        const [cover, ...months] = pages
        const shows = (kinds: string[]) => (one: DesignElement) => kinds.includes(one.kind)
        return !(
          cover?.id === 'cover' &&
          months.length > 0 &&
          months.every(
            ({ elements }) =>
              elements.some(shows(['month-grid'])) && elements.some(shows(['calendar-title'])),
          )
        )
      })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('lose at most an eighth of a 3:2 photo on sheets of A3 and A4 in the design Linen', () => {
    const linen = calendars().find(({ id }) => id === 'linen')
    const sheets = linen ? layoutsOf(linen).filter(({ trim }) => trim.widthMm !== trim.heightMm) : []
    const losses = sheets
      .flatMap(({ pages }) => pages.flatMap(({ elements }) => elements))
      .filter(({ kind }) => kind === 'photo')
      .map(({ width, height }) => 1 - Math.min(width / height / 1.5, 1.5 / (width / height)))
    expect(losses).toHaveLength(6)
    for (const loss of losses) expect(loss).toBeLessThanOrEqual(0.125)
  })

  it('keep words and days out of what the mounting needs', () => {
    const { types, formats, mountings } = made('calendar')
    const wrong = everyFormat((design, format) => {
      const trim = sizeOf(formats, format)
      const kept = types
        .filter(({ id }) => design.calendar.calendarTypes.includes(id))
        .flatMap(({ variants }) => variants.filter(one => one.formats.some(id => id === format)))
        .flatMap(one => one.mountings.map(mounting => mountings[mounting].keepFree))
      return fitDesignToFormat(design, trim).pages.flatMap(page =>
        page.elements
          .filter(({ kind }) => ['text', 'calendar-title', 'month-grid'].includes(kind))
          .filter(({ y, height }) =>
            kept.some(({ edge, mm }) => (edge === 'top' ? y < mm : y + height > trim.heightMm - mm)),
          )
          .map(({ id }) => `${design.id} ${format} ${id}`),
      )
    })
    expect(wrong).toEqual([])
  })

  it('set figures of at least 5 points in every format', () => {
    const { formats } = made('calendar')
    const tiny = everyFormat((design, format) =>
      fitDesignToFormat(design, sizeOf(formats, format)).pages.flatMap(({ elements }) =>
        elements.flatMap(one =>
          one.kind === 'month-grid' && Math.min(one.sizePt, one.headSizePt * 1.1) < 5
            ? [`${design.id} ${format} ${one.sizePt} ${one.headSizePt}`]
            : [],
        ),
      ),
    )
    expect(tiny).toEqual([])
  })
})

describe('the shop’s photobooks', () => {
  const books = () => designsOf(library, 'photobook')

  it('have a design for each of their categories', () => {
    const shown = new Set(books().flatMap(design => design.photobook.categoryIds))
    const named = termsOf(catalogue, 'photobook-categories').map(({ id }) => id)
    expect(named).toHaveLength(89)
    expect(named.filter(id => !shown.has(id))).toEqual([])
  })

  it('are at least two dozen sets', () => {
    expect(books().length).toBeGreaterThanOrEqual(24)
  })

  it('have a set for every category', () => {
    const categories = [
      ...Array.from({ length: 50 }, (_, index) => String(index + 1)),
      ...Array.from({ length: 39 }, (_, index) => `kl-${index + 1}`),
    ]
    const served = new Set(books().flatMap(({ photobook }) => photobook.categoryIds))
    expect(categories.filter(category => !served.has(category))).toEqual([])
  })

  it('have front, back and at least six inner layouts in every proportion', () => {
    const wrong = books()
      .flatMap(layoutsOf)
      .filter(({ pages }) => {
        const ids = pages.map(({ id }) => id)
        return !(ids.includes('front') && ids.includes('back') && ids.length >= 8)
      })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('are laid out for the proportion of every format', () => {
    const { formats } = made('photobook')
    expect(books().flatMap(design => squeezed(design, design.photobook.formats, formats))).toEqual([])
  })

  it('keep text off the edge and the binding of every page', () => {
    const wrong = books()
      .flatMap(layoutsOf)
      .flatMap(design =>
        design.pages.flatMap(page =>
          page.elements
            .filter(({ kind, x, y, width, height }) => {
              const wide = design.trim.widthMm * (page.spread ? 2 : 1)
              const edge = design.safeMm
              return (
                kind === 'text' &&
                (x < edge || y < edge || x + width > wide - edge || y + height > design.trim.heightMm - edge)
              )
            })
            .map(({ id }) => `${design.id} ${id}`),
        ),
      )
    expect(wrong).toEqual([])
  })
})

describe('the shop’s collages', () => {
  const collages = () => designsOf(library, 'collage')
  const slotsOf = (design: Design) =>
    design.pages.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'photo'))

  it('are at least thirty, with the defaults of both channels', () => {
    const ids = collages().map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(30)
    expect(ids).toEqual(expect.arrayContaining(['1', '13']))
  })

  it('bear the number that addresses name them by', () => {
    expect(collages().filter(({ id, collage }) => id !== collage.designId)).toEqual([])
  })

  it('say how many photos they take, between two and forty', () => {
    const wrong = collages().filter(design => slotsOf(design).length !== design.collage.slots)
    const slots = collages().map(({ collage }) => collage.slots)
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect([Math.min(...slots), Math.max(...slots)]).toEqual([2, 40])
  })

  it('come in sizes of their ratio', () => {
    const wrong = collages().flatMap(design => {
      const [across = 1, down = 1] = design.collage.ratio.split(':').map(Number)
      return [`${design.trim.widthMm}x${design.trim.heightMm}`, ...design.collage.formats]
        .filter(format => {
          const [width = 0, height = 1] = format.split('x').map(Number)
          return Math.abs((width / height) * (down / across) - 1) > 0.02
        })
        .map(format => `${design.id} ${format}`)
    })
    expect(wrong).toEqual([])
  })

  it('show a part of every photo', () => {
    const hidden = collages().flatMap(design =>
      slotsOf(design)
        .filter(({ x, y, width, height }) => {
          const { widthMm, heightMm } = design.trim
          return x + width <= 0 || y + height <= 0 || x >= widthMm || y >= heightMm
        })
        .map(({ id }) => `${design.id} ${id}`),
    )
    expect(hidden).toEqual([])
  })
})

describe('the metal of a refinement', () => {
  it('is on the cover of every calendar and book whose product offers it', () => {
    const offering = made('calendar').types.filter(({ refinements }) =>
      refinements.some(one => one !== 'none'),
    )
    const refined = library.designs.filter(
      design =>
        design.kind === 'photobook' ||
        (design.kind === 'calendar' &&
          design.calendar.calendarTypes.some(type => offering.some(({ id }) => id === type))),
    )
    const plain = refined.flatMap(layoutsOf).filter(design => {
      const cover = design.pages[0]?.elements ?? []
      return !cover.some(element => 'colour' in element && element.colour === 'foil')
    })
    expect(plain.map(({ id }) => id)).toEqual([])
  })
})

describe('layouts for other proportions', () => {
  const LOCALES: Locale[] = ['de-CH', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']
  const others = () =>
    library.designs.flatMap(design => design.layouts.map(({ trim }) => fitDesignToFormat(design, trim)))

  it('keep every sample in its box in every language', async () => {
    const samples = await samplesOf(library, others(), LOCALES)
    expect(samples.filter(({ fits }) => !fits).map(({ name }) => name)).toEqual([])
  })
})
