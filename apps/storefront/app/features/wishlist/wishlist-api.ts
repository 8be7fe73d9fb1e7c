import {
  type Client,
  createClient,
  getWishlistThemes,
  putWishlistItem,
  removeWishlistItem,
} from '@passepartout/contracts'
import { track } from '../../platform/track.ts'

/** Data stored with a card. */
export interface SavedCard {
  palette?: string | undefined
  note?: string | undefined
}

export type WishlistResult = { ok: true; undo: SavedCard } | { ok: false; message: string }

/** Themes of the visitor's saved cards; `undefined` if the API does not answer. */
export async function listSavedThemes(form: HTMLFormElement): Promise<Set<string> | undefined> {
  const answer = await clientOf(form).call(getWishlistThemes, {})
  return answer.ok ? new Set(answer.payload.themeIds) : undefined
}

export async function addToWishlist(
  form: HTMLFormElement,
  themeId: string,
  saved: SavedCard,
): Promise<WishlistResult> {
  const answer = await clientOf(form).call(putWishlistItem, { params: { themeId }, body: saved })
  if (!answer.ok) return { ok: false, message: answer.message }
  track('add_to_wishlist', { kind: 'card', item: themeId })
  return { ok: true, undo: {} }
}

/** Removes a card from the wishlist; `undo` is the data that was stored with it. */
export async function removeFromWishlist(form: HTMLFormElement, themeId: string): Promise<WishlistResult> {
  const answer = await clientOf(form).call(removeWishlistItem, { params: { themeId } })
  if (!answer.ok) return { ok: false, message: answer.message }
  const { removed } = answer.payload
  return { ok: true, undo: removed ? { palette: removed.palette ?? undefined, note: removed.note } : {} }
}

function clientOf(form: HTMLFormElement): Client {
  const shop = JSON.parse(form.dataset.shop ?? '{}')
  return createClient({ ...shop, fetch: (url, init) => fetch(url, init) })
}
