import { readCatalogueFiles } from '@passepartout/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from '../shops/channels.ts'
import { LOCALES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { accountOf, parseSellers, type Sellers, sellerOf } from './sellers.ts'

let sellers: Sellers
beforeAll(async () => {
  const read = parseSellers(await readCatalogueFiles())
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  sellers = read.value
})

test('every shop has a seller, and where it asks for euros, francs or pounds an account', () => {
  const lacking = CHANNELS.flatMap(channel =>
    LOCALES.map(locale => shopFor(channel, locale)).filter(
      shop => shop.currency !== 'USD' && !accountOf(sellerOf(sellers, shop), shop.currency),
    ),
  )
  expect(lacking).toEqual([])
})

test('a single country can have another seller than the rest of its channel', () => {
  const swiss = {
    ...sellers,
    shops: { ...sellers.shops, passepartout: { all: 'passepartout', ch: 'kartenliebe' } },
  }
  expect(sellerOf(swiss, shopFor('passepartout', 'fr-CH')).id).toBe('kartenliebe')
  expect(sellerOf(swiss, shopFor('passepartout', 'de-LI')).id).toBe('passepartout')
})

describe('a list of sellers is refused', () => {
  const problemsWith = (change: (copy: Sellers) => void) => {
    const copy = structuredClone(sellers)
    change(copy)
    const read = parseSellers({ 'selling/sellers.json': copy })
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
  }
  const first = (copy: Sellers) => copy.sellers[0] as Sellers['sellers'][number]

  test.each([
    ['DE123', 'registers[0].number: must be DE and 13 digits'],
    ['<script>', 'must be capitals, digits and hyphens'],
  ])('with the packaging number %s', (number, problem) => {
    const problems = problemsWith(copy => {
      first(copy).registers = [{ rule: 'packaging-register', country: 'de', name: 'LUCID', number }]
    })
    expect(problems.join()).toContain(problem)
  })

  test('with a French identifier of another form', () => {
    const problems = problemsWith(copy => {
      first(copy).registers = [
        { rule: 'unique-identifiers', country: 'fr', name: 'Papiers', number: 'FR1_01' },
      ]
    })
    expect(problems.join()).toContain('must be an IDU')
  })
  const account = (copy: Sellers) => first(copy).accounts[1] as Sellers['sellers'][number]['accounts'][number]

  test.each<[string, (copy: Sellers) => void, string]>([
    ['with a wrong IBAN', copy => (account(copy).iban = 'CH5300000000012345678'), 'accounts[1].iban'],
    ['with an IBAN as QR-IBAN', copy => (account(copy).qrIban = account(copy).iban), 'accounts[1].qrIban'],
    ['with two accounts of one currency', copy => (account(copy).currency = 'EUR'), 'two accounts'],
    [
      'with a name that no payment code holds',
      copy => (first(copy).name = 'x'.repeat(71)),
      'sellers[0].name',
    ],
    ['with two of one name', copy => (first(copy).id = 'kartenliebe'), 'there twice'],
    ['that names somebody unknown', copy => (copy.shops.passepartout.fr = 'nobody'), '"nobody" is no seller'],
    [
      'that leaves countries out',
      copy => (copy.shops.kartenliebe = { de: 'kartenliebe' }),
      'nobody sells in at',
    ],
  ])('%s', (_, change, message) => {
    expect(problemsWith(change).join('\n')).toContain(message)
  })
})
