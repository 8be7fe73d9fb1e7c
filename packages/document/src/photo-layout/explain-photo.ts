import { isBlurred } from './is-blurred.ts'
import { type BookPhoto, bestOf, burstsOf, inOrderOfTime, momentsOf, photoScore } from './moments.ts'

/** Why a photo is in a book; a screen has words for each code. */
export type PhotoReason =
  | { code: 'pinned' | 'larger' | 'smaller' | 'blurred' | 'only-of-moment' | 'no-time' }
  /** The best of so many near duplicates, or another one that the customer preferred. */
  | { code: 'sharpest-of-burst' | 'first-of-burst' | 'preferred-in-burst'; count: number }
  /** Of so many photos of its moment this many are in the book. */
  | { code: 'of-moment'; count: number; shown: number }

export interface PhotoExplanation {
  reasons: PhotoReason[]
  /** Near duplicates, then other photos of its moment that are not in the book; the best first. */
  rivals: { photoId: string; isTwin: boolean; isBlurred: boolean }[]
}

export interface BookChoice {
  /** All photos that the book could show. */
  photos: readonly BookPhoto[]
  /** Ids of those that it shows. */
  shown: ReadonlySet<string>
  pinned: ReadonlySet<string>
}

const MOST_REASONS = 3
const MOST_RIVALS = 6

/**
 * Why a photo is in its book and which others could take its place. Computed from what is known of the photos, so that
 * it is true after every change, and the same for the same photos.
 */
export function explainPhoto(id: string, { photos, shown, pinned }: BookChoice): PhotoExplanation {
  const ordered = inOrderOfTime(photos)
  const at = ordered.findIndex(photo => photo.id === id)
  const photo = ordered[at]
  if (!photo) return { reasons: [], rivals: [] }
  const burst = burstsOf(ordered).find(one => one.includes(photo)) ?? []
  const moments = momentsOf(ordered)
  const hasTime = photo.takenAtMin !== undefined
  const moment = hasTime
    ? ordered.filter((one, index) => one.takenAtMin !== undefined && moments[index] === moments[at])
    : []
  const reasons: PhotoReason[] = [
    ...(pinned.has(id) ? [{ code: 'pinned' as const }] : []),
    ...wishReason(photo),
    ...burstReason(photo, burst),
    ...momentReason(photo, moment, shown),
    ...(isBlurred(photo.judged) ? [{ code: 'blurred' as const }] : []),
  ]
  const free = (one: BookPhoto) => one !== photo && !shown.has(one.id)
  const rivals = [
    ...burst.filter(free).sort(byScore),
    ...moment.filter(one => free(one) && !burst.includes(one)).sort(byScore),
  ]
  return {
    reasons: reasons.slice(0, MOST_REASONS),
    rivals: rivals.slice(0, MOST_RIVALS).map(one => ({
      ...{ photoId: one.id, isTwin: burst.includes(one), isBlurred: isBlurred(one.judged) },
    })),
  }
}

const byScore = (a: BookPhoto, b: BookPhoto) => photoScore(b) - photoScore(a)

const wishReason = ({ weight = 1, isWished }: BookPhoto): PhotoReason[] =>
  isWished ? [{ code: 'larger' }] : weight < 1 ? [{ code: 'smaller' }] : []

function burstReason(photo: BookPhoto, burst: readonly BookPhoto[]): PhotoReason[] {
  if (burst.length < 2) return []
  const count = burst.length
  if (bestOf(burst) !== photo) return [{ code: 'preferred-in-burst', count }]
  const isSharpest = burst.every(
    one => one === photo || (one.judged && photo.judged && one.judged.sharpness < photo.judged.sharpness),
  )
  return [{ code: isSharpest ? 'sharpest-of-burst' : 'first-of-burst', count }]
}

function momentReason(
  photo: BookPhoto,
  moment: readonly BookPhoto[],
  shown: ReadonlySet<string>,
): PhotoReason[] {
  if (photo.takenAtMin === undefined) return [{ code: 'no-time' }]
  if (moment.length < 2) return [{ code: 'only-of-moment' }]
  return [{ code: 'of-moment', count: moment.length, shown: moment.filter(({ id }) => shown.has(id)).length }]
}
