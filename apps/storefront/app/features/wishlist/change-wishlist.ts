import {
  type CallFailure,
  type Client,
  putWishlistItem,
  removeWishlistItem,
  shareWishlist,
  unshareWishlist,
} from '@passepartout/contracts'
import { cardReference, readCardReference } from './card-reference.ts'
import { SHARE_PANEL } from './share-panel.tsx'

/** Where to redirect after a change. */
export interface ChangedWishlist {
  ok: true
  /** To the page with the form. */
  back?: boolean
  query?: URLSearchParams
  anchor?: string
}

/** Executes a plain form: `keep` and `remove` are buttons of their own, `intent` names every other operation. */
export async function changeWishlist(
  form: URLSearchParams,
  api: Client,
): Promise<ChangedWishlist | CallFailure> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const keep = text('keep')
  if (keep) {
    const { themeId, palette } = readCardReference(keep)
    const answer = await api.call(putWishlistItem, { params: { themeId }, body: { palette } })
    return answer.ok ? { ok: true, back: true, anchor: `heart-${keep}` } : answer
  }
  const taken = text('remove')
  if (taken) {
    const answer = await api.call(removeWishlistItem, { params: { themeId: taken } })
    if (!answer.ok) return answer
    const { removed } = answer.payload
    const removedCard = cardReference(taken, removed?.palette ?? undefined)
    return { ok: true, query: new URLSearchParams({ removed: removedCard, note: removed?.note ?? '' }) }
  }
  const themeId = text('theme')
  switch (text('intent')) {
    case 'note':
    case 'restore': {
      if (!themeId) return { ok: true }
      // Browsers send a line break as two characters and count it as one.
      const note = (text('note') ?? '').replaceAll('\r\n', '\n')
      const body = { palette: text('palette'), note }
      const answer = await api.call(putWishlistItem, { params: { themeId }, body })
      return answer.ok ? { ok: true, anchor: `card-${themeId}` } : answer
    }
    case 'share': {
      const answer = await api.call(shareWishlist, {})
      return answer.ok ? { ok: true, anchor: SHARE_PANEL } : answer
    }
    case 'unshare': {
      const answer = await api.call(unshareWishlist, {})
      return answer.ok ? { ok: true } : answer
    }
    default:
      return { ok: true }
  }
}
