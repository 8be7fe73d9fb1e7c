import { acquireBuffer, releaseBuffer } from '../uploads/buffer-pool.ts'
import { readInBlocks, UploadStalledError, type UploadThrottle } from '../uploads/read-in-blocks.ts'
import { createJsonMeter, type JsonBudget } from './json-budget-meter.ts'

export type JsonProblem = 'too-large' | 'bad-request' | 'unsupported-media-type' | 'request-timeout'
export type JsonBytes = { ok: true; json: ReceivedJson } | { ok: false; code: JsonProblem }

/** A JSON text that keeps its budget; whether it is JSON at all shows when it is parsed. */
export interface ReceivedJson {
  bytes: Uint8Array<ArrayBuffer>
  /** Some text was written with a backslash. */
  hasEscapes: boolean
}

/** As long as for a photo. */
const PATIENCE_MS = 30_000

/** Receives a JSON body within its budget and keeps no more than that; parses nothing. */
export async function receiveJsonBody(
  request: Request,
  budget: JsonBudget,
  pace?: UploadThrottle,
): Promise<JsonBytes> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && request.body) return { ok: false, code: 'unsupported-media-type' }
  if (Number(request.headers.get('content-length') ?? 0) > budget.bytes)
    return { ok: false, code: 'too-large' }

  const meter = createJsonMeter(budget)
  const blocks: Buffer[] = []
  let size = 0
  try {
    for await (const piece of readInBlocks(request.body, { pace, patienceMs: PATIENCE_MS })) {
      if (size + piece.length > budget.bytes || !meter.take(piece)) return { ok: false, code: 'too-large' }
      const block = acquireBuffer()
      blocks.push(block)
      piece.copy(block)
      size += piece.length
    }
    // All blocks are full but the last one.
    const bytes = new Uint8Array(size)
    for (const [at, block] of blocks.entries())
      bytes.set(block.subarray(0, size - at * block.length), at * block.length)
    return { ok: true, json: { bytes, hasEscapes: meter.hasEscapes } }
  } catch (error) {
    return { ok: false, code: error instanceof UploadStalledError ? 'request-timeout' : 'bad-request' }
  } finally {
    for (const block of blocks) releaseBuffer(block)
  }
}

/** What the text says; `undefined` where it is no JSON in UTF-8. */
export function parseJson({ bytes }: ReceivedJson): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}
