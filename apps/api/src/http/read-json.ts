import { inBlocks } from '../uploads/in-blocks.ts'

export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; code: 'too-large' | 'bad-request' | 'unsupported-media-type' }

/** Reads a JSON body of at most so many bytes, without keeping more than that. */
export async function readJson(request: Request, most: number): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && request.body) return { ok: false, code: 'unsupported-media-type' }
  if (Number(request.headers.get('content-length') ?? 0) > most) return { ok: false, code: 'too-large' }

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of inBlocks(request.body)) {
      size += chunk.length
      if (size > most) return { ok: false, code: 'too-large' }
      chunks.push(chunk)
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, code: 'bad-request' }
  }
}
