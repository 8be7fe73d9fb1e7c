import { setImmediate } from 'node:timers/promises'
import { resumeReading } from '@passepartout/http'
import { acquireBuffer, BUFFER_BYTES, releaseBuffer } from './buffer-pool.ts'

/** The sender sent nothing within the timeout. */
export class UploadStalledError extends Error {
  override name = 'UploadStalledError'
}

/** Resolves when the sender may continue after `bytes`; `undefined` when at once. */
export type UploadThrottle = (bytes: number) => Promise<void> | undefined

interface ReadOptions {
  patienceMs?: number | undefined
  pace?: UploadThrottle | undefined
}

/**
 * Reads a body as blocks of 64 KiB, the last one shorter. A block is valid only until the next one is requested: copy
 * what you need. Senders choose the size of their chunks, and work per chunk would make a small body as expensive as a
 * large one. Data that has already arrived is read in turns with other bodies. Rejects when the connection breaks.
 *
 * @throws UploadStalledError
 */
export async function* readInBlocks(
  body: ReadableStream<Uint8Array> | null,
  { patienceMs, pace }: ReadOptions = {},
): AsyncGenerator<Buffer, void> {
  if (!body) return
  const reader = body.getReader()
  const patience = patienceMs === undefined ? undefined : startStallTimer(patienceMs)
  const block = acquireBuffer()
  let filled = 0
  try {
    for (;;) {
      await resumeReading()
      const { done, value } = await (patience ? patience.race(reader.read()) : reader.read())
      if (done) break
      await pace?.(value.length)
      for (let at = 0; at < value.length; ) {
        if (filled === 0 && value.length - at >= BUFFER_BYTES) {
          yield Buffer.from(value.buffer, value.byteOffset + at, BUFFER_BYTES)
          at += BUFFER_BYTES
          continue
        }
        const part = value.subarray(at, at + BUFFER_BYTES - filled)
        block.set(part, filled)
        at += part.length
        filled += part.length
        if (filled < BUFFER_BYTES) continue
        yield block
        filled = 0
      }
    }
    if (filled > 0) yield block.subarray(0, filled)
  } finally {
    patience?.end()
    releaseBuffer(block)
    // After a read, Node's stream continues in the next tick. Cancelled before that, it would pass its next chunk to a
    // closed stream and throw an uncatchable error.
    await setImmediate()
    // Cancels a body that was not read to its end; after a broken connection there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

/** One timer per body: a timer per chunk would again be work that the sender controls. */
function startStallTimer(patienceMs: number) {
  let giveUp: (error: Error) => void = () => undefined
  const timer = setTimeout(() => giveUp(new UploadStalledError('The sender fell silent')), patienceMs)
  return {
    race: <T>(next: Promise<T>): Promise<T> => {
      timer.refresh()
      return new Promise((resolve, reject) => {
        giveUp = reject
        next.then(resolve, reject)
      })
    },
    end: () => clearTimeout(timer),
  }
}
