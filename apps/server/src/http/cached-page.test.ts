import { randomBytes } from 'node:crypto'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, toCachedPage } from './cached-page.ts'

const ROUND_MS = 10

/** Rounds of a busy event loop until a promise settles. */
async function busyRoundsDuring(done: Promise<unknown>): Promise<number> {
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  let rounds = 0
  for (; !isDone; rounds++) {
    for (const began = performance.now(); performance.now() - began < ROUND_MS; );
    await nextLoop()
  }
  return rounds
}

test('a kept page waits for a busy thread once, where unpacking it in small chunks waits over and over', async () => {
  const words = Array.from({ length: 4000 }, () => `<li>${randomBytes(20).toString('hex')}</li>`).join('')
  const page = await toCachedPage(200, {}, Buffer.from(words))
  const chunked = await busyRoundsDuring(promisify(brotliDecompress)(page.br.body))
  const whole = await busyRoundsDuring(Promise.resolve(encodingFor(page, 'identity')))
  expect((await encodingFor(page, 'identity')).body.toString()).toBe(words)
  expect(whole).toBeLessThan(chunked / 2)
})

test('a kept page that many ask for in the same moment is unpacked once for all of them', async () => {
  const page = await toCachedPage(200, {}, Buffer.from('<p>Leinwand</p>'.repeat(100)))
  const [one, other] = await Promise.all([encodingFor(page, 'identity'), encodingFor(page, 'identity')])
  expect(one.body.toString()).toMatch(/^<p>Leinwand/)
  expect(other.body).toBe(one.body)
})
