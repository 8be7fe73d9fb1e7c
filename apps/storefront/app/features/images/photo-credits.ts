/** What the licence of a sample photograph asks to be said. */
export interface PhotoCredit {
  id: string
  credit: { title: string; author: string; source: string; changes: string }
  licence: { name: string; url: string }
}

/** Every sample photograph of the shop with its author, by title. Server only, so that a browser's bundle never holds them. */
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
