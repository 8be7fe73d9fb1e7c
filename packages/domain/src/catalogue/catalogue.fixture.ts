import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parsePriceBook } from '../prices/parse-price-book.ts'
import { type DataResult, formatProblems } from './data-files.ts'
import { parseCatalogue } from './parse-catalogue.ts'

const root = fileURLToPath(new URL('../../../../catalogue/', import.meta.url))

/** The shop's own data files, parsed again at each call so that a test may modify them. */
export function dataFiles(): Record<string, unknown> {
  const names = readdirSync(root, { recursive: true }).map(name => String(name).replaceAll('\\', '/'))
  return Object.fromEntries(
    names
      .filter(name => name.endsWith('.json'))
      .map(name => [name, JSON.parse(readFileSync(root + name, 'utf8'))]),
  )
}

function parsed<T>(result: DataResult<T>): T {
  if (!result.ok) throw new Error(formatProblems(result.problems).join('\n'))
  return result.value
}

export const catalogue = parsed(parseCatalogue(dataFiles()))
export const priceBook = parsed(parsePriceBook(dataFiles(), catalogue))
