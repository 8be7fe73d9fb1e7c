import { setImmediate } from 'node:timers/promises'
import { resumeReading } from '@passepartout/http'
import { acquireBuffer, BUFFER_BYTES, releaseBuffer } from './buffer-pool.ts'

/** A sender was silent for longer than it is waited for. */
export class UploadStalledError extends Error {
  override name = 'UploadStalledError'
}

/** How long its sender has to wait after so many bytes, if at all. */
export type UploadThrottle = (bytes: number) => Promise<void> | undefined

interface ReadOptions {
  patienceMs?: number | undefined
  pace?: UploadThrottle | undefined
}

/**
 * A body as blocks of 64 KiB, the last one shorter. A block is valid only until the next one is asked for: copy what you
 * keep. Senders decide how small their pieces are: work per piece, or a list of them, would let a small body cost what a
 * large one does. What has arrived already is read in turns with everybody else's. Rejects when the connection breaks.
 *
 * @throws SilentSenderError
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
    // A piece that was read has Node's stream go on in the next tick. Cancelled before that, it would hand its next piece
    // to a closed stream and throw where nobody catches it.
    await setImmediate()
    // Lets go of a sender that was not heard out; one that broke off has nothing left to let go.
    await reader.cancel().catch(() => undefined)
  }
}

/** One timer for a whole body: a timer per piece would again be work that the sender decides on. */
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
