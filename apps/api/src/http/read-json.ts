import { inBlocks } from '../uploads/in-blocks.ts'
import { createJsonMeter, type JsonBudget } from './json-meter.ts'

export type JsonProblem = 'too-large' | 'bad-request' | 'unsupported-media-type'
export type JsonBytes = { ok: true; json: ReceivedJson } | { ok: false; code: JsonProblem }

/** A JSON text that keeps its budget; whether it is JSON at all shows when it is parsed. */
export interface ReceivedJson {
  bytes: Uint8Array<ArrayBuffer>
  /** Some text was written with a backslash. */
  hasEscapes: boolean
}

const FIRST_BYTES = 16 * 1024

/** Receives a JSON body within its budget and keeps no more than that; parses nothing. */
export async function receiveJson(request: Request, budget: JsonBudget): Promise<JsonBytes> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && request.body) return { ok: false, code: 'unsupported-media-type' }
  if (Number(request.headers.get('content-length') ?? 0) > budget.bytes)
    return { ok: false, code: 'too-large' }

  const meter = createJsonMeter(budget)
  // One buffer that grows: a list of pieces would cost a hundred times what tiny pieces hold.
  let kept = new Uint8Array(Math.min(FIRST_BYTES, budget.bytes))
  let size = 0
  try {
    for await (const piece of inBlocks(request.body)) {
      if (size + piece.length > budget.bytes || !meter.take(piece)) return { ok: false, code: 'too-large' }
      if (size + piece.length > kept.length) kept = grown(kept, size, size + piece.length, budget.bytes)
      kept.set(piece, size)
      size += piece.length
    }
  } catch {
    return { ok: false, code: 'bad-request' }
  }
  return { ok: true, json: { bytes: kept.subarray(0, size), hasEscapes: meter.hasEscapes } }
}

function grown(kept: Uint8Array, size: number, needed: number, most: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(most, Math.max(needed, 2 * kept.length)))
  larger.set(kept.subarray(0, size))
  return larger
}

/** What the text says; `undefined` where it is no JSON in UTF-8. */
export function parseJson({ bytes }: ReceivedJson): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}
