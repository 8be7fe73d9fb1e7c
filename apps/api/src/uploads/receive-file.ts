import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { type FileKind, sniffFile } from '@passepartout/domain'
import { type Refusal, refuse } from '../http/call-result.ts'
import { createImageEndDetector } from './image-end.ts'
import { readInBlocks, UploadStalledError, type UploadThrottle } from './read-in-blocks.ts'

/**
 * Cameras append a short film behind the image. Bytes beyond its usual size are useless but cost the main thread as
 * much as image bytes, so the throttle counts each several times.
 */
const FILM_BYTES = 16_000_000
const BEHIND_FILM_TIMES = 8

export interface ReceiveOptions<Kind extends FileKind> {
  maxBytes: number
  /** Decides on the file's kind, once the first 64 KiB have arrived. */
  accept: (kind: FileKind) => UploadVerdict<Kind> | Refusal
  tooLarge: () => Refusal
  /** Timeout of a sender that sends nothing. */
  patienceMs?: number
  pace?: UploadThrottle
}

export interface UploadVerdict<Kind extends FileKind> {
  kind: Kind
  /** Stop reading after so many bytes. */
  enough?: number
}

export interface ReceivedFile<Kind extends FileKind = FileKind> {
  path: string
  kind: Kind
  /** Bytes stored and hashed: those behind the end of an image are left out. */
  bytes: number
  /** Bytes received, including those left out. */
  arrived: number
  sha256: string
}

/**
 * Writes a body to a file while it arrives, holding one block in memory. Refuses an unaccepted kind at the first block
 * and a file that is too large as soon as it exceeds the limit. Rejects when the connection breaks.
 */
export async function receiveFile<Kind extends FileKind>(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  options: ReceiveOptions<Kind>,
): Promise<ReceivedFile<Kind> | Refusal> {
  const file = await open(path, 'wx')
  try {
    return await writeBlocks(body, { path, file, ...options })
  } catch (error) {
    if (error instanceof UploadStalledError) return refuse('request-timeout')
    throw error
  } finally {
    await file.close()
  }
}

async function writeBlocks<Kind extends FileKind>(
  body: ReadableStream<Uint8Array> | null,
  {
    path,
    file,
    maxBytes,
    accept,
    tooLarge,
    patienceMs = 30_000,
    pace,
  }: ReceiveOptions<Kind> & { path: string; file: FileHandle },
): Promise<ReceivedFile<Kind> | Refusal> {
  const hash = createHash('sha256')
  let accepted: UploadVerdict<Kind> | undefined
  let findEnd = createImageEndDetector('unknown')
  let end: number | undefined
  let arrived = 0
  let bytes = 0
  const paced =
    pace && ((piece: number) => pace(arrived - bytes > FILM_BYTES ? piece * BEHIND_FILM_TIMES : piece))
  for await (const block of readInBlocks(body, { patienceMs, pace: paced })) {
    if (!accepted) {
      const { kind } = sniffFile(block)
      const answer = accept(kind)
      if ('refused' in answer) return answer
      accepted = answer
      findEnd = createImageEndDetector(kind)
    }
    arrived += block.length
    if (arrived > maxBytes) return tooLarge()
    end ??= findEnd(block)
    const part = block.subarray(0, Math.max(0, (end ?? arrived) - bytes))
    if (part.length > 0) await file.writeFile(part)
    hash.update(part)
    bytes += part.length
    if (arrived >= (accepted.enough ?? Number.POSITIVE_INFINITY)) break
  }
  return accepted
    ? { path, kind: accepted.kind, bytes, arrived, sha256: hash.digest('hex') }
    : refuse('photo-empty')
}
