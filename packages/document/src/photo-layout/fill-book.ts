import type { BookData } from '../model.ts'
import { choosePhotos, type LeftOut } from './choose-photos.ts'
import { addTerms, totalEnergy } from './energy.ts'
import { type AreaOptions, randomOf } from './lay-out-area.ts'
import { type BookPhoto, inOrderOfTime, momentsOf, photoScore } from './moments.ts'
import { layOutSheet, type PageCache, type PhotoSheet, type SheetLayout } from './sheet.ts'

export type Density = BookData['density']

export interface FillOptions {
  density: Density
  /** Calm pages have more white and photos of equal size; lively ones large photos beside small ones. */
  mood: BookData['mood']
  neverCrop: boolean
  gapMm: number
  seed: number
}

/** Most photos on one page by density, and most on the mean page of a book. */
const ON_A_PAGE: Record<Density, { most: number; mean: number }> = {
  airy: { most: 3, mean: 1.4 },
  medium: { most: 4, mean: 2.5 },
  dense: { most: 6, mean: 4 },
}

const TASTES = { calm: { white: 0.24, evenness: 0.6 }, lively: { white: 0.08, evenness: 0.15 } } as const

export interface FilledSheet extends SheetLayout {
  sheetId: string
}

export interface FilledBook {
  sheets: FilledSheet[]
  /** Photos that are not in the book, each with its reason. */
  left: LeftOut[]
}

const pagesOf = ({ areas }: PhotoSheet) => areas.length

/** How many photos a book has room for. */
export const roomFor = (sheets: readonly PhotoSheet[], density: Density): number =>
  Math.floor(sheets.reduce((sum, sheet) => sum + pagesOf(sheet), 0) * ON_A_PAGE[density].mean)

/** Layout options that follow from the dials; lively books have large photos at places that the seed draws. */
export const areaOptions = ({ mood, neverCrop, gapMm, seed }: FillOptions): AreaOptions => ({
  gapMm,
  neverCrop,
  seed,
  taste: TASTES[mood],
})

/**
 * Divides photos over the sheets of a book in order of time, so that the sum of all energies is least: an exact dynamic
 * programme over sheets and photos. Equal input gives an equal book.
 */
export function fillBook(
  sheets: readonly PhotoSheet[],
  photos: readonly BookPhoto[],
  options: FillOptions,
): FilledBook {
  const { chosen, left } = choosePhotos(inOrderOfTime(photos), roomFor(sheets, options.density))
  const weighted = options.mood === 'lively' ? withHeroes(chosen, options.seed) : chosen
  const cache: PageCache = new Map()
  const counts = bestCounts(sheets, weighted, options, cache)
  const filled: FilledSheet[] = []
  let from = 0
  for (const [index, sheet] of sheets.entries()) {
    const own = weighted.slice(from, from + (counts[index] ?? 0))
    from += own.length
    // A layout like the one before it gives way to the next best.
    const layouts = layOutSheet(sheet, own, { ...areaOptions(options), cache }, 4)
    const before = filled.at(-1)?.shape
    const [first] = layouts
    const layout = layouts.find(
      ({ shape, energy }) => shape !== before && energy < (first?.energy ?? 0) + 0.6,
    )
    if (layout ?? first) filled.push({ ...((layout ?? first) as SheetLayout), sheetId: sheet.id })
  }
  const without = weighted.slice(from).map(({ id }): LeftOut => ({ photoId: id, reason: 'no-room' }))
  return { sheets: filled, left: [...left, ...without] }
}

/** One photo in so many is large in a lively book. */
const HERO_EVERY = 6
const BETWEEN_HEROES = 4

/** The best photo of every six is wished larger; far from the one before, so that one stands out on a page. */
function withHeroes(photos: readonly BookPhoto[], seed: number): BookPhoto[] {
  const heroes = new Set<number>()
  let last = -BETWEEN_HEROES
  for (let from = 0; from < photos.length; from += HERO_EVERY) {
    let [best, most] = [-1, 0]
    for (let at = from; at < Math.min(photos.length, from + HERO_EVERY); at++) {
      const photo = photos[at]
      if (!photo || photo.weight !== undefined || at - last < BETWEEN_HEROES) continue
      const rank = photoScore(photo) + 0.3 * randomOf(photo.id, seed + 1)
      if (rank > most) [best, most] = [at, rank]
    }
    if (best < 0) continue
    heroes.add(best)
    last = best
  }
  return photos.map((photo, index) => (heroes.has(index) ? { ...photo, weight: LARGER } : photo))
}

/** Wished sizes compared with other photos. */
export const LARGER = 1.8
export const SMALLER = 0.6

const NEVER = Number.POSITIVE_INFINITY

/** The number of photos of each sheet. `best[s][j][k]`: least energy of s sheets with j photos, k on the last one. */
function bestCounts(
  sheets: readonly PhotoSheet[],
  photos: readonly BookPhoto[],
  options: FillOptions,
  cache: PageCache,
): number[] {
  const moments = momentsOf(photos)
  const pages = sheets.reduce((sum, sheet) => sum + pagesOf(sheet), 0)
  const mean = photos.length / Math.max(1, pages)
  const { most } = ON_A_PAGE[options.density]
  const area = areaOptions(options)
  const energyOf = memoised((sheetIndex: number, from: number, count: number) => {
    const sheet = sheets[sheetIndex]
    if (!sheet) return NEVER
    const [layout] = layOutSheet(sheet, photos.slice(from, from + count), { ...area, cache })
    if (!layout) return NEVER
    const breaks = new Set(moments.slice(from, from + count)).size - 1
    const rhythm = 0.06 * Math.abs(count - mean * pagesOf(sheet))
    return totalEnergy(addTerms(layout.terms, { rhythm, moment: 0.08 * Math.max(0, breaks) }))
  })

  interface Step {
    energy: number
    counts: { count: number; before: Step } | null
  }
  // Keyed by photos used so far; for each, by the count on the last sheet.
  let steps = new Map<number, Map<number, Step>>([[0, new Map([[-1, { energy: 0, counts: null }]])]])
  let pagesBefore = 0
  for (const [index, sheet] of sheets.entries()) {
    const next = new Map<number, Map<number, Step>>()
    pagesBefore += pagesOf(sheet)
    const due = mean * pagesBefore
    const slack = 6 + 2 * most
    for (const [from, byCount] of steps) {
      for (let count = 0; count <= most * pagesOf(sheet); count++) {
        const until = from + count
        if (until > photos.length || Math.abs(until - due) > slack) continue
        const own = energyOf(index, from, count)
        if (own === NEVER) continue
        const best = cheapest(byCount, count)
        if (!best) continue
        const energy = best.energy + own + repetition(best.counts?.count, count)
        const known = next.get(until) ?? new Map<number, Step>()
        const other = known.get(count)
        if (!other || energy < other.energy) known.set(count, { energy, counts: { count, before: best } })
        next.set(until, known)
      }
    }
    steps = next
  }
  // Every photo is placed if there is a way; else as many as possible.
  const end = [...steps.keys()].sort((a, b) => b - a)[0]
  let step = end === undefined ? undefined : cheapest(steps.get(end) ?? new Map(), -1)
  const counts: number[] = []
  while (step?.counts) {
    counts.unshift(step.counts.count)
    step = step.counts.before
  }
  return counts

  function cheapest(byCount: ReadonlyMap<number, Step>, next: number): Step | undefined {
    let best: Step | undefined
    let least = NEVER
    for (const step of byCount.values()) {
      const energy = step.energy + repetition(step.counts?.count, next)
      if (energy < least) [best, least] = [step, energy]
    }
    return best
  }
}

/** Pages with as many photos as those before them look alike. */
const repetition = (before: number | undefined, count: number): number => (before === count ? 0.12 : 0)

function memoised(run: (a: number, b: number, c: number) => number) {
  const known = new Map<number, number>()
  return (a: number, b: number, c: number): number => {
    const key = (a * 4096 + b) * 64 + c
    const before = known.get(key)
    if (before !== undefined) return before
    const value = run(a, b, c)
    known.set(key, value)
    return value
  }
}
