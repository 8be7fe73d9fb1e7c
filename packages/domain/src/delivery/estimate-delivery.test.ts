import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles, delivery } from '../catalogue/catalogue.fixture.ts'
import type { Material } from '../catalogue/vocabulary.ts'
import { COUNTRY_CODES, type CountryCode } from '../shop/locales.ts'
import { estimateDelivery, parseDelivery } from './estimate-delivery.ts'

const estimate = (materialType: Material, country: CountryCode, at: string, frameType?: 'holzrahmen') =>
  estimateDelivery(delivery, { materialType, ...(frameType ? { frameType } : {}) }, country, new Date(at))

describe('the delivery estimate', () => {
  it.each([
    [
      'a Saturday: canvas begins on Monday and is there by Thursday',
      'leinwand',
      'de',
      '2026-11-21T12:00:00Z',
      '2026-11-25',
      '2026-11-26',
      '2026-11-23',
    ],
    [
      'before the cut-off the day itself counts',
      'poster',
      'de',
      '2026-11-23T08:59:00Z',
      '2026-11-24',
      '2026-11-26',
      '2026-11-23',
    ],
    [
      'from the cut-off on the next day does',
      'poster',
      'de',
      '2026-11-23T09:00:00Z',
      '2026-11-25',
      '2026-11-27',
      '2026-11-24',
    ],
    [
      'Christmas closes plant and roads',
      'poster',
      'de',
      '2026-12-23T12:00:00Z',
      '2026-12-29',
      '2026-12-31',
      '2026-12-28',
    ],
    [
      'a holiday at the destination only delays the way',
      'poster',
      'at',
      '2026-12-04T07:00:00Z',
      '2026-12-09',
      '2026-12-11',
      '2026-12-04',
    ],
  ] as const)('%s', (_, material, country, at, earliest, latest, orderDay) => {
    expect(estimate(material, country, at)).toEqual({
      earliest,
      latest,
      orderBy: { day: orderDay, hour: 10, timeZone: 'Europe/Berlin' },
    })
  })

  it('takes longer with a frame', () => {
    expect(estimate('poster', 'de', '2026-11-23T07:00:00Z', 'holzrahmen').latest).toBe('2026-11-28')
  })

  it('is a range in order, after today, for every material and country', () => {
    for (const { id } of catalogue.materials) {
      for (const country of COUNTRY_CODES) {
        const { earliest, latest } = estimate(id, country, '2026-11-21T12:00:00Z')
        expect(earliest > '2026-11-21' && earliest <= latest && latest < '2027-01-01').toBe(true)
      }
    }
  })

  it('names what is wrong in a broken calendar', () => {
    const files = dataFiles()
    expect(parseDelivery({ ...files, 'delivery.json': { plant: {} } })).toMatchObject({ ok: false })
    expect(parseDelivery({})).toEqual({
      ok: false,
      problems: [{ file: 'delivery.json', path: '', message: 'the file is missing' }],
    })
  })
})
