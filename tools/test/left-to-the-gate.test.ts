import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { LEFT_TO_THE_GATE } from './left-to-the-gate.ts'

test('each file that is left to the gate exists', () => {
  expect(LEFT_TO_THE_GATE.filter(file => !existsSync(join(root, file)))).toEqual([])
})
