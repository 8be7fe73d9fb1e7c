import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as contracts from './index.ts'
import { schemas } from './schemas.ts'

/** All modules that a module loads: its imports without type imports. */
async function loadedWith(file: URL, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file.href)) return seen
  seen.add(file.href)
  const text = await readFile(file, 'utf8')
  for (const [, clause = '', from = ''] of text.matchAll(/^(?:import|export) ([^;]*?) from '([^']+)'/gms)) {
    const names = clause.replace(/[{}]/g, '').split(',')
    const typesOnly = clause.startsWith('type ') || names.every(name => /^\s*(type |$)/.test(name))
    if (typesOnly) continue
    if (from.startsWith('.')) await loadedWith(new URL(from, file), seen)
    else seen.add(from)
  }
  return seen
}

test('a browser that only makes calls loads no schema library', async () => {
  const loaded = [...(await loadedWith(new URL('./index.ts', import.meta.url)))]
  expect(loaded.filter(one => !one.startsWith('file:'))).toEqual([])
  expect(loaded.filter(one => one.endsWith('/schemas.ts'))).toEqual([])
  expect(loaded.length).toBeGreaterThan(10)
})

test('every call has its shapes under its own name, and no address is used twice', () => {
  const calls = Object.values(contracts).filter(
    value => typeof value === 'object' && 'name' in value && 'path' in value,
  )
  expect(calls.map(call => call.name).sort()).toEqual(Object.keys(schemas).sort())
  const addresses = calls.map(call => {
    const method = 'method' in call ? call.method : 'fileMethod' in call ? call.fileMethod : call.bytesMethod
    return `${method} ${call.path}`
  })
  expect(new Set(addresses).size).toBe(addresses.length)
})
