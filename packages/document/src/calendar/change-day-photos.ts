import type { Document } from '../model.ts'

export const hasDayPhotos = ({ calendar }: Pick<Document, 'calendar'>): boolean =>
  calendar?.events.some(({ photo }) => photo) ?? false

/** The document without these photos in its days; the same document if no day shows one of them. */
export function withoutDayPhotos(document: Document, isGone: (assetId: string) => boolean): Document {
  const { calendar } = document
  if (!calendar?.events.some(({ photo }) => photo && isGone(photo.assetId))) return document
  const events = calendar.events.map(event => {
    if (!event.photo || !isGone(event.photo.assetId)) return event
    const { photo: _gone, ...bare } = event
    return bare
  })
  return { ...document, calendar: { ...calendar, events } }
}
