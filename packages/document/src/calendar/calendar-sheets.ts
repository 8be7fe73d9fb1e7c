import { withPhoto } from '../change-photos.ts'
import { designSlots, type PhotoSlot } from '../elements/photo/photo.ts'
import { placedAssetIds } from '../find.ts'
import type { Asset, Document, Page } from '../model.ts'
import { sheetSpan } from './calendar-page.ts'
import { dayMarks } from './day-marks.ts'

/** A sheet of a calendar, for the list of sheets. */
export interface CalendarSheet {
  page: Page
  /** The sheet's first photo slot; undefined without one. */
  slot: PhotoSlot | undefined
  /** The customer's own days that it shows. */
  events: number
}

export const calendarSheets = (document: Document): CalendarSheet[] =>
  document.pages.map(page => ({
    page,
    slot: designSlots(page)[0],
    events:
      page.month === null
        ? 0
        : Object.values(dayMarks(document.calendar, sheetSpan(document, page)))
            .flat()
            .filter(({ kind }) => kind === 'own').length,
  }))

/** Fills the empty slots in the order of the sheets with unplaced photos in the given order, each once. */
export function withFilledSheets(document: Document, photos: readonly Asset[]): Document {
  const placed = placedAssetIds(document)
  const free = photos.filter(({ id }) => !placed.has(id))
  const empty = document.pages.flatMap(page => designSlots(page).filter(({ photo }) => photo === null))
  return empty.reduce((current, slot, index) => {
    const photo = free[index]
    return photo ? withPhoto(current, slot.id, photo) : current
  }, document)
}
