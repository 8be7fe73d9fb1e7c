import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')
const files = globSync('{blocks,features,routes}/**/*.{ts,tsx}', { cwd: APP }).filter(
  file => !file.includes('.test.'),
)
const sources = files.map(file => readFileSync(join(APP, file), 'utf8'))

const namesMatching = (pattern: RegExp) =>
  [...new Set(sources.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort()

test('every page script that the markup names has its file', () => {
  const names = namesMatching(/'?data-enhance'?(?:=|: )['"]([\w-]+)['"]/g)
  expect(names).toContain('checkout')
  expect(names.filter(name => !existsSync(join(APP, 'islands', `${name}.ts`)))).toEqual([])
})

test('every island that the markup names has its file', () => {
  const names = namesMatching(/<Island\b[^>]*?\bname="([\w-]+)"/g)
  expect(names).toContain('calculator')
  expect(names.filter(name => !existsSync(join(APP, 'islands', `${name}.tsx`)))).toEqual([])
})
