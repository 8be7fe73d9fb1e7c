import type { PhotoJudgement } from '../model.ts'
import type { LayoutPhoto } from './energy.ts'

/** A photo of a book. */
export interface BookPhoto extends LayoutPhoto {
  /** When it was taken, in minutes of its camera's clock; undefined if unknown. */
  takenAtMin?: number
  /** Features of its picture, to tell photos that look alike (`hammingDistance`); undefined until it is read. */
  look?: bigint
  /** What the device saw in it; undefined until it is judged. */
  judged?: PhotoJudgement
  /** The customer wants it in the book, whatever speaks against it. */
  isWished?: boolean
}

const JUDGED_BY = { sharpness: 0.55, light: 0.25, colour: 0.2 } as const
/** A photo that was not judged is neither preferred nor left out. */
const UNKNOWN_SCORE = 0.5

/** How good a photo is compared with others of its moment, 0..1. */
export function photoScore({ judged, isWished }: Pick<BookPhoto, 'judged' | 'isWished'>): number {
  const score = judged
    ? JUDGED_BY.sharpness * judged.sharpness +
      JUDGED_BY.light * judged.light +
      JUDGED_BY.colour * judged.colour -
      (judged.isScreenshot ? 0.5 : 0)
    : UNKNOWN_SCORE
  return isWished ? 1 + score : score
}

/** The best of some photos, the earliest where several are as good. */
export const bestOf = <P extends BookPhoto>(photos: readonly P[]): P | undefined =>
  photos.reduce<P | undefined>((a, b) => (a && photoScore(a) >= photoScore(b) ? a : b), undefined)

/** Photos with a time in order of time; the others stay where they were chosen, after their neighbour. */
export function inOrderOfTime<P extends BookPhoto>(photos: readonly P[]): P[] {
  let last = Number.NEGATIVE_INFINITY
  return photos
    .map((photo, index) => {
      last = photo.takenAtMin ?? last
      return { photo, index, time: last }
    })
    .sort((a, b) => (a.time === b.time ? a.index - b.index : a.time - b.time))
    .map(({ photo }) => photo)
}

const MINUTES_OF_A_DAY = 1440
/** Shortest pause that separates two moments. */
const LEAST_PAUSE_MIN = 25

/**
 * The moments of photos in order of time, as numbers that rise: a new one begins with a day, and after a pause of three
 * times the usual one of its day, at least 25 minutes.
 */
export function momentsOf(photos: readonly BookPhoto[]): number[] {
  const usual = usualPauses(photos)
  let moment = 0
  return photos.map((photo, index) => {
    const before = photos[index - 1]
    if (before?.takenAtMin !== undefined && photo.takenAtMin !== undefined) {
      const pause = photo.takenAtMin - before.takenAtMin
      const isNewDay = dayOf(photo) !== dayOf(before)
      if (isNewDay || pause > Math.max(LEAST_PAUSE_MIN, 3 * (usual.get(dayOf(photo)) ?? 0))) moment++
    }
    return moment
  })
}

const dayOf = ({ takenAtMin = 0 }: BookPhoto): number => Math.floor(takenAtMin / MINUTES_OF_A_DAY)

/** The median pause between two photos of each day, in minutes. */
function usualPauses(photos: readonly BookPhoto[]): Map<number, number> {
  const pauses = new Map<number, number[]>()
  for (const [index, photo] of photos.entries()) {
    const before = photos[index - 1]
    if (before?.takenAtMin === undefined || photo.takenAtMin === undefined) continue
    if (dayOf(before) !== dayOf(photo)) continue
    const own = pauses.get(dayOf(photo)) ?? []
    own.push(photo.takenAtMin - before.takenAtMin)
    pauses.set(dayOf(photo), own)
  }
  return new Map(
    [...pauses].map(([day, own]) => [day, own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0]),
  )
}

/** Differing bits, of 64, at which people take two photos for the same scene. */
const MOST_BITS = 6
/** Photos of one burst, and the first try before it. */
const MOST_MINUTES = 2

/** Bursts: photos in order of time that look like the one before them and were taken at almost the same time. */
export function burstsOf<P extends BookPhoto>(photos: readonly P[]): P[][] {
  const bursts: P[][] = []
  for (const [index, photo] of photos.entries()) {
    const before = photos[index - 1]
    const burst = bursts.at(-1)
    if (burst && before && isNearTwin(before, photo)) burst.push(photo)
    else bursts.push([photo])
  }
  return bursts.filter(({ length }) => length > 1)
}

function isNearTwin(a: BookPhoto, b: BookPhoto): boolean {
  if (a.look === undefined || b.look === undefined) return false
  // Screenshots of one app look alike, and are left out as what they are.
  if (a.judged?.isScreenshot || b.judged?.isScreenshot) return false
  if (Math.abs((a.takenAtMin ?? 0) - (b.takenAtMin ?? 0)) > MOST_MINUTES) return false
  return !isPlain(a.look) && hammingDistance(a.look, b.look) <= MOST_BITS
}

export function hammingDistance(a: bigint, b: bigint): number {
  let count = 0
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) count++
  return count
}

/** A clear sky or a wall has nothing to compare. */
const isPlain = (look: bigint) => hammingDistance(look, 0n) <= 2 || hammingDistance(look, 0n) >= 62
