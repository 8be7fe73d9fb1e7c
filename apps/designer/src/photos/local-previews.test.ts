import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalPreviews, type Decoder } from './local-previews.ts'
import type { PreviewRequest } from './preview-worker.ts'

beforeEach(() => {
  // Globals by which the code detects that this device can decode.
  vi.stubGlobal('Worker', class {})
  vi.stubGlobal('OffscreenCanvas', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** Decoders that record their requests and respond in the next turn. */
function decoders(
  width = 4032,
  files: (sizes: readonly number[]) => Record<number, string> | null = asAddresses,
) {
  const asked: string[] = []
  const start = (): Decoder => {
    const decoder: Decoder = {
      onmessage: null,
      onerror: null,
      postMessage: ({ id, file, sizes }: PreviewRequest) => {
        asked.push(`${(file as File).name}: ${sizes.join(' ')}`)
        const data = { id, width, height: width * 0.75, files: files(sizes) }
        setTimeout(() => decoder.onmessage?.call(decoder as Worker, { data } as MessageEvent))
      },
    }
    return decoder
  }
  return { asked, start }
}

const asAddresses = (sizes: readonly number[]) =>
  Object.fromEntries(sizes.map(size => [size, `blob:${size}`]))
const photos = ['a', 'b', 'c', 'd'].map(name => new File(['x'], name))

test('small pictures of all photos come before the large one of any', async () => {
  const { asked, start } = decoders()
  const { make } = createLocalPreviews(undefined, start)
  const made = await Promise.all(photos.map(make))
  const larger = await Promise.all(made.map(one => one?.larger))
  expect(asked.slice(0, 4)).toEqual(['a: 160 640', 'b: 160 640', 'c: 160 640', 'd: 160 640'])
  expect(asked.slice(4).sort()).toEqual(['a: 2048', 'b: 2048', 'c: 2048', 'd: 2048'])
  expect(made.map(one => Object.keys(one?.tiers ?? {}))).toEqual(photos.map(() => ['160', '640']))
  expect(larger.map(one => Object.keys(one ?? {}))).toEqual(photos.map(() => ['2048']))
})

test('a photo that is small itself is decoded once, as are all of them where only small pictures are wanted', async () => {
  const tiny = decoders(300)
  await (await createLocalPreviews(undefined, tiny.start).make(photos[0]!))?.larger
  const prints = decoders()
  await (await createLocalPreviews([160, 640], prints.start).make(photos[0]!))?.larger
  await wait(20)
  expect([tiny.asked, prints.asked]).toEqual([['a: 160 640'], ['a: 160 640']])
})

test('a file that cannot be drawn here has no preview', async () => {
  const { start } = decoders(0, () => null)
  expect(await createLocalPreviews(undefined, start).make(photos[0]!)).toBeNull()
})

test('each of two decoders has the next small picture in hand before the page has heard of the last', () => {
  const asked: string[] = []
  const start = (): Decoder => ({
    onmessage: null,
    onerror: null,
    postMessage: ({ file }: PreviewRequest) => void asked.push((file as File).name),
  })
  const { make } = createLocalPreviews(undefined, start)
  for (const name of ['a', 'b', 'c', 'd', 'e']) void make(new File(['x'], name))
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
})

test('photos that a decoder fails on have no preview, and the next ones are drawn', async () => {
  const { start } = decoders()
  let isBroken = true
  const breaking = (): Decoder => {
    const decoder = start()
    const { postMessage } = decoder
    decoder.postMessage = (request: PreviewRequest) => {
      if (isBroken)
        setTimeout(() => decoder.onerror?.call(decoder as Worker, new Event('error') as ErrorEvent))
      else postMessage.call(decoder, request)
    }
    return decoder
  }
  const { make } = createLocalPreviews([160], breaking)
  expect(await Promise.all(photos.map(make))).toEqual([null, null, null, null])
  await wait(20)
  isBroken = false
  expect((await make(photos[0]!))?.tiers).toEqual({ 160: 'blob:160' })
})

test('decoders that were prepared while photos were chosen are those that draw them', async () => {
  const { asked, start } = decoders()
  const started = vi.fn(start)
  const { make, prepare } = createLocalPreviews([160], started)
  prepare()
  prepare()
  await Promise.all(photos.map(make))
  expect([started.mock.calls.length, asked.length]).toEqual([2, 4])
})
