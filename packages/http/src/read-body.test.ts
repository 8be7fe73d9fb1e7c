import { describe, expect, test } from 'vitest'
import { readBody } from './read-body.ts'

/** A body of these chunks, which never ends where it `hangs`. */
function sent(
  pieces: string[],
  { hangs = false, headers = {} }: { hangs?: boolean; headers?: Record<string, string> } = {},
) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (!hangs) controller.close()
    },
  })
  return { headers: new Headers(headers), body }
}

describe('a body', () => {
  test('is read whole up to its bound, in however many pieces it comes', async () => {
    const read = await readBody(sent(Array.from({ length: 1000 }, () => 'ab')), { mostBytes: 2000 })
    expect(read.ok && new TextDecoder().decode(read.bytes)).toBe('ab'.repeat(1000))
  })

  test('is nothing where there is none', async () => {
    expect(await readBody({ headers: new Headers(), body: null }, { mostBytes: 1 })).toEqual({
      ok: true,
      bytes: new Uint8Array(),
    })
  })

  test('is refused one byte beyond its bound, though its head promised less', async () => {
    const lying = sent(['abc', 'de'], { headers: { 'content-length': '3' } })
    expect(await readBody(lying, { mostBytes: 4 })).toEqual({ ok: false, code: 'too-large' })
  })

  test('is refused by its head before it is waited for', async () => {
    const promised = sent([], { hangs: true, headers: { 'content-length': '5' } })
    expect(await readBody(promised, { mostBytes: 4 })).toEqual({ ok: false, code: 'too-large' })
  })

  test('whose sender falls silent is given up', async () => {
    const silent = sent(['abc'], { hangs: true })
    expect(await readBody(silent, { mostBytes: 10, silentMs: 20 })).toEqual({
      ok: false,
      code: 'request-timeout',
    })
  })

  test('that breaks off is no request', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: controller => controller.error(new Error('gone')) })
    expect(await readBody({ headers: new Headers(), body }, { mostBytes: 10 })).toEqual({
      ok: false,
      code: 'bad-request',
    })
  })
})
