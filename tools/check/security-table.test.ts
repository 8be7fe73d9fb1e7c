import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = await readFile(join(root, 'docs/security.md'), 'utf8')
const rows = text
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

test('every chapter of the standard is there', () => {
  const chapters = new Set(rows.map(([, requirement]) => Number.parseInt(requirement ?? '', 10)))
  expect([...chapters].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  )
})

test('every requirement has a result and words for it', () => {
  for (const [, requirement, result, evidence] of rows) {
    expect(['pass', 'n/a', 'fail', 'open', 'operator'], requirement).toContain(result)
    expect(evidence, requirement).toMatch(/\w{2}/)
  }
})

test('no requirement has two results', () => {
  const named = rows.flatMap(([, requirement = '']) => requirement.match(/\d+\.\d+\.\d+/g) ?? [])
  expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([])
})

test('every file that is evidence exists', () => {
  const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|ARCHITECTURE\.md|\.env\.example)`/g)].map(
    ([, file]) => file ?? '',
  )
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})

test('what is quoted of a file stands in it', async () => {
  const quotes = [...text.matchAll(/`([\w./-]+)` \((".+?")\)/g)].flatMap(([, file = '', words = '']) =>
    [...words.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => ({ file, quote })),
  )
  expect(quotes.length).toBeGreaterThan(5)
  for (const { file, quote } of quotes)
    expect(await readFile(join(root, file), 'utf8'), file).toContain(quote)
})
