import type { CustomsTable } from '../checkout/selling-schema.ts'
import type { Sellers } from '../payments/sellers.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { LAW_RULES } from './law-rules.ts'
import { REQUIRED_REGISTERS } from './register-numbers.ts'

/** Something that the law asks for and only its operator can know. */
export interface LegalPlaceholder {
  file: string
  /** Place in the file, such as `sellers.kartenliebe.registers`. */
  path: string
  /** In English, for the operator. */
  what: string
}

/** What in the shop's data is still a sample or missing on a day such as `2026-11-30`. */
export function legalPlaceholders(
  { sellers, customs }: { sellers: Sellers; customs: CustomsTable },
  day: string,
): LegalPlaceholder[] {
  const of = (path: string, what: string, file = 'selling/sellers.json') => ({ file, path, what })
  const found: LegalPlaceholder[] = []
  for (const seller of sellers.sellers) {
    const path = `sellers.${seller.id}`
    if (seller.isSample)
      found.push(of(path, 'name, address, court register, VAT numbers and accounts are samples'))
    for (const { country, name, number } of seller.registers)
      if (number === null) found.push(of(`${path}.registers`, `no number for ${name} (${country}) yet`))
  }
  for (const { country, name, channels = CHANNELS } of requiredOn(day)) {
    const ids = new Set(
      channels.map(channel => sellers.shops[channel][country] ?? sellers.shops[channel].all),
    )
    for (const { id, registers } of sellers.sellers) {
      const isThere = registers.some(one => one.country === country && one.name === name)
      if (ids.has(id) && !isThere)
        found.push(of(`sellers.${id}.registers`, `no entry for ${name} (${country}), which the law requires`))
    }
  }
  const deforestation = LAW_RULES.find(({ id }) => id === 'deforestation')
  if (deforestation && deforestation.from <= day)
    for (const [good, reference] of Object.entries(customs.supplierReferences))
      if (reference === null)
        found.push(
          of(`supplierReferences.${good}`, `no reference of the supplier of ${good}`, 'selling/customs.json'),
        )
  return found
}

const requiredOn = (day: string) =>
  REQUIRED_REGISTERS.filter(({ from, country }) => from <= day && COUNTRY_CODES.includes(country))
