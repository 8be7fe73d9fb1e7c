import {
  type DataFiles,
  type DataProblem,
  type DataResult,
  filesBelow,
  readDataFile,
  versionOf,
} from '../catalogue/data-files.ts'
import { frameOf, optionOf } from '../catalogue/lookup.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { isMaterial } from '../catalogue/vocabulary.ts'
import {
  campaignsSchema,
  type PriceBook,
  type PriceList,
  priceListSchema,
  referenceSchema,
  shippingSchema,
  vatSchema,
} from './schema.ts'

const TIME_ZONE = 'Europe/Berlin'

/**
 * Builds the price book from `prices/*.json` and checks that every option, frame and mat of the catalogue has its
 * price. A broken list never replaces one: the caller gets the problems and keeps what it has.
 */
export function parsePriceBook(files: DataFiles, catalogue: Catalogue): DataResult<PriceBook> {
  const problems: DataProblem[] = []
  const campaigns = readDataFile(files, 'prices/campaigns.json', campaignsSchema, problems)
  const vat = readDataFile(files, 'prices/vat.json', vatSchema, problems)
  const shipping = readDataFile(files, 'prices/shipping.json', shippingSchema, problems)
  const reference = readDataFile(files, 'prices/reference.json', referenceSchema, problems)
  const names = filesBelow(files, 'prices').filter(file => file.startsWith('prices/wall-art'))
  if (names.length === 0)
    problems.push({ file: 'prices/wall-art.json', path: '', message: 'the file is missing' })

  const lists: PriceList[] = []
  for (const file of names) {
    const list = readDataFile(files, file, priceListSchema, problems)
    if (!list) continue
    lists.push(list)
    problems.push(...checkList(catalogue, list).map(problem => ({ file, ...problem })))
  }
  if (problems.length > 0 || !campaigns || !vat || !shipping || !reference) return { ok: false, problems }
  return {
    ok: true,
    value: {
      version: versionOf(Object.fromEntries(filesBelow(files, 'prices').map(file => [file, files[file]]))),
      timeZone: TIME_ZONE,
      lists: lists.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1)),
      campaigns: campaigns.campaigns,
      vat,
      shipping,
      reference,
    },
  }
}

function checkList(catalogue: Catalogue, list: PriceList): Omit<DataProblem, 'file'>[] {
  const problems: Omit<DataProblem, 'file'>[] = []
  const say = (path: string, message: string) => problems.push({ path, message })
  const finishes = catalogue.frames.flatMap(kind => kind.finishes.map(({ id }) => ({ id, kind: kind.id })))

  for (const { values } of catalogue.options) {
    for (const { id } of values) if (!Object.hasOwn(list.options, id)) say('options', `"${id}" has no price`)
  }
  for (const { id, kind } of finishes) {
    if (!Object.hasOwn(list.frames, id) && !Object.hasOwn(list.frames, kind))
      say('frames', `"${id}" has no price`)
  }
  for (const { id } of catalogue.mats) if (!list.mats[id]) say('mats', `"${id}" has no price`)
  for (const key of Object.keys(list.options)) {
    const [option = '', material] = key.split(':').reverse()
    if (!optionOf(catalogue, option)) say(`options.${key}`, 'is no option value')
    if (material !== undefined && !isMaterial(material)) say(`options.${key}`, 'begins with no material')
  }
  for (const id of Object.keys(list.frames)) if (!frameOf(catalogue, id)) say(`frames.${id}`, 'is no frame')
  list.optionCurves.forEach(({ option }, index) => {
    if (!optionOf(catalogue, option)) say(`optionCurves[${index}].option`, `"${option}" is no option value`)
  })
  if (!list.endings.some(({ channels, currencies }) => !channels && !currencies)) {
    say('endings', 'needs a row for all channels and currencies')
  }
  return problems
}
