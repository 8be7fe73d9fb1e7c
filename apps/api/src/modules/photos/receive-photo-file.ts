import { readFile } from 'node:fs/promises'
import { type ImageFormat, isImageFormat } from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { MAX_BYTES } from '../../image-decoding/image-types.ts'
import type { UploadThrottle } from '../../uploads/read-in-blocks.ts'
import { type ReceivedFile, type ReceiveOptions, receiveFile } from '../../uploads/receive-file.ts'

/** Part of a PDF that is searched for its page count. */
const PDF_LOOK_BYTES = 4_000_000

const OPTIONS: ReceiveOptions<ImageFormat | 'pdf'> = {
  maxBytes: MAX_BYTES,
  tooLarge: refuseTooLarge,
  accept: kind => {
    if (isImageFormat(kind)) return { kind }
    if (kind === 'pdf') return { kind, enough: PDF_LOOK_BYTES }
    return kind === 'text' ? refuse('unsupported-file', { text: 'photo.text' }) : refuse('unsupported-file')
  },
}

/** Stores an upload as a file if it is an image. Rejects when the connection breaks. */
export async function receivePhotoFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  pace?: UploadThrottle,
): Promise<ReceivedFile<ImageFormat> | Refusal> {
  const file = await receiveFile(body, path, pace ? { ...OPTIONS, pace } : OPTIONS)
  if ('refused' in file) return file
  const { kind, ...rest } = file
  return kind === 'pdf' ? refusePdf(path) : { ...rest, kind }
}

export function refuseTooLarge(): Refusal {
  return refuse('photo-too-large', { params: { megabytes: MAX_BYTES / 1_000_000 } })
}

/**
 * Pages are counted when the file lists them uncompressed; newer programs compress the list, and the number is unknown.
 */
async function refusePdf(path: string): Promise<Refusal> {
  const count = (await readFile(path, 'latin1')).match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
  return count > 0
    ? refuse('unsupported-file', { text: 'photo.pdf', params: { count } })
    : refuse('unsupported-file', { text: 'photo.pdf-uncounted' })
}
