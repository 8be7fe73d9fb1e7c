import type { BookData, Document, PhotoJudgement, PhotoWish } from '../model.ts'

/** The wishes of a new book. */
export const FIRST_WISHES: BookData = { density: 'medium', mood: 'lively', neverCrop: false, proposal: 0 }

export const bookWishes = ({ book }: Pick<Document, 'book'>): BookData => book ?? FIRST_WISHES

/** Changes how the customer wants the photos of a book divided. */
export const withBookWishes = (document: Document, wishes: Partial<BookData>): Document => ({
  ...document,
  book: { ...bookWishes(document), ...wishes },
})

/** Sets the wished size of a photo; null removes the wish. */
export function withPhotoWish(document: Document, assetId: string, wish: PhotoWish | null): Document {
  const asset = document.assets[assetId]
  if (!asset || (asset.wish ?? null) === wish) return document
  const { wish: _before, ...bare } = asset
  return { ...document, assets: { ...document.assets, [assetId]: wish ? { ...bare, wish } : bare } }
}

/** Stores what the device saw in photos of the document that were not judged before. */
export function withJudgements(
  document: Document,
  judgementOf: (assetId: string) => PhotoJudgement | undefined,
): Document {
  const judged = Object.values(document.assets).flatMap(asset => {
    const judgement = asset.judged ? undefined : judgementOf(asset.id)
    return judgement ? [[asset.id, { ...asset, judged: judgement }] as const] : []
  })
  if (judged.length === 0) return document
  return { ...document, assets: { ...document.assets, ...Object.fromEntries(judged) } }
}
