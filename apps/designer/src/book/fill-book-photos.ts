import {
  bookWishes,
  photoSheetsOf,
  type SheetPhotos,
  withBookPhotos,
  withBookWishes,
  withCoverPhoto,
} from '@passepartout/document/book'
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
  const sheets = photoSheetsOf(editor.getSnapshot().document, rules)
  const { photos, assets } = await photosForSheets(designer, new Set(sheets.map(({ id }) => id)))
  if (photos.length === 0) return false
  const options = { density, mood, neverCrop, gapMm: rules.gapMm, seed: proposal }
  const filled = await requestFill({ sheets, photos, options })
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
        document,
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
