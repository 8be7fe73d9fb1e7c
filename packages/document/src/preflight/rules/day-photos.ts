import { sheetSpan } from '../../calendar/calendar-page.ts'
import { hasDayPhotos, withoutDayPhotos } from '../../calendar/change-day-photos.ts'
import { dayMarks } from '../../calendar/day-marks.ts'
import { dayPhotosOn, LEAST_DAY_PHOTO_MM, LEAST_DAY_PHOTO_PPI } from '../../calendar/day-photos.ts'
import { findAsset } from '../../find.ts'
import { effectivePpi } from '../../geometry/effective-ppi.ts'
import type { Asset, Document, Json, Page } from '../../model.ts'
import type { DocumentRule, PreflightContext } from '../context.ts'
import type { Finding, FindingId, Params, Repair } from '../finding.ts'
import { hint } from './calendar-hint.ts'

/** Rules of photos in the days of a calendar: files that cannot be printed, cells without room, too few pixels. */
export const dayPhotos: DocumentRule = (document, context) => [
  ...filesOfDays(document, context),
  ...document.pages.flatMap(page => photosOfSheet(document, page)),
]

function filesOfDays(document: Document, { files = {}, ordering }: PreflightContext): Finding[] {
  const { calendar, pages } = document
  const ids = new Set((calendar?.events ?? []).flatMap(({ photo }) => photo?.assetId ?? []))
  const sheetOf = (id: string) =>
    pages.find(page => dayPhotosOn(document, page).some(({ photo }) => photo.assetId === id)) ??
    pages.find(({ month }) => month !== null)
  return [...ids].flatMap((id): Finding[] => {
    const asset = findAsset(document, id)
    const sheet = sheetOf(id)
    if (!asset || !sheet) return []
    const block = (kind: FindingId, repairs: Repair[], params: Params = {}): Finding => ({
      ...{ id: kind, key: `${kind}/day/${id}`, severity: 'block', pageId: sheet.id, elementId: null },
      ...{ assetId: id, params: { name: asset.name, ...params }, repairs, kept: false },
    })
    if (asset.source === 'sample') return [block('sample-photo', [takeOut(document, asset)])]
    if (files[id] === 'broken') return [block('broken-file', [takeOut(document, asset)])]
    if (!ordering || files[id] !== 'pending') return []
    const wait: Repair = { id: 'wait', effect: { type: 'ask', action: 'wait' }, params: {} }
    return [block('original-pending', [wait], { count: 1 })]
  })
}

const takeOut = (document: Document, asset: Asset): Repair => {
  const events = withoutDayPhotos(document, id => id === asset.id).calendar?.events ?? []
  const value = events as unknown as Json
  return {
    id: 'take-out',
    effect: { type: 'patch', patch: [{ op: 'set', path: ['calendar', 'events'], value }] },
    params: {},
  }
}

function photosOfSheet(document: Document, page: Page): Finding[] {
  const { calendar } = document
  if (page.month === null || !calendar || !hasDayPhotos(document)) return []
  const placed = dayPhotosOn(document, page)
  const wanted = Object.entries(dayMarks(calendar, sheetSpan(document, page))).flatMap(([date, marks]) =>
    marks.filter(({ photo }) => photo).map((_, index) => ({ date, index })),
  )
  const missing = wanted.filter(({ date, index }) => index > 0 || !placed.some(one => one.date === date))
  const small = placed.filter(({ box }) => box.width < LEAST_DAY_PHOTO_MM)
  const soft = placed.flatMap(({ date, photo, box }) => {
    const asset = findAsset(document, photo.assetId)
    const ppi = asset ? effectivePpi({ cover: box, whole: box }, asset, photo.crop) : Number.POSITIVE_INFINITY
    return ppi < LEAST_DAY_PHOTO_PPI ? [{ date, ppi }] : []
  })
  const found = (id: FindingId, days: readonly { date: string }[], params: Params = {}): Finding[] =>
    days.length === 0
      ? []
      : [
          hint(document, page, {
            id,
            mark: `${page.id}/${days.map(({ date }) => date).join()}`,
            params: { days: days.map(({ date }) => Number(date.slice(-2))).join(', '), ...params },
          }),
        ]
  return [
    ...found('day-photo-missing', missing).map((one): Finding => ({ ...one, severity: 'strong' })),
    ...found('day-photo-small', small, {
      mm: Math.floor(Math.min(...small.map(({ box }) => box.width)) * 10) / 10,
    }),
    ...found('day-photo-soft', soft, { ppi: Math.floor(Math.min(...soft.map(({ ppi }) => ppi))) }),
  ]
}
