import type { PhotoLinkRow } from '@passepartout/db'

/** A phone must open the link within ten minutes, and may send for half an hour from its creation. */
export const CLAIM_WINDOW_MS = 10 * 60_000
export const SESSION_WINDOW_MS = 30 * 60_000

export const PHOTO_LINK_LIMITS = { files: 300, bytes: 3_000_000_000 }

export function linkState(link: PhotoLinkRow, now: Date): 'waiting' | 'claimed' | 'open' | 'ended' {
  if (link.closedAt || link.endsAt <= now) return 'ended'
  if (link.confirmedAt) return 'open'
  if (link.claimedAt) return 'claimed'
  return link.opensUntil > now ? 'waiting' : 'ended'
}
