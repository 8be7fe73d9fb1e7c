import { DAY_MS } from '@passepartout/domain'
import { slotsOf } from '../collage/spacing.ts'
import { findAsset } from '../find.ts'
import type { Document, Page } from '../model.ts'
import { chapterTitleOf } from './chapters.ts'

/** A day on which photos were taken, with the first spread that shows them. */
export interface ChapterProposal {
  /** `2026-08-03` */
  from: string
  /** The last day before the next proposal. */
  until: string
  /** Days since the first photo of the book, from 1. */
  day: number
  /** The spread before which the chapter would begin. */
  before: string
  photos: number
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/**
 * Where chapters could begin, by the days on which the photos were taken: at each spread whose first photo is of a later
 * day than all photos before it. None where a chapter begins already.
 */
export function chapterProposals(document: Document): ChapterProposal[] {
  const proposals: ChapterProposal[] = []
  let [first, latest] = ['', '']
  // A chapter that the customer has begun takes the photos up to the next proposal.
  let current: ChapterProposal | undefined
  let isBegun = false
  for (const page of document.pages.filter(({ role }) => role === 'spread')) {
    if (chapterTitleOf(page) !== null) isBegun = true
    const days = daysOf(document, page)
    const [earliest, last] = [days[0], days.at(-1)]
    if (earliest === undefined || last === undefined) continue
    if (first === '') first = earliest
    if (isBegun) current = undefined
    else if (earliest > latest) {
      const day = dayNumber(earliest) - dayNumber(first) + 1
      current = { from: earliest, until: last, day, before: page.id, photos: 0 }
      proposals.push(current)
    }
    if (current) {
      current.photos += days.length
      if (last > current.until) current.until = last
    }
    if (last > latest) latest = last
    isBegun = false
  }
  return proposals
}

/** The days of the photos of a page, in order. */
function daysOf(document: Document, page: Page): string[] {
  return slotsOf(page)
    .flatMap(({ photo }) => (photo && findAsset(document, photo.assetId)?.takenAt?.slice(0, 10)) ?? [])
    .sort()
}
