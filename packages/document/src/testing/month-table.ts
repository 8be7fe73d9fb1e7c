import { SAMPLE_CALENDAR } from '../calendar/calendar-page.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import type { MonthGridElement } from '../elements/month-grid/month-grid.ts'
import type { Asset, CalendarEvent, Document } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'

/** A month in a table of seven columns, 182 x 108 mm without week numbers: cells of 26 x 17 mm. */
export const monthTable = (more: Partial<MonthGridElement> = {}): MonthGridElement => ({
  ...{ type: 'month-grid', id: 'grid', turn: 0, locked: true, style: 'table', offset: 0 },
  box: { x: 14, y: 170, width: 182, height: 108 },
  ...{ face: 'Figtree', weight: 400, italic: false, sizePt: 12 },
  ...{ headFace: null, headWeight: 400, headSizePt: 8.5, headTrackingEm: 0, headCaps: false },
  ...{ ink: '#1a1a1a', muted: '#777777', accent: '#b3261e', line: null, lineMm: 0.2, rules: 'none' },
  ...{ tint: null, weekdays: 'short', weekNumbers: false, neighbours: false, sixthWeek: 'row' },
  ...{ figures: 'centre', columns: [], flow: 1, weekWord: '', notes: '' },
  ...more,
})

/** A calendar of A4 with three months from January 2027, each a photo slot above a table. */
export function calendarOfTables(
  events: readonly Partial<CalendarEvent>[],
  { grid = {}, assets = [] }: { grid?: Partial<MonthGridElement>; assets?: readonly Asset[] } = {},
): Document {
  const plain = createPagesDocument(
    'calendar',
    [0, 1, 2].map(month => ({
      ...{ id: `p${month}`, month, widthMm: 210, heightMm: 297, bleed: 3, safe: 5 },
      slots: [{ id: `p${month}.photo`, box: { x: 14, y: 14, width: 182, height: 140 } }],
    })),
    { locale: 'de-DE' },
  )
  const pages = plain.pages.map(page => ({
    ...page,
    elements: [...page.elements, { ...monthTable(grid), id: `${page.id}.grid` }],
  }))
  return {
    ...plain,
    pages,
    assets: Object.fromEntries(assets.map(asset => [asset.id, asset])),
    calendar: {
      ...SAMPLE_CALENDAR,
      months: 12,
      events: events.map((event, index) => ({
        ...{ id: `event-${index}`, month: 1, day: 8, year: null, text: 'Oma' },
        ...event,
      })),
    },
  }
}

/** A photo of 4000 x 3000 pixels. */
export const dayPhotoAsset = (id: string, more: Partial<Asset> = {}): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
  ...more,
})

/** The whole photo in the cell of a day. */
export const inDay = (assetId: string) => ({ photo: { assetId, crop: DEFAULT_CROP } })
