import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../..')
const IMPORT = /^(?:import|export) (?!type\b)[^'"]*from '([^']+)'/gm

/** Every file and package that a file imports at run time, transitively. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (name.startsWith('.')) broughtBy(join(dirname(file), name), seen)
    else seen.add(name)
  }
  return seen
}
const names = (file: string) =>
  [...broughtBy(join(sources, file))].map(name => name.replace(`${sources}/`, ''))

it.each(['products/photo-frame/price-frame.ts', 'products/calendar/rules.ts', 'products/photobook/rules.ts'])(
  'a browser that needs %s gets neither the other kinds nor the schemas',
  file => {
    const brought = names(file)
    expect(brought.length).toBeGreaterThan(10)
    expect(brought.filter(name => /(^zod$|schema|product-rules|kind-data|\/data\.ts)/.test(name))).toEqual([])
    const kinds = brought.flatMap(name => /^kinds\/([a-z-]+)\//.exec(name)?.[1] ?? [])
    expect(new Set(kinds).size).toBeLessThanOrEqual(2)
  },
)
