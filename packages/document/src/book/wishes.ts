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

/** Stores what the device saw in photos of the document. */
export function withJudgements(
  document: Document,
  judgements: ReadonlyMap<string, PhotoJudgement>,
): Document {
  const assets = { ...document.assets }
  for (const [id, judged] of judgements) {
    const asset = assets[id]
    if (asset) assets[id] = { ...asset, judged }
  }
  return { ...document, assets }
}
