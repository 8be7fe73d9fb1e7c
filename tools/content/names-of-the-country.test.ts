import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { listFiles } from '../check/sources.ts'

/** Texts of a design that are the same in every language. */
function* sharedTexts(design: unknown): Generator<string> {
  if (typeof design !== 'object' || design === null) return
  if ('text' in design && typeof design.text === 'string') yield design.text
  for (const part of Object.values(design)) yield* sharedTexts(part)
}

test('sample names and words on designs are written for each language; figures alone are shared', () => {
  const designs = listFiles(root, ['catalogue/designs']).filter(file => file.endsWith('.json'))
  const texts = designs.flatMap(file =>
    [...sharedTexts(JSON.parse(readFileSync(join(root, file), 'utf8')))].map(text => `${file}: ${text}`),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(text => /: .*\p{Lu}\p{Ll}/su.test(text))).toEqual([])
})
