import {
  type Asset,
  createPagesDocument,
  DEFAULT_CROP,
  type Document,
  type FindingId,
  type MonthGridElement,
  measureTexts,
  type PreflightContext,
  preflight,
  qualityRule,
  type ShapeElement,
  type TextElement,
  withOwnPhoto,
  withPhoto,
  withPrints,
} from '@passepartout/document'
import { CALENDAR_RULES } from '@passepartout/document/calendar-rules'
import { DAY_RULES } from '@passepartout/document/day-rules'
import { MERGE_RULES } from '@passepartout/document/merge-rules'
import { calendarOfTables, dayPhotoAsset, inDay } from '@passepartout/document/testing/month-table'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { CUSTOMER_TEXT_RULES } from '@passepartout/document/word-rules'
import { CHANNELS, createTranslator, LOCALES, shopFor } from '@passepartout/domain'
import { createEditor, type UiIntent } from '@passepartout/editor'
import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../messages/index.ts'
import { findingText } from './finding-text.ts'

type Kind = 'card' | 'collage' | 'prints' | 'calendar'

const photo = (more: Partial<Asset> = {}): Asset => ({
  ...{ id: 'a', name: 'IMG 2041.jpg', width: 6000, height: 4000, source: 'upload', notices: [] },
  ...more,
})

/** A slot of 120 x 80 mm on a page of this kind, with the given photo. */
function page(
  kind: Exclude<Kind, 'prints' | 'calendar'>,
  asset: Asset | null = photo(),
  texts: Partial<TextElement>[] = [],
): Document {
  const slots = [{ id: 'slot', box: { x: 20, y: 20, width: 120, height: 80 } }]
  const plain = createPagesDocument(
    kind,
    [{ id: 'front', widthMm: 160, heightMm: 220, bleed: 3, safe: 4, slots }],
    {
      locale: 'de-DE',
    },
  )
  const elements = texts.map((more, index) => sampleText('', { own: true, ...more, id: `text-${index}` }))
  const document: Document = {
    ...plain,
    ...(kind === 'card' ? { card: { envelope: 'weiss', punching: null, read: null } } : {}),
    design: {
      ...{ id: 'bogen', version: '1', palette: 'rose', foilFallback: 'ink' },
      colours: { ink: '#222222', paper: '#ffffff', pale: '#fafafa' },
    },
    pages: plain.pages.map(one => ({ ...one, elements: [...one.elements, ...elements] })),
  }
  return asset ? withPhoto(document, 'slot', asset, DEFAULT_CROP) : document
}

/** Prints of 150 x 100 mm. */
function prints(...assets: Asset[]): Document {
  const empty = createPagesDocument('prints', [
    { id: 'print-0', widthMm: 150, heightMm: 100, bleed: 2, safe: 3, slots: [] },
  ])
  const look = { format: { width: 150, height: 100 }, fit: 'cover' as const, borderMm: 0 }
  const photos = assets.map((asset, index) => ({ pageId: `print-${index + 1}`, asset }))
  return withPrints(empty, photos, { look, bleed: 2, safe: 3 })
}

/** A calendar from January 2027, with a sheet for each photo. */
function months(...assets: Asset[]): Document {
  const start = { year: 2027, month: 1 }
  const plain = createPagesDocument(
    'calendar',
    assets.map((_, month) => ({
      ...{ id: `month-${month}`, month, widthMm: 210, heightMm: 297, bleed: 3, safe: 5 },
      slots: [{ id: `slot-${month}`, box: { x: 20, y: 20, width: 120, height: 80 } }],
    })),
    { locale: 'de-DE' },
  )
  const calendar = { start, region: null, holidays: {}, events: [], names: [] }
  return assets.reduce<Document>(
    (document, asset, month) => withPhoto(document, `slot-${month}`, asset, DEFAULT_CROP),
    { ...plain, calendar },
  )
}

/** Reaches into the margin. */
const GRID_BOX = { offset: 0, box: { x: 20, y: 200, width: 170, height: 95 } }

/** The months with a grid, of which the rule reads only the measure. */
const withGrid = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(one => ({
    ...one,
    elements: [
      ...one.elements,
      {
        ...{ type: 'month-grid', id: 'grid', locked: true, columns: [] },
        ...GRID_BOX,
      } as unknown as MonthGridElement,
    ],
  })),
})
/** With a day of the customer on 8 January. */
const withDay = (
  document: Document,
  { text, year = null }: { text: string; year?: number | null },
): Document => ({
  ...document,
  calendar: document.calendar && {
    ...document.calendar,
    events: [{ id: 'event-1', month: 1, day: 8, text, year }],
  },
})
/** With a photo in the cell of 8 January. */
const withDayPhoto = (grid: Partial<MonthGridElement>, more: Partial<Asset> = {}): Document =>
  calendarOfTables([inDay('oma')], { grid, assets: [dayPhotoAsset('oma', more)] })
const CUT_TEXTS = {
  grid: { sizePt: 9, fits: false, missing: [], standIns: [], lines: [], cutDays: ['2027-01-08'] },
}

const said = (words: string, more: Partial<TextElement> = {}) => ({
  ...more,
  runs: [{ text: words, face: null, weight: null, italic: null, colour: null }],
})
const both = (document: (kind: 'card' | 'collage') => Document, context: Partial<PreflightContext> = {}) =>
  (['card', 'collage'] as const).map(kind => ({ kind, document: document(kind), context }))
const all = (asset: Asset, context: Partial<PreflightContext> = {}) => [
  ...both(kind => page(kind, asset), context),
  { kind: 'prints' as const, document: prints(asset), context },
]
const panorama = photo({ width: 8000, height: 1600 })
const moved = (document: Document, x: number): Document => ({
  ...document,
  pages: document.pages.map(one => ({
    ...one,
    elements: one.elements.map(each => (each.id === 'slot' ? { ...each, box: { ...each.box, x } } : each)),
  })),
})

const withEdge = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(one => ({ ...one, edge: { mode: 'mirrored', depth: 25, colour: '#ffffff' } })),
})

const withLine = (document: Document, look: Pick<ShapeElement, 'stroke' | 'strokeMm'>): Document => {
  const line: ShapeElement = {
    ...{ type: 'shape', id: 'line', shape: 'line', path: null, fill: null, dashMm: null, radiusMm: 0 },
    ...{ box: { x: 20, y: 180, width: 100, height: 0 }, turn: 0, locked: true, opacity: 1, ...look },
  }
  return {
    ...document,
    pages: document.pages.map(one => ({ ...one, elements: [...one.elements, line] })),
  }
}

/** Adds a customer photo that fills the page. */
const ownPhotoOver = (document: Document): Document => {
  const added = withOwnPhoto(document, 'front', 'own', photo())
  const box = { x: -3, y: -3, width: 166, height: 226 }
  const grown = (one: Document['pages'][number]) => ({
    ...one,
    elements: one.elements.map(element => (element.id === 'own' ? { ...element, box } : element)),
  })
  return { ...added, pages: added.pages.map(grown) }
}

/** A document that triggers each rule of these product kinds. */
const PROVOKED: Partial<
  Record<FindingId, { kind: Kind; document: Document; context?: Partial<PreflightContext> }[]>
> = {
  'empty-slot': both(kind => page(kind, null), { freePhotos: [photo({ id: 'free' })] }),
  'sample-photo': all(photo({ source: 'sample' })),
  'broken-file': all(photo(), { files: { a: 'broken' } }),
  'original-pending': all(photo(), { files: { a: 'pending' }, ordering: true }),
  'too-small': all(photo({ width: 300, height: 200 })),
  soft: [
    ...both(kind => page(kind, photo({ width: 600, height: 400 }))),
    { kind: 'prints', document: prints(photo({ width: 800, height: 533 })) },
  ],
  blurred: all(photo({ judged: { sharpness: 0.1, light: 0.9, colour: 0.4 } })),
  'crop-loss': all(panorama),
  flash: both(kind => moved(page(kind), 1)),
  duplicate: [{ kind: 'prints', document: prints(photo(), photo()) }],
  'same-photo': [{ kind: 'calendar', document: months(photo(), photo()) }],
  'past-month': [{ kind: 'calendar', document: months(photo()), context: { today: '2027-01-28' } }],
  'event-weekday': [
    { kind: 'calendar', document: withDay(months(photo()), { text: 'Grillen am Samstag', year: 2027 }) },
  ],
  'event-unsafe': [{ kind: 'calendar', document: withDay(withGrid(months(photo())), { text: 'Oma' }) }],
  'missing-birthdays': [
    {
      kind: 'calendar',
      document: withDay(months(photo()), { text: 'Oma' }),
      context: { birthdays: [{ month: 1, day: 9, year: null, text: 'Ben', kind: 'birthday' }] },
    },
  ],
  'event-overflow': [
    { kind: 'calendar', document: withGrid(months(photo())), context: { texts: CUT_TEXTS } },
  ],
  'box-count': [
    {
      kind: 'prints',
      document: prints(photo()),
      context: { box: { photos: 2, choices: [{ photos: 1, configuration: 'other' }] } },
    },
  ],
  combination: both(kind => page(kind), {
    combinations: [
      { a: 'Acryl', b: 'Eiche', choices: [{ configuration: 'other', params: { name: 'Poster' } }] },
    ],
  }),
  'empty-text': both(kind => page(kind, photo(), [said('')])),
  'day-photo-missing': [{ kind: 'calendar', document: withDayPhoto({ style: 'list' }) }],
  'day-photo-small': [
    { kind: 'calendar', document: withDayPhoto({ box: { x: 14, y: 170, width: 98, height: 90 } }) },
  ],
  'day-photo-soft': [{ kind: 'calendar', document: withDayPhoto({}, { width: 100, height: 90 }) }],
  'sample-text': [
    { kind: 'collage', document: page('collage', photo(), [said('Anna & Leo', { own: false })]) },
  ],
  'sample-texts': [{ kind: 'card', document: page('card', photo(), [said('Anna & Leo', { own: false })]) }],
  'text-overflow': both(kind => page(kind, photo(), [said('Donaudampfschifffahrtsgesellschaft '.repeat(4))])),
  'missing-glyph': both(kind => page(kind, photo(), [said('Schnee ☃', { face: 'Italiana' })])),
  'text-unsafe': both(kind =>
    page(kind, photo(), [said('Lena', { box: { x: -20, y: 120, width: 80, height: 20 }, align: 'left' })]),
  ),
  'text-overlap': both(kind =>
    page(kind, photo(), [said('Lena'), said('Hallo Anna', { id: 'added', locked: false })]),
  ),
  'text-wrap': [
    {
      kind: 'collage',
      document: withEdge(
        page('collage', photo(), [
          said('Lena', { box: { x: -20, y: 120, width: 80, height: 20 }, align: 'left' }),
        ]),
      ),
    },
  ],
  'foil-fine': [
    {
      kind: 'card',
      document: {
        ...page('card', photo(), [said('Lena', { colour: 'foil', sizePt: 5, minSizePt: 4 })]),
        refinement: 'gold',
      },
    },
  ],
  'words-left': [
    {
      kind: 'card',
      document: {
        ...page('card'),
        leftPages: [
          {
            layout: 'x',
            was: page('card', null, [said('Unsere Reise')]).pages[0] as Document['pages'][number],
            became: null,
            lost: [],
          },
        ],
      },
    },
  ],
  'foil-covered': [
    {
      kind: 'card',
      document: {
        ...ownPhotoOver(withLine(page('card', null), { stroke: 'foil', strokeMm: 0.5 })),
        refinement: 'gold',
      },
    },
  ],
  'thin-lines': [
    { kind: 'card', document: withLine(page('card'), { stroke: 'ink', strokeMm: 0.05 }) },
    {
      kind: 'card',
      document: { ...withLine(page('card'), { stroke: 'foil', strokeMm: 0.15 }), refinement: 'gold' },
    },
  ],
  'time-form': both(kind => page(kind, photo(), [said('Samstag, 12. Juni 2027, 15h30')])),
  weekday: both(kind => page(kind, photo(), [said('Montag, 12. Juni 2027')])),
  'impossible-date': both(kind => page(kind, photo(), [said('31. April 2027, 15 Uhr')])),
  contrast: both(kind =>
    page(kind, photo(), [said('Lena', { colour: 'pale', box: { x: 10, y: 160, width: 80, height: 20 } })]),
  ),
  spelling: both(kind => page(kind, photo(), [said('Einldung', { role: 'greeting' })]), {
    spelling: { 'text-0': [{ word: 'Einldung', suggestions: ['Einladung'] }] },
  }),
  'proof-unread': [{ kind: 'card', document: page('card'), context: { ordering: true } }],
}
const ROWS = Object.entries(PROVOKED).flatMap(([id, rows]) =>
  rows.map(row => ({ id: id as FindingId, ...row })),
)

const checked = (document: Document, context: Partial<PreflightContext> = {}) =>
  preflight(document, {
    quality: qualityRule('hand'),
    texts: measureTexts(document, squareShaper),
    wordRules: CUSTOMER_TEXT_RULES,
    calendarRules: CALENDAR_RULES,
    dayRules: DAY_RULES,
    mergeRules: MERGE_RULES,
    ...context,
  })

describe('each rule of the print check', () => {
  it.each(ROWS)(
    'can be provoked on a $kind, is repaired by each of its buttons, and undone: $id',
    ({ id, document, context }) => {
      const found = checked(document, context).find(one => one.id === id)
      expect(found, `${id} is not among ${checked(document, context).map(one => one.id)}`).toBeDefined()
      for (const repair of found?.repairs ?? []) {
        const editor = createEditor({ document, configuration: 'this' })
        const intents: UiIntent[] = []
        editor.onIntent(intent => intents.push(intent))
        editor.commands.applyRepair(repair)
        if (repair.effect.type === 'ask') {
          expect(intents).toHaveLength(1)
          continue
        }
        const { document: repaired, configuration } = editor.getSnapshot()
        const still =
          repair.effect.type === 'patch' && checked(repaired, context).find(({ key }) => key === found?.key)
        expect(Boolean(still && !still.kept), `${repair.id} leaves ${id}`).toBe(false)
        if (repair.effect.type === 'configuration') expect(configuration).not.toBe('this')
        editor.history.undo()
        expect(JSON.stringify(editor.getSnapshot().document)).toBe(JSON.stringify(document))
        expect(editor.getSnapshot().configuration).toBe('this')
      }
    },
  )

  const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale)))
  it.each(shops)('is worded with its values, and so is each of its buttons, in $channel, $locale', shop => {
    const { messages, language } = wordsFor(shop)
    const t = createTranslator(messages, { locale: shop.locale, language })
    const names = { format: (id: string) => id } as never
    for (const { document, context, id } of ROWS) {
      const editor = createEditor({ document, configuration: 'this' })
      const found = checked(document, context).find(one => one.id === id)
      if (!found) continue
      const kind = { hasOnePlace: false } as never
      const { title, text } = findingText({ t, names, shop, kind, editor } as never, found)
      const buttons = found.repairs.map(({ id: repair, params }) =>
        t(
          `repair.${repair}`,
          Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
        ),
      )
      for (const words of [title, text, ...buttons])
        expect([id, words]).toEqual([id, expect.not.stringMatching(/[{}]|^$|^finding\.|^repair\./)])
    }
  })
})
