import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DesignLibrary, parseDesigns } from '@passepartout/designs'
import { readDesignFiles } from '@passepartout/designs/files'
import {
  type Catalogue,
  type DeliveryCalendar,
  formatProblems,
  type Ledger,
  type PriceBook,
  parseCatalogue,
  parseDelivery,
  parseLedger,
  parsePriceBook,
  parseSellers,
  parseSelling,
  type Sellers,
  type SellingData,
} from '@passepartout/domain'

const FOLDER = fileURLToPath(new URL('../../../catalogue', import.meta.url))

/** The parsed JSON files of the shop's own catalogue, by their relative path. */
export async function readCatalogueFiles(): Promise<Record<string, unknown>> {
  const names = (await readdir(FOLDER, { recursive: true })).filter(name => name.endsWith('.json'))
  const entries = await Promise.all(
    names.map(async name => [
      relative(FOLDER, join(FOLDER, name)),
      JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as unknown,
    ]),
  )
  return Object.fromEntries(entries)
}

interface ShopData {
  catalogue: Catalogue
  priceBook: PriceBook
  delivery: DeliveryCalendar
  sellers: Sellers
  ledger: Ledger
  designs: DesignLibrary
  selling: SellingData
}

let read: Promise<ShopData> | undefined

/** The shop's own catalogue and prices, as the server reads them at start; cached for all test files of a process. */
export function readCatalogue(): Promise<ShopData> {
  read ??= readShopData()
  return read
}

async function readShopData(): Promise<ShopData> {
  const files = await readCatalogueFiles()
  const catalogue = parseCatalogue(files)
  if (!catalogue.ok) throw new Error(formatProblems(catalogue.problems).join('\n'))
  const priceBook = parsePriceBook(files, catalogue.value)
  if (!priceBook.ok) throw new Error(formatProblems(priceBook.problems).join('\n'))
  const delivery = parseDelivery(files)
  if (!delivery.ok) throw new Error(formatProblems(delivery.problems).join('\n'))
  const sellers = parseSellers(files)
  if (!sellers.ok) throw new Error(formatProblems(sellers.problems).join('\n'))
  const ledger = parseLedger(files, sellers.value)
  if (!ledger.ok) throw new Error(formatProblems(ledger.problems).join('\n'))
  const designs = parseDesigns(await readDesignFiles(FOLDER), catalogue.value)
  if (!designs.ok) throw new Error(formatProblems(designs.problems).join('\n'))
  const selling = parseSelling(files)
  if (!selling.ok) throw new Error(formatProblems(selling.problems).join('\n'))
  return {
    catalogue: catalogue.value,
    priceBook: priceBook.value,
    delivery: delivery.value,
    sellers: sellers.value,
    ledger: ledger.value,
    designs: designs.value,
    selling: selling.value,
  }
}
