import { expect, test } from 'vitest'
import { KINDS_WITH_PRODUCTION_TIME, kindMetadata } from '../products/index.ts'
import { delivery } from './delivery.fixture.ts'
import { deliveryItemOf } from './delivery-item.ts'

test.each([
  ['card', { refinementType: 'gold', paper: 'matt' }, { type: 'gold' }],
  ['photobook', { photobookPrinting: 'echtfotobuch', photobookCover: 'hard' }, { type: 'echtfotobuch' }],
  ['calendar', { calendarType: 'wandkalender', refinementType: 'gold' }, { type: 'wandkalender' }],
  ['photobox', { boxSize: 'small' }, {}],
  ['accessory', {}, {}],
  ['photo-frame', { materialType: 'leinwand', frameType: undefined }, { materialType: 'leinwand' }],
  [
    'collage',
    { materialType: 'poster', frameType: 'holz-eiche' },
    { materialType: 'poster', frameType: 'holz-eiche' },
  ],
  ['frame', { frameType: 'holz-eiche', formatType: '30x20' }, { frameType: 'holz-eiche' }],
] as const)('how long a %s takes depends on these fields of it', (kind, configuration, fields) => {
  expect(deliveryItemOf(kind, configuration)).toEqual({ kind, ...fields })
})

test('a kind with types in the delivery data names the field that holds them', () => {
  const varied = KINDS_WITH_PRODUCTION_TIME.filter(kind => delivery.production.kinds[kind].types)
  expect(varied).toEqual(['photobook', 'card'])
  for (const kind of varied) {
    const { madeByField = '' } = kindMetadata(kind)
    const [type] = Object.keys(delivery.production.kinds[kind].types ?? {})
    expect([kind, deliveryItemOf(kind, { [madeByField]: type })]).toEqual([kind, { kind, type }])
  }
})
