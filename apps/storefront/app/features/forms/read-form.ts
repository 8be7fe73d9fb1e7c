const MOST_BYTES = 64 * 1024
/** Of a form that takes a list: letters beyond ASCII travel as six. */
export const LIST_BYTES = 400 * 1024
const TYPE = 'application/x-www-form-urlencoded'

/** Reads what a plain form sent, keeping no more than a form can hold; nothing where it is no form or too much. */
export async function readForm(
  request: Request,
  mostBytes = MOST_BYTES,
): Promise<Record<string, string> | undefined> {
  const fields = await readMultiValueForm(request, mostBytes)
  return fields && Object.fromEntries(fields)
}

/** The same with every value of names that come several times. */
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
