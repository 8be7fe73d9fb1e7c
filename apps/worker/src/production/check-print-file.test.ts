import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPrintFileChecker } from './check-print-file.ts'

const SCRIPT = fileURLToPath(new URL('../../../../tools/print/check-pdfx.py', import.meta.url))

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'checker-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const plant = { withFile: async <T>(_: string, use: (path: string) => Promise<T>) => use(join(dir, '1.pdf')) }

/** A Python that ends like this, whatever it is to run. */
async function pythonThat(name: string, output: string, exit: number): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${exit}\n`)
  await chmod(path, 0o755)
  return path
}
const reportOf = (faults: object[], inkPercent: number | null) =>
  JSON.stringify({ 'somewhere/1.pdf': { faults, inkPercent } })
const check = (...pythons: string[]) => createPrintFileChecker({ plant, script: SCRIPT, pythons })('1.pdf')

describe('the verdict of the second checker', () => {
  test('is a pass with the highest sum of inks', async () => {
    expect(await check(await pythonThat('a', reportOf([], 287), 0))).toEqual({
      ...{ checker: 'check-pdfx', state: 'passed', faults: [], inkPercent: 287 },
    })
  })

  test('names faults by code', async () => {
    const faults = [{ code: 'I01', text: 'page 1: 340 % of ink, more than 300 %' }]
    expect(await check(await pythonThat('a', reportOf(faults, 340), 1))).toMatchObject({
      state: 'faults',
      faults,
    })
  })

  test('comes from the next Python where the first lacks pikepdf', async () => {
    const [bare, good] = [await pythonThat('a', '', 3), await pythonThat('b', reportOf([], null), 0)]
    expect(await check(join(dir, 'none'), bare, good)).toMatchObject({ state: 'passed', inkPercent: null })
  })

  test.each([
    ['no Python', async () => join(dir, 'none'), 'this machine has no Python with pikepdf'],
    ['a Python without pikepdf', () => pythonThat('a', '', 3), 'this machine has no Python with pikepdf'],
    ['no report', () => pythonThat('a', 'Segmentation fault', 0), 'the checker failed'],
    ['a file that cannot be read', () => pythonThat('a', '', 2), 'the checker failed'],
  ])('says that nothing was checked with %s', async (_, python, reason) => {
    expect(await check(await python())).toEqual({ checker: 'check-pdfx', state: 'not-checked', reason })
  })

  test('says so of a file that is gone', async () => {
    const gone = createPrintFileChecker({ plant: { withFile: async () => undefined }, script: SCRIPT })
    expect(await gone('1.pdf')).toMatchObject({ state: 'not-checked', reason: 'the file is gone' })
  })
})
