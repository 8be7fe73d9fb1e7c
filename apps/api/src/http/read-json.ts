import { acquireBuffer, releaseBuffer } from '../uploads/buffer-pool.ts'
import { readInBlocks, UploadStalledError, type UploadThrottle } from '../uploads/read-in-blocks.ts'
import { createJsonMeter, type JsonBudget } from './json-budget-meter.ts'

export type JsonProblem = 'too-large' | 'bad-request' | 'unsupported-media-type' | 'request-timeout'
export type JsonBytes = { ok: true; json: ReceivedJson } | { ok: false; code: JsonProblem }

/** A JSON text within its budget, not parsed yet: it may still be invalid. */
export interface ReceivedJson {
  bytes: Uint8Array<ArrayBuffer>
  /** Some text contains a backslash. */
  hasEscapes: boolean
}

/** Equal to the stall timeout of photo uploads. */
const PATIENCE_MS = 30_000

/** Receives a JSON body up to its budget without parsing it. */
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
    // Every block is full except the last.
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

/** Parses the text; `undefined` when it is no JSON in UTF-8. */
export function parseJson({ bytes }: ReceivedJson): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}
