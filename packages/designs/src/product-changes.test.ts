import {
  type Asset,
  allSlots,
  type Crop,
  collageLayouts,
  createFrameDocument,
  createRun,
  DEFAULT_CROP,
  type Document,
  diffDocuments,
  framePage,
  parseDocument,
  resizePage,
  unplacedTexts,
  withLayout,
  withMovedSlot,
  withOwnPhoto,
  withPageSizing,
  withPhoto,
  withPhotoSetAside,
  withProduct,
} from '@passepartout/document'
import {
  type BookCover,
  type Catalogue,
  definitionOf,
  type FrameConfiguration,
  normaliseFrameConfiguration,
  shopFor,
} from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { availableCardFormats } from './fit/card-formats.ts'
import { documentFromDesign, type PageSelection } from './from-design/document-from-design.ts'
import { type DesignLibrary, designsOf } from './library/design-library.ts'
import type { Design } from './schema/design.ts'
import { readShopDesigns } from './shop-designs.fixture.ts'

let library: DesignLibrary
let catalogue: Catalogue
beforeAll(async () => {
  library = await readShopDesigns()
  ;({ catalogue } = await readCatalogue())
})

const crops: fc.Arbitrary<Crop> = fc.record({
  fit: fc.constantFrom('cover' as const, 'contain' as const),
  centre: fc.record({ u: fc.double({ min: 0, max: 1, noNaN: true }), v: fc.constant(0.25) }),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  angle: fc.integer({ min: -45, max: 45 }),
  quarterTurns: fc.constantFrom(0 as const, 1 as const),
  mirrored: fc.boolean(),
})

/** A customer's changes of a new design: photos in some slots, texts, a moved text, an added text, added photos. */
const works = fc
  .record({
    photos: fc.array(fc.tuple(fc.nat(400), fc.option(crops, { nil: undefined })), { maxLength: 30 }),
    words: fc.array(
      fc.tuple(fc.nat(200), fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })),
      {
        maxLength: 8,
      },
    ),
    moved: fc.option(fc.nat(200)),
    own: fc.option(fc.nat(60)),
    ownPhotos: fc.array(fc.tuple(fc.nat(60), fc.integer({ min: -90, max: 90 }), fc.nat(4)), { maxLength: 3 }),
    removed: fc.option(fc.nat(200)),
  })
  .map(work => (fresh: Document) => {
    const texts = fresh.pages.flatMap(({ elements }) =>
      elements.flatMap(one => (one.type === 'text' && !one.calendar ? [one] : [])),
    )
    const pick = <T>(list: readonly T[], at: number) => list[at % Math.max(1, list.length)]
    const said = new Map(work.words.map(([at, text]) => [pick(texts, at)?.id, text]))
    const moved = work.moved === null ? undefined : pick(texts, work.moved)?.id
    const removed = work.removed === null ? undefined : pick(texts, work.removed)
    const ownPage = work.own === null ? undefined : pick(fresh.pages, work.own)
    const written: Document = {
      ...fresh,
      title: 'Unser Jahr',
      pages: fresh.pages.map(page => {
        const elements = page.elements.flatMap(one => {
          if (one.type !== 'text' || (one === removed && !said.has(one.id)))
            return one === removed ? [] : [one]
          const text = said.get(one.id)
          const { x, y, width, height } = one.box
          const box = one.id === moved ? { x: x + 1.37, y: y - 2.1, width, height } : one.box
          return [{ ...one, box, ...(text && { own: true, runs: [createRun(text)] }) }]
        })
        const [like] = texts
        const own = like && { ...like, id: 'own-1', locked: false, own: true, runs: [createRun('PS')] }
        return { ...page, elements: page === ownPage && own ? [...elements, own] : elements }
      }),
    }
    const slots = allSlots(written)
    const worked = work.photos.reduce(
      (document, [at, crop], index) => {
        const slot = pick(slots, at)?.slot
        return slot ? withPhoto(document, slot.id, photo(`photo-${index}`), crop ?? DEFAULT_CROP) : document
      },
      withPhotoSetAside(withAssetsOf(written, ['left-1']), 'left-1'),
    )
    // A collage arranges all its photos itself.
    const own = fresh.kind === 'collage' ? [] : work.ownPhotos
    return own.reduce((document, [at, mm, shape], index) => {
      const id = `own-photo-${index}`
      const pageId = pick(fresh.pages, at)?.id ?? ''
      const asset = { ...photo(`free-${index}`), height: 1200 * (shape + 1) }
      return withMovedSlot(withOwnPhoto(document, pageId, id, asset), id, { x: mm, y: mm })
    }, worked)
  })

const photo = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
})
const withAssetsOf = (document: Document, ids: string[]): Document => ({
  ...document,
  assets: { ...document.assets, ...Object.fromEntries(ids.map(id => [id, photo(id)])) },
})

interface Choice {
  trim?: { widthMm: number; heightMm: number }
  palette?: string | undefined
  start?: { year: number; month: number }
  pages?: readonly PageSelection[]
}

function fresh(design: Design, { trim, palette, start, pages }: Choice): Document {
  const document = documentFromDesign(library, design, {
    locale: 'de-DE',
    ...(trim ? { trim } : {}),
    ...(palette && { palette }),
    ...(pages && { pages }),
    print: { bleed: 3 },
    ...(start && { calendar: { start, region: null, holidays: {}, events: [], names: [] } }),
  })
  if (!document) throw new Error(`${design.id} has no such pages`)
  return document
}

const sheetsOf = (months: number): PageSelection[] => [
  { page: 'cover' },
  ...Array.from({ length: months }, (_, month) => ({
    ...{ page: `month-${(month % 2) + 1}`, id: `month-${month + 1}`, month },
  })),
]
const sheets = sheetsOf(12)

const SPREADS = [
  'full+caption',
  'pair+grid',
  'panorama',
  'collage+full',
  'text+pair',
  'story',
  'grid+caption',
]
const softCover = (spineMm: number): BookCover => ({
  ...{ widthMm: 2 * 280 + spineMm, heightMm: 210, spineMm, hingeMm: 0, turnInMm: 0, bleedMm: 3 },
  board: { widthMm: 280, heightMm: 210 },
  spineText: { fromMm: 6, clearanceMm: 1, lettersNarrowerMm: 4 },
})
const hardCover = (spineMm: number): BookCover => ({
  ...{ widthMm: 2 * 276 + 2 * 8 + spineMm, heightMm: 216.8, spineMm, hingeMm: 8, turnInMm: 15, bleedMm: 3 },
  board: { widthMm: 276, heightMm: 216.8 },
  spineText: { fromMm: 6, clearanceMm: 1, lettersNarrowerMm: 4 },
})
const book = (pages: number, coverOf = softCover): PageSelection[] => [
  { page: 'cover', role: 'cover', cover: coverOf(pages / 6) },
  { page: 'title', id: 'page-1', role: 'inside' },
  ...Array.from({ length: pages / 2 - 1 }, (_, index) => ({
    page: SPREADS[index % SPREADS.length] ?? 'story',
    id: `pages-${2 * index + 2}`,
    role: 'spread' as const,
  })),
  { page: 'caption', id: `page-${pages}`, role: 'inside' },
]

const photosIn = (document: Document) =>
  new Set([
    ...allSlots(document).flatMap(({ slot }) => (slot.photo ? [slot.photo.assetId] : [])),
    ...document.aside,
  ])
const wordsIn = (pages: Document['pages']) =>
  pages.flatMap(({ elements }) =>
    elements.flatMap(one =>
      one.type === 'text' && one.own
        ? [
            one.runs
              .map(({ text }) => text)
              .join('')
              .trim(),
          ]
        : [],
    ),
  )

/**
 * A change and its reversal: every photo is on a page or set aside, every text is on a page or stored, and the same
 * bytes return.
 */
function expectTheWayBack(document: Document, from: Document, to: Document) {
  const there = withProduct(document, from, to)
  expect(photosIn(there)).toEqual(photosIn(document))
  // No text is lost, and those without an element are reported.
  const missing = wordsIn(document.pages).filter(words => words && !wordsIn(there.pages).includes(words))
  expect(unplacedTexts(there).sort()).toEqual([...new Set(missing)].sort())
  const parsed = parseDocument(there)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  expect(parsed.repairs).toEqual([])
  expect(diffDocuments(there, parsed.document)).toEqual([])
  const back = withProduct(there, to, from)
  expect(diffDocuments(document, back)).toEqual([])
  expect(unplacedTexts(back)).toEqual([])
  expect(JSON.stringify(back) === JSON.stringify(document)).toBe(true)
}

const check = <T>(choices: fc.Arbitrary<T>, run: (choice: T, work: (fresh: Document) => Document) => void) =>
  fc.assert(fc.property(choices, works, run), { numRuns: 25 })

describe('a design on another choice of its product', () => {
  const one = <T>(list: readonly T[]) => fc.constantFrom(...list)

  it('comes back from another start of its calendar, day for day', () => {
    const starts = fc.record({
      year: fc.integer({ min: 2026, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    check(fc.tuple(one(designsOf(library, 'calendar')), starts, starts), ([design, first, second], work) => {
      const from = fresh(design, { start: first, pages: sheets })
      const to = fresh(design, { start: second, pages: sheets })
      const document = work(from)
      expectTheWayBack(document, from, to)
      const changed = withProduct(document, from, to)
      expect(diffDocuments({ ...document, calendar: to.calendar }, changed)).toEqual([])
    })
  })

  it('comes back from fewer months and from more of a calendar, its days at their dates', () => {
    const counts = fc.constantFrom([12, 18], [18, 12], [14, 13]) as fc.Arbitrary<[number, number]>
    check(fc.tuple(one(designsOf(library, 'calendar')), counts), ([design, [first, second]], work) => {
      const start = { year: 2026, month: 8 }
      const [from, to] = [first, second].map(months => {
        const made = fresh(design, { start, pages: sheetsOf(months) })
        if (!made.calendar) throw new Error(`${design.id} has no calendar`)
        return { ...made, calendar: { ...made.calendar, ...(months !== 12 && { months }) } }
      }) as [Document, Document]
      const events = [{ id: 'event-1', month: 12, day: 24, year: 2027, text: 'Oma kommt' }]
      const document = { ...work(from), calendar: from.calendar && { ...from.calendar, events } }
      expectTheWayBack(document, from, to)
      expect(withProduct(document, from, to).calendar).toEqual({ ...to.calendar, events })
    })
  })

  it('comes back from another format, style and palette of a calendar', () => {
    const { formats } = catalogue.products.calendar ?? { formats: {} }
    const choice = one(designsOf(library, 'calendar')).chain(design => {
      const others = designsOf(library, 'calendar').filter(({ calendar }) =>
        calendar.calendarTypes.some(type => design.calendar.calendarTypes.includes(type)),
      )
      return fc.tuple(fc.constant(design), one(others), one(design.calendar.formats), fc.nat(3))
    })
    check(choice, ([design, other, format, palette], work) => {
      const start = { year: 2027, month: 1 }
      const from = fresh(design, { start, pages: sheets })
      const trim = formats[format as keyof typeof formats]
      const colours = other.palettes[palette % other.palettes.length]?.id
      const to = fresh(other, { start, pages: sheets, palette: colours, ...(trim ? { trim } : {}) })
      expectTheWayBack(work(from), from, to)
    })
  })

  it('comes back from fewer pages and from more of a book, in another format and style, too', () => {
    const { formats } = catalogue.products.photobook ?? { formats: {} }
    const books = designsOf(library, 'photobook')
    const counts = fc.constantFrom([24, 48], [48, 24], [24, 24], [16, 60]) as fc.Arbitrary<[number, number]>
    const choice = fc.tuple(one(books), counts, fc.boolean(), one(books), one(Object.keys(formats)))
    check(choice, ([design, [before, after], isStyled, other, format], work) => {
      const from = fresh(design, { pages: book(before) })
      const trim = formats[format as keyof typeof formats]
      const to = fresh(isStyled ? other : design, {
        pages: book(after),
        ...(isStyled && trim ? { trim } : {}),
      })
      expectTheWayBack(work(from), from, to)
    })
  })

  it.each([
    ['soft to hard', softCover, hardCover],
    ['hard to soft', hardCover, softCover],
    ['hard to hard, with more pages', hardCover, hardCover],
  ])('has the folds of its new cover when a book goes from %s, and comes back', (_, first, second) => {
    check(one(designsOf(library, 'photobook')), (design, work) => {
      const from = fresh(design, { pages: book(24, first) })
      const to = fresh(design, { pages: book(first === second ? 48 : 24, second) })
      const document = work(from)
      const [there, wanted] = [withProduct(document, from, to).pages[0], to.pages[0]]
      expect(there?.cover).toEqual(wanted?.cover)
      expect(there?.spine).toBe(wanted?.spine)
      expectTheWayBack(document, from, to)
    })
  })

  it('comes back from another format of a card', () => {
    const { formats } = definitionOf(catalogue, 'card')
    const choice = one(designsOf(library, 'card')).chain(design =>
      fc.tuple(fc.constant(design), one(availableCardFormats(design)), fc.nat(3)),
    )
    check(choice, ([design, format, palette], work) => {
      const from = fresh(design, {})
      const trim = formats.find(({ id }) => id === format)
      const colours = design.palettes[palette % design.palettes.length]?.id
      expectTheWayBack(work(from), from, fresh(design, { palette: colours, ...(trim ? { trim } : {}) }))
    })
  })

  it('comes back from another design of a collage', () => {
    const collages = designsOf(library, 'collage')
    const choice = fc.tuple(
      one(collages),
      one(collages),
      fc.nat(3),
      fc.option(fc.integer({ min: 2, max: 9 })),
    )
    check(choice, ([design, other, palette, count], work) => {
      const from = fresh(design, {})
      const to = fresh(other, { palette: other.palettes[palette % other.palettes.length]?.id })
      const made = work(from)
      const [page] = made.pages
      const ratio = page ? page.trim.width / page.trim.height : 1
      const [layout] = count === null || !page ? [] : collageLayouts(count, ratio, [])
      const document = page && layout ? withLayout(made, page.id, layout) : made
      expectTheWayBack(document, from, to)
      if (design === other) return
      // Its photos are in the slots of the other design only.
      const there = withProduct(document, from, to)
      const boxesOf = (of: Document) => allSlots(of).map(({ slot }) => slot.box)
      expect(boxesOf(there)).toEqual(boxesOf(to))
      const photos = new Set(allSlots(document).flatMap(({ slot }) => slot.photo?.assetId ?? []))
      const placed = allSlots(there).filter(({ slot }) => slot.photo).length
      expect(placed).toBe(Math.min(photos.size, boxesOf(to).length))
    })
  })

  it('comes back from another size, material and colours of a collage, in whatever arrangement', () => {
    const sizes = [
      { widthMm: 600, heightMm: 400, bleed: 3, safe: 5, edge: null },
      {
        widthMm: 450,
        heightMm: 450,
        bleed: 45,
        safe: 10,
        edge: { mode: 'folded', depth: 40, colour: '#ffffff' },
      },
      {
        widthMm: 300,
        heightMm: 450,
        bleed: 30,
        safe: 10,
        edge: { mode: 'coloured', depth: 20, colour: '#ffffff' },
      },
    ] as const
    const choice = fc.tuple(one(designsOf(library, 'collage')), one(sizes), one(sizes))
    check(choice, ([design, first, second], work) => {
      const opened = fresh(design, {})
      const document = work(resizePage(opened, opened.pages[0]?.id ?? '', first))
      const there = withPageSizing(document, second)
      expect(photosIn(there)).toEqual(photosIn(document))
      expect(wordsIn(there.pages)).toEqual(wordsIn(document.pages))
      const back = withPageSizing(there, first)
      expect(diffDocuments(document, back)).toEqual([])
      expect(JSON.stringify(back)).toBe(JSON.stringify(document))
    })
  })

  it('comes back from another size, material, frame and mat of a picture', () => {
    const configurations = fc.constantFrom<FrameConfiguration>(
      ...[
        {
          materialType: 'leinwand',
          formatType: '600x400',
          optionTypes: ['keilrahmen-25', 'rand-gespiegelt'],
        },
        { materialType: 'leinwand', formatType: '300x900', optionTypes: ['keilrahmen-40', 'rand-farbig'] },
        { materialType: 'poster', formatType: '600x400', optionTypes: [] },
        { materialType: 'poster', formatType: '400x400', optionTypes: [], frameType: 'holzrahmen-eiche' },
        { materialType: 'acrylglas', formatType: '900x600', optionTypes: [] },
      ].map(
        input =>
          normaliseFrameConfiguration(catalogue, input, shopFor('passepartout', 'de-DE')).configuration,
      ),
    )
    fc.assert(
      fc.property(configurations, configurations, crops, (first, second, crop) => {
        const from = createFrameDocument({ ...framePage(catalogue, first), title: '', locale: 'de-DE' })
        const place = allSlots(from)[0]?.slot.id ?? ''
        const document = withPhoto(from, place, photo('photo-1'), crop)
        const there = withPageSizing(document, framePage(catalogue, second))
        expect(allSlots(there)[0]?.slot.photo).toEqual(allSlots(document)[0]?.slot.photo)
        const back = withPageSizing(there, framePage(catalogue, first))
        expect(JSON.stringify(back)).toBe(JSON.stringify(document))
      }),
    )
  })

  it('keeps what was written meanwhile, and brings the pages that were left with it', () => {
    const [design] = designsOf(library, 'photobook')
    if (!design) throw new Error('There is no design of a book')
    const [short, long] = [fresh(design, { pages: book(24) }), fresh(design, { pages: book(48) })]
    const slots = allSlots(long)
    const last = slots.at(-1)?.slot.id ?? ''
    const late = slots.find(({ page }) => page.id === 'pages-30')?.slot.id ?? ''
    const written = [last, late].reduce((one, id) => withPhoto(one, id, photo(id)), long)
    const fewer = withProduct(written, long, short)
    expect(fewer.aside).toEqual([late])
    const used = withPhoto(fewer, allSlots(fewer)[0]?.slot.id ?? '', photo(late))
    const again = withProduct({ ...used, title: 'Meanwhile' }, short, long)
    expect(again.title).toBe('Meanwhile')
    // It stays in its later position, and is not on two pages.
    expect(allSlots(again).filter(({ slot }) => slot.photo?.assetId === late)).toHaveLength(1)
    expect(allSlots(again).find(({ slot }) => slot.id === last)?.slot.photo?.assetId).toBe(last)
  })
})
