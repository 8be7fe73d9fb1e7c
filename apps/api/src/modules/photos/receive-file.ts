import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { type Refusal, refuse } from '../../http/answer.ts'
import { MAX_BYTES } from '../../pictures/picture-types.ts'
import { type PictureFormat, SNIFF_BYTES, sniffFormat } from '../../pictures/sniff-picture.ts'

export interface ReceivedFile {
  path: string
  bytes: number
  sha256: string
  format: PictureFormat
}

const PDF_LOOK_BYTES = 4_000_000

/**
 * Writes a body to a file as it arrives, never holding more than a piece of it. What cannot be a picture is
 * refused as soon as its first bytes are there, what is too large as soon as it is.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
): Promise<ReceivedFile | Refusal> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  let bytes = 0
  let head: Buffer = Buffer.alloc(0)
  let format: PictureFormat | undefined
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) return tooLarge()
      if (!format) {
        head = Buffer.concat([head, chunk])
        if (head.length < SNIFF_BYTES) continue
        const found = recognise(head)
        if (found === 'pdf' && head.length < PDF_LOOK_BYTES) continue
        if (typeof found !== 'string' || found === 'pdf') return found === 'pdf' ? refusePdf(head) : found
        format = found
        hash.update(head)
        await file.writeFile(head)
        head = Buffer.alloc(0)
      } else {
        hash.update(chunk)
        await file.writeFile(chunk)
      }
    }
    if (bytes === 0) return refuse('photo-empty')
    if (!format) {
      const found = recognise(head)
      if (typeof found !== 'string' || found === 'pdf') return found === 'pdf' ? refusePdf(head) : found
      format = found
      hash.update(head)
      await file.writeFile(head)
    }
    return { path, bytes, sha256: hash.digest('hex'), format }
  } finally {
    await file.close()
  }
}

export const tooLarge = () => refuse('photo-too-large', { params: { megabytes: MAX_BYTES / 1_000_000 } })

function recognise(head: Buffer): PictureFormat | 'pdf' | Refusal {
  const found = sniffFormat(head.subarray(0, SNIFF_BYTES))
  if (found === 'text') return refuse('unsupported-file', { text: 'photo.text' })
  return found === 'other' ? refuse('unsupported-file') : found
}

/** Pages are counted where the file lists them openly; newer writers pack the list away, then it is one or more. */
function refusePdf(head: Buffer): Refusal {
  const count = head.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
  return count > 0
    ? refuse('unsupported-file', { text: 'photo.pdf', params: { count } })
    : refuse('unsupported-file', { text: 'photo.pdf-uncounted' })
}
