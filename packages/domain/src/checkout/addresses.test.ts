import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { addressForm, normalisePostalCode } from './address-forms.ts'
import { type Address, checkAddress } from './check-address.ts'

const some = (part: Partial<Address> = {}): Address => ({
  country: 'de',
  kind: 'home',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: 'Treppenstraße 1',
  extra: '',
  postalCode: '34117',
  city: 'Kassel',
  region: '',
  ...part,
})
const problemsOf = (part: Partial<Address>) => checkAddress(some(part)).problems

describe('the form of an address', () => {
  it.each(COUNTRY_CODES)('of %s takes its own example', country => {
    const { postalCode, regions } = addressForm(country)
    expect(problemsOf({ country, postalCode: postalCode.example, region: regions[0]?.code ?? '' })).toEqual(
      {},
    )
  })

  it('asks for the parts in the order of the country', () => {
    const order = (country: 'de' | 'gb' | 'com' | 'it') =>
      addressForm(country)
        .fields.map(({ name }) => name)
        .slice(5)
    expect([order('de'), order('gb'), order('com'), order('it')]).toEqual([
      ['postalCode', 'city'],
      ['city', 'postalCode'],
      ['city', 'region', 'postalCode'],
      ['postalCode', 'city', 'region'],
    ])
  })

  it('knows all states and provinces', () => {
    expect([addressForm('com').regions.length, addressForm('it').regions.length]).toEqual([51, 107])
  })

  it('has parcel machines in Germany only', () => {
    expect(COUNTRY_CODES.filter(country => addressForm(country).kinds.length > 1)).toEqual(['de'])
  })
})

describe('a postal code', () => {
  test.each([
    ['gb', 'sw1a1aa', 'SW1A 1AA'],
    ['gb', ' M1  1AE ', 'M1 1AE'],
    ['nl', '1012ab', '1012 AB'],
    ['com', '941031234', '94103-1234'],
    ['lu', 'L-1111', '1111'],
    ['at', 'A-1010', '1010'],
    ['de', 'D 34117', '34117'],
  ] as const)('of %s, typed %j, is written %j', (country, typed, written) => {
    expect(normalisePostalCode(country, typed)).toBe(written)
  })

  test.each([
    ['de', '3411', 'postal-code'],
    ['de', '27498', 'closed'],
    ['ch', '9490', 'postal-code'],
    ['li', '8001', 'postal-code'],
    ['es', '35001', 'closed'],
    ['es', '53001', 'postal-code'],
    ['fr', '97100', 'closed'],
    ['fr', '98000', undefined],
    ['gb', 'JE2 3AB', 'closed'],
    ['com', 'ABCDE', 'postal-code'],
    ['nl', '0123 AB', 'postal-code'],
    ['de', '00000', 'postal-code'],
    ['de', '01000', 'postal-code'],
    ['de', '99999', 'postal-code'],
    ['at', '0000', 'postal-code'],
    ['be', '0612', 'postal-code'],
    ['es', '00000', 'postal-code'],
    ['fr', '00000', 'postal-code'],
    ['fr', '99999', 'postal-code'],
    ['it', '00000', 'postal-code'],
    ['it', '99123', 'postal-code'],
    ['lu', '0000', 'postal-code'],
    ['nl', '1012 SS', 'postal-code'],
    ['gb', 'SW1A 1CK', 'postal-code'],
    ['gb', 'QQ1 1AA', 'postal-code'],
    ['com', '00000', 'postal-code'],
    ['com', '99999-1234', 'postal-code'],
  ] as const)('of %s, %j: %s', (country, postalCode, problem) => {
    expect(problemsOf({ country, postalCode, region: 'CA' }).postalCode).toBe(problem)
  })

  // The first and the last code of each country, and special ones between them.
  test.each([
    ['de', ['01067', '01001', '10115', '99998', '88131']],
    ['at', ['1010', '1300', '6991', '9992']],
    ['be', ['1000', '1049', '9992']],
    ['ch', ['1000', '3000', '8238', '9499', '9658']],
    ['es', ['01001', '07800', '50001']],
    ['fr', ['00100', '01000', '20000', '20600', '75116', '95880', '98000', '92800']],
    ['it', ['00010', '00120', '00118', '09170', '47890', '98168']],
    ['li', ['9485', '9490', '9498']],
    ['lu', ['1009', '1111', '9999']],
    ['nl', ['1000 AA', '1012 FC', '9999 XL', '2594 SB', '3511 SC']],
    [
      'gb',
      [
        'AB10 1XG',
        'BF1 0AX',
        'BT1 1AA',
        'EC1A 1BB',
        'GL50 1AA',
        'M1 1AE',
        'N1C 4AG',
        'W1A 1HQ',
        'ZE1 0AA',
        'BX1 1LT',
        'YO1 7HH',
      ],
    ],
    ['com', ['00501', '00601', '09001', '20500', '96201', '99950', '10001-0001']],
  ] as const)('of %s that exists is taken: %j', (country, codes) => {
    const refused = codes.filter(postalCode => problemsOf({ country, postalCode, region: 'CA' }).postalCode)
    expect(refused).toEqual([])
  })

  test('is tidied once and for all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), fc.string({ maxLength: 12 }), (country, typed) => {
        const once = normalisePostalCode(country, typed)
        expect(normalisePostalCode(country, once)).toBe(once)
      }),
    )
  })
})

describe('an address', () => {
  it('says what is missing', () => {
    expect(problemsOf({ firstName: ' ', lastName: '', street: '\u200b', city: '', postalCode: '' })).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      street: 'missing',
      city: 'missing',
      postalCode: 'missing',
    })
    expect(problemsOf({ country: 'com', postalCode: '94103' })).toEqual({ region: 'missing' })
    expect(problemsOf({ country: 'com', postalCode: '94103', region: 'ZZ' })).toEqual({ region: 'region' })
  })

  it('keeps no line ends and nothing that cannot be seen', () => {
    const { address } = checkAddress(some({ firstName: 'Ada\r\nBcc: x', city: '\u202eKassel\u0000' }))
    expect([address.firstName, address.city]).toEqual(['Ada Bcc: x', 'Kassel'])
  })

  it('drops fields that the country does not have', () => {
    expect(checkAddress(some({ region: 'CA' }))).toMatchObject({ address: { region: '' }, problems: {} })
  })

  it('fits onto a label', () => {
    expect(problemsOf({ street: 'x'.repeat(61) })).toEqual({ street: 'too-long' })
  })

  test.each([
    [{ lastName: '王小明' }, { lastName: 'script' }],
    [
      { company: '株式会社', city: '서울' },
      { company: 'script', city: 'script' },
    ],
    [
      { firstName: 'สมชาย', lastName: 'शर्मा' },
      { firstName: 'script', lastName: 'script' },
    ],
    [{ firstName: 'Nguyễn', lastName: 'Çağrı Őrsi O’Brien-Łódź' }, {}],
    [{ firstName: 'Иван', lastName: 'Παπαδόπουλος', city: 'ירושלים' }, {}],
    [{ firstName: 'ليلى 🌵', street: 'Ring 21 a/3, 2. OG' }, {}],
  ])('has letters that invoice and label can write: %j', (part, problems) => {
    expect(problemsOf(part)).toEqual(problems)
  })

  it('says so of a name alone, where nothing is sent', () => {
    expect(checkAddress(some({ lastName: '王' }), { isNameOnly: true }).problems).toEqual({
      lastName: 'script',
    })
  })

  test.each([
    [{ kind: 'packstation', street: 'packstation 123', extra: '1234 5678' }, {}],
    [{ kind: 'packstation', street: '123', extra: '' }, { extra: 'missing' }],
    [{ kind: 'packstation', street: 'Treppenstraße 1', extra: '123456' }, { street: 'packstation' }],
    [{ kind: 'packstation', street: '123', extra: '12' }, { extra: 'post-number' }],
    [{ kind: 'post-office', street: 'Filiale 501', extra: '' }, {}],
    [{ kind: 'post-office', street: 'Hauptstraße', extra: '' }, { street: 'post-office' }],
    [
      { kind: 'packstation', country: 'at', postalCode: '1010', street: 'Packstation 123', extra: '1234567' },
      { kind: 'kind' },
    ],
  ] as const)('at %j: %j', (part, problems) => {
    expect(problemsOf(part)).toEqual(problems)
  })

  it('of an invoice may lie where no parcel goes', () => {
    expect(checkAddress(some({ postalCode: '27498' }), { isInvoice: true }).problems).toEqual({})
  })
})
