import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { FULL_RUN_TESTS } from './full-run-tests.ts'

test('each file that is left to the gate exists', () => {
  expect(FULL_RUN_TESTS.filter(file => !existsSync(join(root, file)))).toEqual([])
})
