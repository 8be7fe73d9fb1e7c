import {
  type DataFiles,
  type DataProblem,
  type DataResult,
  fingerprintFiles,
  listFilesIn,
  readDataFile,
} from '../catalogue/data-files.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { campaignIdProblems, kindDataFiles, readPriceLists } from '../products/read-kind-data.ts'
import { LAB_TIME_ZONE } from './days.ts'
import { postageSchema } from './postage-schema.ts'
import { campaignsSchema, currenciesSchema, type PriceBook, referenceSchema, vatSchema } from './schema.ts'
import { shippingSchema } from './shipping-schema.ts'

/**
 * Builds the price book from `prices/*.json` and checks that every item of the catalogue has its price. A broken list
 * returns its problems; the caller continues with its current price book.
 */
export function parsePriceBook(files: DataFiles, catalogue: Catalogue): DataResult<PriceBook> {
  const problems: DataProblem[] = []
  const campaigns = readDataFile(files, 'prices/campaigns.json', campaignsSchema, problems)
  const vat = readDataFile(files, 'prices/vat.json', vatSchema, problems)
  const shipping = readDataFile(files, 'prices/shipping.json', shippingSchema, problems)
  const postage = readDataFile(files, 'prices/postage.json', postageSchema, problems)
  const reference = readDataFile(files, 'prices/reference.json', referenceSchema, problems)
  const currencies = kindDataFiles(files, 'prices', 'currencies')
    .map(file => readDataFile(files, file, currenciesSchema, problems))
    .filter(rules => rules !== undefined)
  const lists = readPriceLists(files, catalogue, problems)
  if (campaigns) problems.push(...campaignIdProblems(campaigns.campaigns, catalogue))

  if (problems.length > 0 || !campaigns || !vat || !shipping || !postage || !reference)
    return { ok: false, problems }
  return {
    ok: true,
    value: {
      version: fingerprintFiles(
        Object.fromEntries(listFilesIn(files, 'prices').map(file => [file, files[file]])),
      ),
      timeZone: LAB_TIME_ZONE,
      currencies: currencies.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1)),
      lists,
      campaigns: campaigns.campaigns,
      vat,
      shipping,
      postage,
      reference,
    },
  }
}
