import { expect, test } from 'vitest'
import { createUploadThrottle } from './upload-throttle.ts'

const RATE = { bytesPerSecond: 10_000, burst: 500 }

test('what comes at once is read at once', () => {
  const pace = createUploadThrottle(RATE, () => 0)
  for (let piece = 0; piece < 5; piece++) expect(pace('anna', 100)).toBeUndefined()
})

test('what comes on and on is read at the rate, over however many connections', async () => {
  const pace = createUploadThrottle(RATE)
  const began = performance.now()
  const connection = async () => {
    for (let piece = 0; piece < 10; piece++) await pace('anna', 100)
  }
  await Promise.all([connection(), connection(), connection(), connection()])
  // 4000 bytes, 500 of them at once; the last piece may have waited less than the exactness of a timer.
  expect(performance.now() - began).toBeGreaterThan(320)
})

test('nobody waits for what somebody else sends', () => {
  const pace = createUploadThrottle(RATE, () => 0)
  expect(pace('anna', 100_000)).toBeInstanceOf(Promise)
  expect(pace('ben', 500)).toBeUndefined()
})

test('whoever was silent may send at once again', () => {
  let now = 0
  const pace = createUploadThrottle(RATE, () => now)
  expect(pace('anna', 1000)).toBeInstanceOf(Promise)
  now = 200
  expect(pace('anna', 500)).toBeUndefined()
})

test('ten thousand senders are remembered no longer than they owe', () => {
  let now = 0
  const pace = createUploadThrottle(RATE, () => now)
  for (let sender = 0; sender < 9999; sender++) pace(`sender ${sender}`, 1)
  pace('anna', 100_000)
  now = 1000
  expect(pace('ben', 1)).toBeUndefined()
  expect(pace('anna', 1)).toBeInstanceOf(Promise)
})
