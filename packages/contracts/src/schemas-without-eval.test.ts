import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { schemasWithoutEval } from './schemas-without-eval.ts'

test('another version of the library that compiles them elsewhere is noticed', () => {
  const file = createRequire(import.meta.url)
    .resolve('zod/v4')
    .replace(/index\.\w+$/, 'classic/schemas.js')
  const code = readFileSync(file, 'utf8').replace('core.$ZodObjectJIT.init(', 'core.init(')
  expect(() => schemasWithoutEval().transform(code, '/x/zod/v4/classic/schemas.js')).toThrow('another way')
  expect(schemasWithoutEval().transform(code, '/x/other.js')).toBeNull()
})
