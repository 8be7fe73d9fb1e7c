import type { Design, DesignLibrary } from '@passepartout/designs'
import { expect, test } from 'vitest'
import { newestDesigns } from './newest-designs.ts'

const now = new Date('2026-11-28T12:00:00Z')

const card = (id: string, created: string, occasion = 'wedding', popularity = 1) =>
  ({ kind: 'card', id, created, popularity, card: { occasions: [occasion] } }) as unknown as Design

const newOnes = (designs: readonly Design[]) =>
  [...newestDesigns({ designs: { designs } as unknown as DesignLibrary, now })].map(({ id }) => id)

test('a design is new for sixty days', () => {
  expect(newOnes([card('old', '2026-09-29'), card('young', '2026-09-30')])).toEqual(['young'])
})

test('eight designs of an occasion are new at most, the newest and of one day the most popular', () => {
  const nine = Array.from({ length: 9 }, (_, i) => card(`c${i}`, '2026-11-01', 'wedding', i))
  const found = newOnes([...nine, card('newest', '2026-11-20'), card('birth', '2026-11-01', 'birth')])
  expect(found).toEqual(['newest', 'c8', 'c7', 'c6', 'c5', 'c4', 'c3', 'c2', 'birth'])
})
