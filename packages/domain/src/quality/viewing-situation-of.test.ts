import { describe, expect, it } from 'vitest'
import { PRODUCT_KINDS } from '../products/lists.ts'
import { qualityThresholds } from './quality-light.ts'
import { viewingSituationOf } from './viewing-situation-of.ts'

describe('the distance a product is looked at from', () => {
  it.each(
    PRODUCT_KINDS.map(
      kind => [kind, ['photo-frame', 'frame', 'collage'].includes(kind) ? 'wall' : 'hand'] as const,
    ),
  )('of a %s is that of the %s', (kind, viewing) => expect(viewingSituationOf(kind)).toBe(viewing))

  it.each(['card', 'photobook', 'calendar', 'photoprint', 'photobox'] as const)(
    'of a %s asks for 200 ppi, and is red below 100, at any size',
    kind => {
      for (const side of [50, 150, 400])
        expect(qualityThresholds(viewingSituationOf(kind), { widthMm: side, heightMm: side })).toEqual({
          sharp: 200,
          good: 150,
          red: 100,
        })
    },
  )
})
