import { readFileSync } from 'node:fs'
import { formatProblems } from '../catalogue/data-files.ts'
import { parseDelivery } from './parse-delivery.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../catalogue/${name}`, import.meta.url), 'utf8'))

/** The shop's own delivery files, read again at each call so that a test may modify them. */
export const deliveryFiles = (): Record<string, unknown> =>
  Object.fromEntries(['delivery.json', 'delivery/holidays.json'].map(name => [name, read(name)]))

function parsed() {
  const result = parseDelivery(deliveryFiles())
  if (!result.ok) throw new Error(formatProblems(result.problems).join('\n'))
  return result.value
}

export const delivery = parsed()
