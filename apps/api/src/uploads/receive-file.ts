import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { type FileKind, sniffFile } from '@passepartout/domain'
import { type Refusal, refuse } from '../http/call-result.ts'
import { createImageEndDetector } from './image-end.ts'
import { readInBlocks, UploadStalledError, type UploadThrottle } from './read-in-blocks.ts'

/**
 * Behind the end of a picture cameras keep a film of the moment. What is more than that nobody needs, and reading it costs the thread that
 * answers as much as a picture's bytes: each of them counts as several, so that its sender waits longer.
 */
const FILM_BYTES = 16_000_000
const BEHIND_FILM_TIMES = 8

export interface ReceiveOptions<Kind extends FileKind> {
  maxBytes: number
  /** Whether a file of this kind is taken, or why not; asked as soon as its first 64 KiB are there. */
  accept: (kind: FileKind) => UploadVerdict<Kind> | Refusal
  tooLarge: () => Refusal
  /** A sender that stays silent for longer is given up. */
  patienceMs?: number
  pace?: UploadThrottle
}

export interface UploadVerdict<Kind extends FileKind> {
  kind: Kind
  /** So many bytes are enough; the rest is not waited for. */
  enough?: number
}

export interface ReceivedFile<Kind extends FileKind = FileKind> {
  path: string
  kind: Kind
  /** What was kept of it, and its hash: bytes behind the end of a picture are not. */
  bytes: number
  /** With those. */
  arrived: number
  sha256: string
}

/**
 * Writes a body to a file as it arrives, never holding more than a block of it. What is not taken is refused as soon
 * as its first block is there, what is too large as soon as it is. Rejects when the connection breaks.
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
    const kept = block.subarray(0, Math.max(0, (end ?? arrived) - bytes))
    if (kept.length > 0) await file.writeFile(kept)
    hash.update(kept)
    bytes += kept.length
    if (arrived >= (accepted.enough ?? Number.POSITIVE_INFINITY)) break
  }
  return accepted
    ? { path, kind: accepted.kind, bytes, arrived, sha256: hash.digest('hex') }
    : refuse('photo-empty')
}
