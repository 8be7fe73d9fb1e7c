import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Design } from '@passepartout/designs'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { openDesigns } from './open-designs.ts'

interface PhotoSets {
  /** Ids of sample photos by the name of their set. */
  sets: Record<string, string[]>
  /** Sets by the occasion of a card. */
  cards: Record<string, string[]>
  /** Sets by the id of a photobook. */
  photobooks: Record<string, string[]>
}

const { sets, cards, photobooks } = JSON.parse(
  readFileSync(join(root, 'content/assets/photo-sets.json'), 'utf8'),
) as PhotoSets
const photos = JSON.parse(readFileSync(join(root, 'content/assets/photos.json'), 'utf8')) as { id: string }[]
const { designs } = (await openDesigns()).library

test('sets hold photos that exist', () => {
  const known = new Set(photos.map(({ id }) => id))
  expect(
    Object.values(sets)
      .flat()
      .filter(id => !known.has(id)),
  ).toEqual([])
  expect([...Object.values(cards), ...Object.values(photobooks)].flat().filter(set => !sets[set])).toEqual([])
})

test('a design shows photos of its occasion: babies on birth cards, couples on wedding cards', () => {
  const strangers = designs.flatMap(design => {
    const wanted = setsOf(design)
    if (!wanted) return []
    const allowed = new Set(wanted.flatMap(set => sets[set] ?? []))
    return samplesOf(design)
      .filter(sample => !allowed.has(sample))
      .map(sample => `${design.id}: "${sample}" is in none of ${wanted.join(', ')}`)
  })
  expect([...new Set(strangers)]).toEqual([])
})

test('no two calendars of one kind, and no two books, show the same photo in front', () => {
  const fronts = designs.flatMap(design => {
    const [first] = samplesOf({ ...design, pages: design.pages.slice(0, 1) })
    if (!first || (design.kind !== 'calendar' && design.kind !== 'photobook')) return []
    const lists = design.kind === 'calendar' ? design.calendar.calendarTypes : ['photobook']
    return lists.map(list => `${list}: ${first}`)
  })
  expect(fronts.length).toBeGreaterThan(50)
  expect(fronts.filter((front, at) => fronts.indexOf(front) !== at)).toEqual([])
})

test('family planners show families', () => {
  const allowed = new Set(['family', 'kids', 'pets'].flatMap(set => sets[set] ?? []))
  const planners = designs.filter(
    design => design.kind === 'calendar' && design.calendar.calendarTypes.includes('familienplaner'),
  )
  expect(planners.length).toBeGreaterThan(3)
  expect(planners.flatMap(samplesOf).filter(sample => !allowed.has(sample))).toEqual([])
})

function setsOf(design: Design): string[] | undefined {
  if (design.kind === 'photobook') return photobooks[design.id]
  if (design.kind !== 'card') return undefined
  const found = design.card.occasions.flatMap(occasion => cards[occasion] ?? [])
  return found.length > 0 ? found : undefined
}

const samplesOf = ({ pages }: Pick<Design, 'pages'>) =>
  pages
    .flatMap(({ elements }) => elements)
    .flatMap(element => ('sample' in element && element.sample ? [element.sample] : []))
