const MOST_BYTES = 64 * 1024
/** For forms with a list: a character beyond ASCII takes six bytes. */
export const LIST_BYTES = 400 * 1024
const TYPE = 'application/x-www-form-urlencoded'

/** Reads a URL-encoded form and buffers no more than the limit; `undefined` if it is no form or too large. */
export async function readForm(
  request: Request,
  mostBytes = MOST_BYTES,
): Promise<Record<string, string> | undefined> {
  const fields = await readMultiValueForm(request, mostBytes)
  return fields && Object.fromEntries(fields)
}

/** Like `readForm`, with every value of repeated names. */
export async function readMultiValueForm(
  request: Request,
  mostBytes = MOST_BYTES,
): Promise<URLSearchParams | undefined> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith(TYPE)) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  const text = await new Blob(chunks as BlobPart[]).text()
  return new URLSearchParams(text)
}
