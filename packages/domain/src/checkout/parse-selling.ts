import { type DataFiles, type DataProblem, type DataResult, readDataFile } from '../catalogue/data-files.ts'
import {
  crossSellSchema,
  customsSchema,
  promotionsSchema,
  type SellingData,
  salesTaxSchema,
  shippingMethodsSchema,
} from './selling-schema.ts'

/** Reads `selling/*.json`; each problem names file and path. */
export function parseSelling(files: DataFiles): DataResult<SellingData> {
  const problems: DataProblem[] = []
  const shipping = readDataFile(files, 'selling/shipping.json', shippingMethodsSchema, problems)
  const promotions = readDataFile(files, 'selling/promotions.json', promotionsSchema, problems)
  const salesTax = readDataFile(files, 'selling/us-sales-tax.json', salesTaxSchema, problems)
  const alsoAs = readDataFile(files, 'selling/also-as.json', crossSellSchema, problems)
  const customs = readDataFile(files, 'selling/customs.json', customsSchema, problems)
  if (problems.length > 0 || !shipping || !promotions || !salesTax || !alsoAs || !customs)
    return { ok: false, problems }
  return { ok: true, value: { shipping, promotions: promotions.promotions, salesTax, alsoAs, customs } }
}
