import { type DataFiles, type DataProblem, listFilesIn, readDataFile } from '../catalogue/data-files.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import type { Campaign } from '../prices/schema.ts'
import {
  KIND_DATA_LOADERS,
  type KindData,
  type PriceLists,
  type ProductDefinitions,
} from './kind-data-loaders.ts'
import type { ProductKind } from './registry.ts'
import type { DatedList } from './shared/rules.ts'

// Each entry pairs schema and check of one type; a loop over all of them only needs that they fit each other.
const entries = Object.entries(KIND_DATA_LOADERS) as unknown as [ProductKind, KindData<DatedList, unknown>][]

/**
 * `<folder>/<stem>.json` and `<folder>/<stem>-*.json`; the first name if no file exists, so that it is reported
 * missing.
 */
export function kindDataFiles(files: DataFiles, folder: string, stem: string): string[] {
  const found = listFilesIn(files, folder).filter(
    file => file === `${folder}/${stem}.json` || file.startsWith(`${folder}/${stem}-`),
  )
  return found.length > 0 ? found : [`${folder}/${stem}.json`]
}

/** Reads `products/*.json`, the definitions of all kinds. */
export function readDefinitions(files: DataFiles, problems: DataProblem[]): ProductDefinitions {
  return Object.fromEntries(
    entries.flatMap(([kind, { files: stem = '', definition }]) => {
      const read = definition && readDataFile(files, `products/${stem}.json`, definition.schema, problems)
      return read === undefined ? [] : [[kind, read]]
    }),
  ) as ProductDefinitions
}

/** Checks of the definitions beyond their schemas, once the catalogue is complete. */
export function checkDefinitions(catalogue: Catalogue): DataProblem[] {
  return entries.flatMap(([kind, { files: stem = '', definition }]) => {
    const read = (catalogue.products as Partial<Record<ProductKind, unknown>>)[kind]
    if (!definition || read === undefined) return []
    return definition.check(read, catalogue).map(problem => ({ file: `products/${stem}.json`, ...problem }))
  })
}

/** Reads every kind's price lists, newest first. */
export function readPriceLists(files: DataFiles, catalogue: Catalogue, problems: DataProblem[]): PriceLists {
  return Object.fromEntries(
    entries.flatMap(([kind, { files: stem = '', prices }]) => {
      if (!prices) return []
      const lists = kindDataFiles(files, 'prices', stem).flatMap(file => {
        const list = readDataFile(files, file, prices.schema, problems)
        if (!list) return []
        problems.push(...prices.check(list, catalogue).map(problem => ({ file, ...problem })))
        return [list]
      })
      return [[kind, lists.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))]]
    }),
  ) as unknown as PriceLists
}

/** Campaigns with unknown ids: a typing error would silently reduce nothing. */
export function campaignIdProblems(campaigns: readonly Campaign[], catalogue: Catalogue): DataProblem[] {
  return campaigns.flatMap(({ kinds, ids = [] }, index) => {
    const known = new Set(
      entries
        .filter(([kind]) => kinds?.includes(kind) ?? true)
        .flatMap(([, { campaignIds }]) => campaignIds(catalogue)),
    )
    return ids
      .filter(id => !known.has(id))
      .map(id => ({
        file: 'prices/campaigns.json',
        path: `campaigns[${index}].ids`,
        message: `nothing that it may reduce is called "${id}"`,
      }))
  })
}
