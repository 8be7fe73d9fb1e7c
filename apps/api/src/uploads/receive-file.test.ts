import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileKind } from '@passepartout/domain'
import { difficultFile } from '@passepartout/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from '../http/call-result.ts'
import { receiveFile } from './receive-file.ts'

let folder = ''
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-receive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const options = {
  maxBytes: 5000,
  accept: (kind: FileKind) => (kind === 'jpeg' ? { kind } : refuse('unsupported-file')),
  tooLarge: () => refuse('photo-too-large'),
}
const jpeg = (length: number) => {
  const bytes = new Uint8Array(length).fill(7)
  bytes.set([0xff, 0xd8, 0xff].slice(0, length))
  return bytes
}
const inPieces = (bytes: Uint8Array, cuts: number[]) => {
  const at = [0, ...cuts.filter(cut => cut < bytes.length).sort((a, b) => a - b), bytes.length]
  return ReadableStream.from(at.slice(1).map((end, index) => bytes.subarray(at[index], end)))
}

test('a file arrives whole however it is cut, and is known by its first bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 5000 }),
      fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 8 }),
      async (length, cuts) => {
        const path = join(folder, String(count++))
        expect(await receiveFile(inPieces(jpeg(length), cuts), path, options)).toMatchObject({
          kind: 'jpeg',
          bytes: length,
        })
        expect(await readFile(path)).toEqual(Buffer.from(jpeg(length)))
      },
    ),
    { numRuns: 50 },
  )
})

test.each([
  ['nothing', new Uint8Array(), 'photo-empty'],
  ['a byte too many', jpeg(5001), 'photo-too-large'],
  ['something else', new Uint8Array(2000).fill(1), 'unsupported-file'],
])('%s is refused', async (_, bytes, refused) => {
  const path = join(folder, String(count++))
  expect(await receiveFile(inPieces(bytes, [400]), path, options)).toMatchObject({ refused })
})

test('a request without a body is an empty file', async () => {
  const path = join(folder, String(count++))
  expect(await receiveFile(null, path, options)).toMatchObject({ refused: 'photo-empty' })
})

test('its sender waits for every byte where too many come, those that are not kept too', async () => {
  const picture = Buffer.concat([await readFile(difficultFile('tiny-300px.jpg')), Buffer.alloc(200_000)])
  let paced = 0
  const path = join(folder, String(count++))
  const file = await receiveFile(inPieces(picture, [1000, 90_000]), path, {
    ...options,
    maxBytes: 1_000_000,
    pace: bytes => {
      paced += bytes
      return Promise.resolve()
    },
  })
  expect(file).toMatchObject({ bytes: picture.length - 200_000, arrived: picture.length })
  expect(paced).toBe(picture.length)
})

test('its sender waits eight times as long for what lies behind a picture and the film of the moment', async () => {
  const picture = await readFile(difficultFile('tiny-300px.jpg'))
  const million = new Uint8Array(1_000_000)
  const waited: number[] = []
  await receiveFile(
    ReadableStream.from([picture, ...Array.from({ length: 30 }, () => million)]),
    join(folder, String(count++)),
    {
      ...options,
      maxBytes: 100_000_000,
      pace: bytes => {
        waited.push(bytes)
        return undefined
      },
    },
  )
  expect(waited.slice(1, 17)).toEqual(Array.from({ length: 16 }, () => 1_000_000))
  expect(waited.slice(18)).toEqual(Array.from({ length: 13 }, () => 8_000_000))
})

test('a sender that falls silent is given up, and told so', async () => {
  let letGo = false
  const silent = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(jpeg(600)),
    cancel: () => {
      letGo = true
    },
  })
  const path = join(folder, String(count++))
  expect(await receiveFile(silent, path, { ...options, patienceMs: 20 })).toEqual(refuse('request-timeout'))
  expect(letGo).toBe(true)
})
