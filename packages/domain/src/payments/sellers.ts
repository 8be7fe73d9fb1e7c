import { z } from 'zod'
import { type DataFiles, type DataProblem, type DataResult, readDataFile } from '../catalogue/data-files.ts'
import { registerNumberSchema } from '../law/register-numbers.ts'
import { CHANNELS, type Channel } from '../shops/channels.ts'
import { COUNTRY_CODES, type CountryCode, CURRENCIES, type Currency } from '../shops/locales.ts'
import { isIban, isQrIban } from './references.ts'

const FILE = 'selling/sellers.json'

const line = z.string().trim().min(1).max(70)
const iban = z.string().refine(isIban, 'must be an IBAN without spaces')
/** ISO 3166 code, not a shop's country code. */
const state = z.string().regex(/^[A-Z]{2}$/, 'must be two capitals')

const accountSchema = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** The account holder as registered with the bank, named in transfers. */
  holder: line,
  bank: line,
  iban,
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC')
    .nullable(),
  /** For Swiss francs: the account's second number, for bills with a QR reference. */
  qrIban: z.string().refine(isQrIban, 'must be a QR-IBAN without spaces').optional(),
})

const sellerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  name: line,
  street: line,
  houseNumber: z.string().trim().min(1).max(16),
  postalCode: z.string().trim().min(1).max(16),
  city: z.string().trim().min(1).max(35),
  country: state,
  representedBy: line,
  register: z.strictObject({ court: line, number: line }),
  /** VAT numbers by the country that issued them. */
  vatIds: z.record(state, z.string().min(4).max(20)),
  contact: z.strictObject({ email: z.email(), phone: line }),
  /** At most one per currency; without an account, transfers in that currency are not offered. */
  accounts: z.array(accountSchema),
  /** Each is shown in its country. */
  registers: z.array(registerNumberSchema).default([]),
  /** Sample data that must be replaced before the shop takes payments. */
  isSample: z.boolean(),
})

const shopSchema = z.partialRecord(z.enum(['all', ...COUNTRY_CODES]), z.string())

/** `selling/sellers.json`: the legal entity that sells in each channel and country, with its accounts. */
const sellersSchema = z.strictObject({
  version: z.string().min(1),
  sellers: z.array(sellerSchema).min(1),
  /** By channel: the seller in all countries, and exceptions for single ones. */
  shops: z.record(z.enum(CHANNELS), shopSchema),
})

export type Account = z.output<typeof accountSchema>
export type Seller = z.output<typeof sellerSchema>
export type Sellers = z.output<typeof sellersSchema>

/** Reads `selling/sellers.json`. Every shop must have a seller, and every seller at most one account per currency. */
export function parseSellers(files: DataFiles): DataResult<Sellers> {
  const problems: DataProblem[] = []
  const sellers = readDataFile(files, FILE, sellersSchema, problems)
  if (!sellers) return { ok: false, problems }
  const complain = (path: string, message: string) => problems.push({ file: FILE, path, message })

  const ids = sellers.sellers.map(({ id }) => id)
  for (const [index, { id, accounts }] of sellers.sellers.entries()) {
    if (ids.indexOf(id) !== index) complain(`sellers[${index}].id`, `"${id}" is there twice`)
    const currencies = accounts.map(({ currency }) => currency)
    if (new Set(currencies).size < currencies.length)
      complain(`sellers[${index}].accounts`, 'a currency has two accounts')
  }
  for (const channel of CHANNELS) {
    for (const [country, id] of Object.entries(sellers.shops[channel]))
      if (!ids.includes(id)) complain(`shops.${channel}.${country}`, `"${id}" is no seller`)
    const lacks = COUNTRY_CODES.filter(country => !sellerIdOf(sellers, { channel, country }))
    if (lacks.length > 0) complain(`shops.${channel}`, `nobody sells in ${lacks.join(', ')}`)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: sellers }
}

interface SellerScope {
  channel: Channel
  country: CountryCode
}

const sellerIdOf = ({ shops }: Sellers, { channel, country }: SellerScope): string | undefined =>
  shops[channel][country] ?? shops[channel].all

/** The legal entity that sells in a shop. */
export function sellerOf(sellers: Sellers, shop: SellerScope): Seller {
  const id = sellerIdOf(sellers, shop)
  const seller = sellers.sellers.find(one => one.id === id)
  if (!seller) throw new RangeError(`Nobody sells in ${shop.channel}/${shop.country}`)
  return seller
}

/** The seller's account for transfers in a currency, if any. */
export const accountOf = (seller: Seller, currency: Currency): Account | undefined =>
  seller.accounts.find(account => account.currency === currency)
