import { type BookPhoto, momentsOf, nearTwins } from './moments.ts'

/** Why a photo is not in the book. */
export type LeftOut =
  | { photoId: string; reason: 'near-twin'; of: string }
  | { photoId: string; reason: 'no-room' }

/**
 * Chooses photos for a book, in order of time. Of a burst only the first stays; if there are still too many, each
 * moment keeps a share that grows with the root of its photos, spread evenly over it.
 */
export function choosePhotos(
  photos: readonly BookPhoto[],
  most: number,
): { chosen: BookPhoto[]; left: LeftOut[] } {
  const twins = nearTwins(photos)
  const single = photos.filter(({ id }) => !twins.has(id))
  const left: LeftOut[] = [...twins].map(([photoId, of]) => ({ photoId, reason: 'near-twin', of }))
  if (single.length <= most) return { chosen: single, left }
  const moments = Map.groupBy(
    momentsOf(single).map((moment, index) => ({ moment, index })),
    ({ moment }) => moment,
  )
  const quotas = quotasOf(
    [...moments.values()].map(({ length }) => length),
    most,
  )
  const kept = new Set(
    [...moments.values()].flatMap((own, at) => evenly(own, quotas[at] ?? 0).map(({ index }) => index)),
  )
  const rest = single.filter((_, index) => !kept.has(index))
  return {
    chosen: single.filter((_, index) => kept.has(index)),
    left: [...left, ...rest.map(({ id }): LeftOut => ({ photoId: id, reason: 'no-room' }))],
  }
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

const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => list[Math.floor(((at + 0.5) * list.length) / count)] as T)
