import { resumeReading } from './fair-queue.ts'

export type BodyProblem = 'too-large' | 'request-timeout' | 'bad-request'
export type ReadBody = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; code: BodyProblem }

export interface BodyBounds {
  mostBytes: number
  /** Milliseconds without a byte after which the request times out. */
  silentMs?: number
}

/**
 * Reads a whole body and counts the bytes received, since `Content-Length` may lie. Senders choose the size of their
 * chunks, so chunks are copied into one buffer and read in turns with those of other requests.
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { mostBytes, silentMs = 30_000 }: BodyBounds,
): Promise<ReadBody> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) return { ok: false, code: 'too-large' }
  if (!body) return { ok: true, bytes: new Uint8Array() }
  const reader = body.getReader()
  let isSilent = false
  const silence = setTimeout(() => {
    isSilent = true
    void reader.cancel().catch(() => undefined)
  }, silentMs)
  let bytes = new Uint8Array(0)
  let size = 0
  try {
    for (;;) {
      await resumeReading()
      const { done, value } = await reader.read()
      if (isSilent) return { ok: false, code: 'request-timeout' }
      if (done) return { ok: true, bytes: bytes.subarray(0, size) }
      silence.refresh()
      if (size + value.length > mostBytes) return { ok: false, code: 'too-large' }
      if (size + value.length > bytes.length) {
        const larger = new Uint8Array(Math.min(mostBytes, Math.max(size + value.length, 2 * bytes.length)))
        larger.set(bytes.subarray(0, size))
        bytes = larger
      }
      bytes.set(value, size)
      size += value.length
    }
  } catch {
    return { ok: false, code: isSilent ? 'request-timeout' : 'bad-request' }
  } finally {
    clearTimeout(silence)
    // Node's stream continues in the tick after a chunk; cancelled before that, it would write to a closed stream.
    setImmediate(() => void reader.cancel().catch(() => undefined))
  }
}
