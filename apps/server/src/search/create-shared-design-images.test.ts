import type { DesignLibrary } from '@passepartout/designs'
import { describe, expect, test } from 'vitest'
import { createSharedDesignImages } from './create-shared-design-images.ts'

const card = {
  kind: 'card',
  id: 'zwei-ringe',
  pages: [{ id: 'front' }],
  palettes: [{ id: 'elfenbein' }],
  card: { refinements: ['gold', 'none'] },
}
const library = { version: 'v1', designs: [card] } as unknown as DesignLibrary
const drawn: object[] = []
const source = createSharedDesignImages(library, async picture => {
  drawn.push(picture)
  return new Uint8Array([1])
})

describe('a page of a design that is shared', () => {
  test('is drawn in its words, colours and foil', async () => {
    await source('card.zwei-ringe.front.fr-CH.elfenbein')?.read()
    expect(drawn.at(-1)).toMatchObject({
      page: 'front',
      locale: 'fr-CH',
      palette: 'elfenbein',
      refinement: 'gold',
    })
  })

  test('comes in its first colours where none are named, and under the version of the designs', async () => {
    const found = source('card.zwei-ringe.front.de-DE')
    await found?.read()
    expect(found?.version).toBe('v1')
    expect(drawn.at(-1)).not.toHaveProperty('palette')
  })

  test.each([
    'zwei-ringe',
    'card.no-such-card.front.de-DE',
    'card.zwei-ringe.attic.de-DE',
    'card.zwei-ringe.front.xx-XX',
    'card.zwei-ringe.front.de-DE.neon',
    'card.zwei-ringe.front.de-DE.elfenbein.more',
    'poem.zwei-ringe.front.de-DE',
  ])('is none for %s', name => {
    expect(source(name)).toBeUndefined()
  })
})
