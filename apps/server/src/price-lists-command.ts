import { basename } from 'node:path'
import { parseCatalogue, parsePriceBook } from '@passepartout/domain'
import { readJsonFiles } from './catalogue-files.ts'

const HELP = `npm run shop -- price-lists <action>

  list                             every price list with its version and the day it counts from
  show NAME                        one of them, such as "wall-art"
  check [FOLDER]                   whether a folder of price lists could be served; the shop's own without FOLDER

A running shop keeps the lists it has until it is started again.
`

/**
 * Carries out `npm run shop -- price-lists ...` on the files themselves, without a shop or a database.
 *
 * @param folder the shop's catalogue
 * @throws Error with a sentence for the operator that names file and place of an invalid list
 */
export async function priceListsCommand(folder: string, [action, named]: readonly string[]): Promise<string> {
  if (action === 'check') return check(named ?? folder)
  const files = await readJsonFiles(folder)
  const lists = Object.entries(files)
    .filter(([path]) => path.startsWith('prices/'))
    .map(([path, list]) => ({ name: basename(path, '.json'), list: list as Record<string, unknown> }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  if (action === 'list')
    return `${lists.map(({ name, list }) => `${name.padEnd(16)}${list.version ?? '-'}${list.validFrom ? `  from ${list.validFrom}` : ''}`).join('\n')}\n`
  if (action !== 'show' || !named) throw new Error(HELP)
  const found = lists.find(({ name }) => name === named)
  if (!found)
    throw new Error(`There is no price list "${named}": ${lists.map(({ name }) => name).join(', ')}.`)
  return `${JSON.stringify(found.list, null, 2)}\n`
}

async function check(folder: string): Promise<string> {
  const files = await readJsonFiles(folder)
  const catalogue = parseCatalogue(files)
  const read = catalogue.ok ? parsePriceBook(files, catalogue.value) : catalogue
  if (!read.ok) {
    const problems = read.problems.map(({ file, path, message }) => `  ${file} ${path}: ${message}`)
    throw new Error(`The price lists of ${folder} cannot be served:\n${problems.join('\n')}`)
  }
  return `The price lists of ${folder} can be served.\n`
}
