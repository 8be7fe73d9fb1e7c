import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createImageFileLookup } from './picture-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'originals-'))
  await writeFile(join(folder, 'dune.jpg'), 'first')
})
afterEach(() => rm(folder, { recursive: true }))

test('an original that is asked for again at once is not looked up again, and one that was replaced is seen a second later', async () => {
  let now = 0
  const files = createImageFileLookup(folder, () => now)
  const first = await files.find('dune.jpg')
  await writeFile(join(folder, 'dune.jpg'), 'the second one')
  expect(await files.find('dune.jpg')).toEqual(first)
  now = 1000
  expect((await files.find('dune.jpg'))?.version).not.toBe(first?.version)
})

test('an original that was missing is found a second after it came', async () => {
  let now = 0
  const files = createImageFileLookup(folder, () => now)
  expect(await files.find('lake.jpg')).toBeUndefined()
  await writeFile(join(folder, 'lake.jpg'), 'here')
  now = 1000
  expect(await files.find('lake.jpg')).toMatchObject({ file: expect.stringContaining('lake.jpg') })
})
