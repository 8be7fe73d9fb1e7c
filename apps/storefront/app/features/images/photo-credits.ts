/** Attribution that the licence of a sample photo requires. */
export interface PhotoCredit {
  id: string
  credit: { title: string; author: string; source: string; changes: string }
  licence: { name: string; url: string }
}

/**
 * Every sample photo of the shop with its author, by title. Server only, so that browser bundles never include the
 * data.
 */
export const PHOTO_CREDITS: readonly PhotoCredit[] = import.meta.env.SSR ? readCredits() : []

function readCredits(): PhotoCredit[] {
  const files = import.meta.glob<PhotoCredit[]>('../../../../../content/assets/photos.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files)
    .flat()
    .toSorted((a, b) => a.credit.title.localeCompare(b.credit.title))
}
