import { type BookPhoto, bestOf, burstsOf, momentsOf, photoScore } from './moments.ts'

/** Why a photo is not in the book. */
export type LeftOut =
  | { photoId: string; reason: 'near-twin'; of: string }
  | { photoId: string; reason: 'blurred' | 'screenshot' | 'no-room' }

/**
 * Chooses photos for a book, in order of time. Of a burst only the best stays; blurred photos and screenshots stay out
 * where others show the same moment. If there are still too many, each moment keeps a share that grows with the root of
 * its photos, spread evenly over it, the best of each part. Photos that the customer wishes stay.
 */
export function choosePhotos(
  photos: readonly BookPhoto[],
  most: number,
): { chosen: BookPhoto[]; left: LeftOut[] } {
  const left = [...twinsToLeave(photos)]
  left.push(...poorToLeave(without(photos, left)))
  const single = without(photos, left)
  if (single.length <= most) return { chosen: single, left }
  const moments = Map.groupBy(
    momentsOf(single).map((moment, index) => ({ moment, index })),
    ({ moment }) => moment,
  )
  const quotas = quotasOf(
    [...moments.values()].map(({ length }) => length),
    most,
  )
  const chosen = new Set(
    [...moments.values()].flatMap((own, at) =>
      keptOfMoment(
        own.flatMap(({ index }) => single[index] ?? []),
        quotas[at] ?? 0,
      ).map(({ id }) => id),
    ),
  )
  const rest = single.filter(({ id }) => !chosen.has(id))
  return {
    chosen: single.filter(({ id }) => chosen.has(id)),
    left: [...left, ...rest.map(({ id }): LeftOut => ({ photoId: id, reason: 'no-room' }))],
  }
}

const without = (photos: readonly BookPhoto[], left: readonly LeftOut[]): BookPhoto[] => {
  const out = new Set(left.map(({ photoId }) => photoId))
  return photos.filter(({ id }) => !out.has(id))
}

const twinsToLeave = (photos: readonly BookPhoto[]): LeftOut[] =>
  burstsOf(photos).flatMap(burst => {
    const best = bestOf(burst)
    return burst.flatMap(({ id, isWished }): LeftOut[] =>
      best && id !== best.id && !isWished ? [{ photoId: id, reason: 'near-twin', of: best.id }] : [],
    )
  })

/** A photo below both is blurred beside the others of its moment: sharpness 0..1, and share of their median. */
const SOFT = { sharpness: 0.25, share: 0.35 }

/** Blurred photos and screenshots of moments that other photos show. */
function poorToLeave(photos: readonly BookPhoto[]): LeftOut[] {
  const moments = momentsOf(photos)
  const members = Map.groupBy(photos.keys(), index => moments[index] ?? -1)
  return [...members.values()].flatMap(indices => {
    const own = indices.flatMap(index => photos[index] ?? [])
    const median = medianSharpness(own)
    const reasonOf = ({ judged }: BookPhoto) => {
      if (judged?.isScreenshot) return 'screenshot'
      const limit = Math.min(SOFT.sharpness, SOFT.share * median)
      return judged && judged.sharpness < limit ? 'blurred' : undefined
    }
    if (own.every(reasonOf)) return []
    return own.flatMap((photo): LeftOut[] => {
      const reason = photo.isWished ? undefined : reasonOf(photo)
      return reason ? [{ photoId: photo.id, reason }] : []
    })
  })
}

function medianSharpness(photos: readonly BookPhoto[]): number {
  const all = photos.flatMap(({ judged }) => judged?.sharpness ?? []).sort((a, b) => a - b)
  return all[Math.floor(all.length / 2)] ?? 0
}

/** Divides places over moments: one after the other to the moment with the most photos for each of its places. */
function quotasOf(sizes: readonly number[], most: number): number[] {
  const quotas = sizes.map(() => 0)
  for (let place = 0; place < most; place++) {
    let best = -1
    for (const [at, size] of sizes.entries()) {
      const open = (own: number, all: number) => (own >= all ? -1 : Math.sqrt(all) / (own + 1))
      if (best < 0 || open(quotas[at] ?? 0, size) > open(quotas[best] ?? 0, sizes[best] ?? 0)) best = at
    }
    if (best >= 0) quotas[best] = (quotas[best] ?? 0) + 1
  }
  return quotas
}

function keptOfMoment(photos: readonly BookPhoto[], count: number): BookPhoto[] {
  const wished = photos.filter(({ isWished }) => isWished)
  const others = photos.filter(({ isWished }) => !isWished)
  return [...wished, ...bestOfParts(others, Math.max(0, count - wished.length))]
}

/** The best photo of each of equal parts; of equally good ones that in the middle. */
const bestOfParts = (photos: readonly BookPhoto[], count: number): BookPhoto[] =>
  Array.from({ length: count }, (_, at) => {
    const part = photos.slice(
      Math.floor((at * photos.length) / count),
      Math.floor(((at + 1) * photos.length) / count),
    )
    const middle = (part.length - 1) / 2
    return part
      .map((photo, index) => ({ photo, score: photoScore(photo), away: Math.abs(index - middle) }))
      .sort((a, b) => b.score - a.score || a.away - b.away)[0]?.photo
  }).flatMap(photo => photo ?? [])
