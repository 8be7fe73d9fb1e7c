import { CARD_NAMES_KEY, type StoredCardNames } from '@passepartout/domain'
import { loadVisitorPhoto, type VisitorPhoto } from '@passepartout/mockups/own-photo'
import type { CardPhoto } from './card-job.ts'
import { renderNamesOnCards } from './names-on-cards.ts'
import { showSummary } from './show-summary.ts'
import { loadStoredNames } from './stored-names.ts'

let shown = ''

/** Writes the given names (default: those of this device) and the stored photo on the cards of the page. */
export async function showNames(names: StoredCardNames = loadStoredNames()): Promise<void> {
  const photo = document.documentElement.dataset.photo ? await loadVisitorPhoto() : undefined
  const what = JSON.stringify([names, photo?.id])
  showSummary(names)
  if (what === shown) return
  shown = what
  const hasAny = Object.keys(names).length > 0 || photo !== undefined
  renderNamesOnCards(hasAny ? { names, photo: width => photo && inSize(photo, width) } : undefined)
}

/** The smallest photo variant that covers a slot as wide as the whole image. */
function inSize({ id, tiers, width, height }: VisitorPhoto, needed: number): CardPhoto | undefined {
  const sides = Object.keys(tiers).map(Number)
  const share = Math.max(width, height) / Math.min(width, height)
  const side = sides.find(one => one >= needed * share) ?? sides.at(-1)
  const file = side === undefined ? undefined : tiers[side]
  return file && { id: `${id} ${side}`, file, width, height }
}

addEventListener('own-photo', () => void showNames())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void showNames()
})
addEventListener('storage', ({ key }) => {
  if (key === CARD_NAMES_KEY || key === null) void showNames()
})
