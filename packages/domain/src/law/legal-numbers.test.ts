import { readCatalogue, readCatalogueFiles } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { parseSellers } from '../payments/sellers.ts'
import { shopFor } from '../shops/shop.ts'
import { LAW_RULES } from './law-rules.ts'
import { legalNumbersOf } from './legal-numbers.ts'
import { legalPlaceholders } from './legal-placeholders.ts'
import { REQUIRED_REGISTERS, type RegisterNumber } from './register-numbers.ts'

const read = parseSellers(await readCatalogueFiles())
if (!read.ok) throw new Error(JSON.stringify(read.problems))
const samples = read.value
const { customs } = (await readCatalogue()).selling

const LUCID = { rule: 'packaging-register', country: 'de', name: 'LUCID', number: 'DE1111111111111' } as const
const IDUS = ['Emballages ménagers', 'Papiers graphiques', 'Éléments d’ameublement'].map(
  (name, index): RegisterNumber => ({
    ...{ rule: 'unique-identifiers', country: 'fr', name, number: `FR123456_0${index + 1}ABCD` },
  }),
)
const sellersWith = (registers: RegisterNumber[], isSample = false) => ({
  ...samples,
  sellers: samples.sellers.map(seller => ({ ...seller, registers, isSample })),
})
const references = { wood: '26FIWOOD0000', envelope: '26FIENVE0000', wallpaper: '26FIWALL0000' }

test('a number is shown in its own country, beside trade register and VAT number', () => {
  const sellers = sellersWith([LUCID, ...IDUS])
  const kindsIn = (locale: Parameters<typeof shopFor>[1]) =>
    legalNumbersOf(sellers, shopFor('kartenliebe', locale)).map(({ kind }) => kind)
  expect(kindsIn('de-DE')).toEqual(['court-register', 'vat', 'packaging-register'])
  expect(kindsIn('fr-FR').filter(kind => kind === 'unique-identifiers')).toHaveLength(3)
  expect(kindsIn('en-US')).toEqual(['court-register'])
})

test('numbers of a sample seller are never shown, missing ones of a real seller are left out', () => {
  const shop = shopFor('passepartout', 'de-DE')
  expect(legalNumbersOf(samples, shop).map(({ number }) => number)).toEqual([null, null, null])
  const without = sellersWith([{ ...LUCID, number: null }])
  expect(legalNumbersOf(without, shop).map(({ kind }) => kind)).toEqual(['court-register', 'vat'])
})

test('what is still a placeholder is named with its place', () => {
  const found = legalPlaceholders({ sellers: samples, customs }, '2026-11-30')
  const of = (id: string) =>
    found.filter(({ path }) => path.startsWith(`sellers.${id}`)).map(({ what }) => what)
  expect(of('passepartout').join()).toMatch(/samples.*LUCID.*Emballages.*Papiers.*ameublement.*KVK.*KBO/)
  expect(of('kartenliebe').join()).not.toContain('ameublement')
  expect(found.every(({ file }) => file === 'selling/sellers.json')).toBe(true)
  const later = legalPlaceholders({ sellers: samples, customs }, '2026-12-30').slice(found.length)
  expect(later.map(({ path }) => path)).toEqual(
    ['wood', 'envelope', 'wallpaper'].map(good => `supplierReferences.${good}`),
  )
})

test('an entry that the law requires cannot just be left out', () => {
  const table = { ...customs, supplierReferences: references }
  const complete = { sellers: sellersWith([LUCID, ...IDUS]), customs: table }
  expect(legalPlaceholders(complete, '2027-01-01')).toEqual([])
  const found = legalPlaceholders({ sellers: sellersWith(IDUS), customs: table }, '2027-01-01')
  expect(found.map(({ what }) => what)).toEqual(
    ['passepartout', 'kartenliebe'].map(() => 'no entry for LUCID (de), which the law requires'),
  )
})

test('each required register has a rule of law in its country', () => {
  for (const { rule, country, from } of REQUIRED_REGISTERS) {
    const law = LAW_RULES.find(({ id }) => id === rule)
    expect(law?.countries).toContain(country)
    expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
