import {
  CHANNELS,
  COUNTRY_CODES,
  type CountryCode,
  customsLine,
  customsValue,
  enumerateProducts,
  LAW_RULES,
  money,
  normaliseProduct,
  PRODUCT_KINDS,
  type ProductConfiguration,
  rulesInForce,
  shopFor,
  tracedParts,
} from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { jobTicketSchema } from './job-ticket.ts'

const { catalogue, selling } = await readCatalogue()
const { customs } = selling
const german = shopFor('passepartout', 'de-DE')
const today = new Date().toISOString().slice(0, 10)

const made = (kind: (typeof PRODUCT_KINDS)[number], input: Readonly<Record<string, unknown>> = {}) =>
  normaliseProduct(catalogue, kind, input, german, new Date()).configuration as ProductConfiguration
const lineTo = (country: CountryCode, configuration = made('card')) =>
  customsLine({ catalogue, customs }, configuration, { country, pieces: 2, value: money(4990, 'GBP') })

describe('what plants and carriers are told by law', () => {
  test.each(LAW_RULES.filter(({ showsOn }) => showsOn.includes('customs') || showsOn.includes('job-ticket')))(
    '$id has a place in the ticket',
    ({ id }) => {
      const fields = { 'customs-data': 'customs', deforestation: 'traced' }
      expect(Object.keys(jobTicketSchema.shape)).toContain(fields[id as keyof typeof fields])
    },
  )

  test.each(COUNTRY_CODES)(
    'a parcel to %s has customs data where the law asks for it today, else none',
    country => {
      const isAsked = rulesInForce(country, today).some(({ id }) => id === 'customs-data')
      expect(lineTo(country) !== undefined).toBe(isAsked)
    },
  )

  test('are heading, origin, pieces, weight and value of the line', () => {
    const one = customsLine({ catalogue, customs }, made('card'), {
      country: 'gb',
      pieces: 1,
      value: money(2495, 'GBP'),
    })
    expect(lineTo('gb')).toEqual({
      heading: '490900',
      name: 'Printed greeting cards with envelopes',
      origin: 'DE',
      pieces: 2,
      netGrams: expect.any(Number),
      value: { amount: 4990, currency: 'GBP' },
    })
    expect(lineTo('gb')?.netGrams).toBeGreaterThan(one?.netGrams ?? Number.POSITIVE_INFINITY)
  })

  test.each([
    ['GBP', 20, 5990, 4992],
    ['CHF', 8.1, 5990, 5541],
    ['USD', 0, 5990, 5990],
  ] as const)('value a line in %s without the %s %% VAT in what was paid', (currency, vatRate, paid, net) => {
    expect(customsValue({ total: paid + 600, discount: 600, vatRate }, currency)).toEqual(
      money(net, currency),
    )
  })

  test.each(PRODUCT_KINDS)('know every %s of every channel', kind => {
    for (const channel of CHANNELS) {
      for (const configuration of enumerateProducts(catalogue, kind, shopFor(channel, 'en-GB')))
        expect(lineTo('gb', configuration)?.heading).toMatch(/^\d{6}$/)
    }
  })
})

describe('what the law on deforestation traces', () => {
  test.each([
    ['photo-frame', { materialType: 'poster', frameType: 'holzrahmen' }, ['wood']],
    ['photo-frame', { materialType: 'poster', frameType: 'alurahmen' }, []],
    ['photo-frame', { materialType: 'leinwand' }, ['wood']],
    ['photo-frame', { materialType: 'fototapete' }, ['wallpaper']],
    ['card', {}, ['envelope']],
    ['accessory', { sku: 'umschlag-c6-weiss' }, ['envelope']],
    ['calendar', {}, []],
  ] as const)('of a %s %j is %j', (kind, input, goods) => {
    expect(tracedParts(customs, made(kind, input)).map(({ good }) => good)).toEqual(goods)
  })

  test('names the reference of the supplier once it is set', () => {
    const set = { ...customs, supplierReferences: { ...customs.supplierReferences, wood: '26FIWOOD0000' } }
    const framed = made('photo-frame', { materialType: 'poster', frameType: 'holzrahmen' })
    expect(tracedParts(set, framed)).toEqual([{ good: 'wood', reference: '26FIWOOD0000' }])
    expect(tracedParts(customs, framed)).toEqual([{ good: 'wood', reference: null }])
  })
})
