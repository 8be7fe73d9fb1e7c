import {
  bookWishes,
  chapterOrder,
  fillParts,
  photoSheetsOf,
  photosByChapter,
  type SheetPhotos,
  withBookPhotos,
  withBookWishes,
  withCoverPhoto,
  withPageOrder,
} from '@passepartout/document/book'
import {
  type BookPhoto,
  type FilledBook,
  type FillOptions,
  inOrderOfTime,
  type PhotoSheet,
} from '@passepartout/document/layout'
import type { Designer } from '../state/designer.ts'
import { offerUndo } from '../state/offer-undo.ts'
import type { UploadItem } from '../upload/upload-item.ts'
import { bookFacesOf, photosForSheets } from './book-photos.ts'
import { requestFill } from './request-fill.ts'
import { sheetRulesOf } from './sheet-rules-of.ts'

/**
 * Divides all photos over the book in one undo step, and tells what was left out. Spreads with pinned photos stay as
 * they are.
 *
 * @param proposal the number of the proposal, which seeds its choices
 */
export async function fillBookPhotos(designer: Designer, proposal: number): Promise<boolean> {
  const { editor, design, t, toasts } = designer
  const { density, mood, neverCrop } = bookWishes(editor.getSnapshot().document)
  const rules = sheetRulesOf(designer)
  const { document: before } = editor.getSnapshot()
  const sheetIds = new Set(photoSheetsOf(before, rules).map(({ id }) => id))
  const { photos, assets } = await photosForSheets(designer, sheetIds)
  if (photos.length === 0) return false
  const options = { density, mood, neverCrop, gapMm: rules.gapMm, seed: proposal }
  // Chapters keep their photos, and have as many spreads as these need.
  const lists = photosByChapter(before, inOrderOfTime(photos))
  const order = chapterOrder(
    before,
    lists.map(({ length }) => length),
    sheetIds,
  )
  const ordered = withPageOrder(before, order)
  const filled = await fillAll(fillParts(ordered, photoSheetsOf(ordered, rules), lists), options)
  if (!filled) {
    toasts.show({ text: t('upload.noConnection'), kind: 'bad' })
    return false
  }
  const finalId = finalIds(design.get().uploads)
  const final = assets.map(asset => ({ ...asset, id: finalId(asset.id) }))
  const count = filled.sheets.reduce((sum, { placed }) => sum + placed.length, 0)
  const changed = editor.commands.changeBook(
    document => {
      const filledBook = withBookPhotos(
        withPageOrder(document, order),
        withFinalIds(filled.sheets, finalId),
        final,
        bookFacesOf(designer),
      )
      return withBookWishes(withCoverPhoto(filledBook), { proposal })
    },
    { name: 'book-filled', params: { count } },
  )
  const counts = Map.groupBy(filled.left, ({ reason }) => reason)
  const sentences = [
    t('book.fill.done', { count }),
    ...[...counts].map(([reason, { length }]) => t(`book.left.${reason}`, { count: length })),
  ]
  if (changed) offerUndo(designer, sentences.join(' '))
  return changed
}

/** Fills the chapters of a book one after the other; undefined if the code for it cannot be loaded. */
async function fillAll(
  parts: readonly { sheets: PhotoSheet[]; photos: BookPhoto[] }[],
  options: FillOptions,
): Promise<FilledBook | undefined> {
  const book: FilledBook = { sheets: [], left: [] }
  for (const { sheets, photos } of parts) {
    const filled = await requestFill({ sheets, photos, options })
    if (!filled) return undefined
    book.sheets.push(...filled.sheets)
    book.left.push(...filled.left)
  }
  return book
}

/** Photos get the id of the server while the worker computes. */
function finalIds(uploads: readonly UploadItem[]): (id: string) => string {
  const arrived = new Map(uploads.flatMap(({ key, photo }) => (photo ? [[key, photo.id] as const] : [])))
  return id => arrived.get(id) ?? id
}

const withFinalIds = (sheets: readonly SheetPhotos[], finalId: (id: string) => string): SheetPhotos[] =>
  sheets.map(({ sheetId, placed }) => ({
    sheetId,
    placed: placed.map(({ photoId, box }) => ({ photoId: finalId(photoId), box })),
  }))
