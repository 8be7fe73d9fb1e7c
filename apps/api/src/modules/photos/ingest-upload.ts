import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findPhotoByContent, getPhotoUsage, type PhotoRow, withTraceSpan } from '@passepartout/db'
import type { ImageFormat } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { isDiskFull, refuseWhenDiskFull } from '../../http/free-disk.ts'
import {
  type DecodeProblem,
  type IngestResult,
  MAX_BYTES,
  MAX_PIXELS,
} from '../../image-decoding/image-types.ts'
import { runInImageDecoder } from '../../image-decoding/run-in-image-decoder.ts'
import type { UploadThrottle } from '../../uploads/read-in-blocks.ts'
import type { ReceivedFile } from '../../uploads/receive-file.ts'
import { fileName } from './file-name.ts'
import { receivePhotoFile, refuseTooLarge } from './receive-photo-file.ts'
import type { CompletedUpload } from './resumable-uploads.ts'
import { storePhoto } from './store-photo.ts'

/** Storage limit of a visitor: far beyond a wedding, less than a storage service. */
const MOST = { count: 3000, bytes: 30_000_000_000 }

/**
 * Files that are no image are not counted by bytes up to this size: that took eight statements, and customers' photos
 * waited for those of a hundred files that ended at once. They are counted by number nevertheless, so that an address
 * sends 157 MB an hour of them at most. Exif, which is judged before anything is counted, lies within this size.
 */
const UNCOUNTED_BYTES = 262_144

/** The owner of a new photo, and the checks once its size is known. */
export interface UploadOwner {
  /** Known before the upload; missing at a first visit. */
  visitorId: string | undefined
  owner(): Promise<string>
  /** The completed resumable upload; else the request's body is the file. */
  parts?: CompletedUpload | undefined
  /** Final check before the photo is decoded. */
  mayKeep?(bytes: number): Promise<Refusal | undefined>
}

/** Ingests the body of a request as a photo: detects its type, enforces the limits, renders previews. */
export async function ingestUpload(
  context: CallContext,
  { visitorId: known, owner, parts, mayKeep }: UploadOwner,
): Promise<{ photo: PhotoRow; already: boolean } | Refusal> {
  const { request, db, storage } = context
  const announced = parts?.bytes ?? Number(request.headers.get('content-length') ?? 0)
  if (announced > MAX_BYTES) return refuseTooLarge()
  const unwanted =
    context.isSpent('photo') ??
    context.isSpent('photo-bytes') ??
    context.isSpent('no-photo') ??
    (await refuseWhenDiskFull(context, announced))
  if (unwanted) return unwanted
  if (known) {
    const use = await getPhotoUsage(db, { visitorId: known })
    if (use.count >= MOST.count || use.bytes >= MOST.bytes) return refuse('too-large', { text: 'photo.full' })
  }
  const scratch = await storage.scratch()
  const path = join(scratch.path, 'original')
  const countJunk = async () => consumeJunkLimit(context, parts ? 0 : (await stat(path)).size)
  try {
    const file = await withTraceSpan('upload receive', { 'upload.bytes': announced }, () =>
      parts ? receive(context, parts.open(), path) : receive(context, request.body, path, context.pace),
    )
    if ('refused' in file) return (await countJunk()) ?? file
    const { kind: format } = file
    const read = await runInImageDecoder(context, requester =>
      context.pictures.readHeader({ path, format }, requester),
    )
    if ('refused' in read) return read
    if (!read.ok) return (await countJunk()) ?? refuseProblem(read.problem)
    const visitorId = await owner()
    const refused = await mayKeep?.(file.bytes)
    if (refused) return refused
    const before = await findPhotoByContent(db, { visitorId, sha256: file.sha256 })
    if (before) return { photo: before, already: true }

    const [ofPhoto, ofBytes] = await Promise.all([
      context.spend('photo'),
      parts ? undefined : context.spend('photo-bytes', file.arrived),
    ])
    const spent = ofPhoto ?? ofBytes
    if (spent) return spent
    const { header } = read
    const taken: IngestResult | Refusal = await runInImageDecoder(context, requester =>
      context.pictures.takeIn({ path, format, header, folder: scratch.path }, requester),
    )
    if ('refused' in taken) return taken
    if (!taken.ok) return refuseProblem(taken.problem)
    const name = fileName(request.headers.get('x-file-name'))
    const { facts } = taken
    return await withTraceSpan('upload keep', { 'upload.bytes': file.bytes }, () =>
      storePhoto(context, { visitorId, name, file, facts, folder: scratch.path }),
    )
  } finally {
    await scratch.remove()
  }
}

/** Counts a file that is no image and of which `bytes` were received. */
async function consumeJunkLimit({ spend }: CallContext, bytes: number): Promise<Refusal | undefined> {
  const spent = await spend('no-photo')
  return spent ?? (bytes > UNCOUNTED_BYTES ? await spend('photo-bytes', bytes) : undefined)
}

async function receive(
  { log, requestId }: CallContext,
  body: ReadableStream<Uint8Array> | null,
  path: string,
  pace?: UploadThrottle,
): Promise<ReceivedFile<ImageFormat> | Refusal> {
  try {
    return await receivePhotoFile(body, path, pace)
  } catch (err) {
    if (isDiskFull(err)) throw err
    // Usually the visitor has closed the page.
    log.warn({ err, requestId }, 'upload aborted')
    return refuse('bad-request')
  }
}

function refuseProblem(problem: DecodeProblem): Refusal {
  if (!('width' in problem)) return refuse('photo-broken')
  const { width, height } = problem
  if (problem.code === 'photo-too-heavy')
    return refuse('photo-too-many-pixels', { text: 'photo.too-heavy', params: { width, height } })
  return refuse('photo-too-many-pixels', { params: { width, height, megapixels: MAX_PIXELS / 1_000_000 } })
}
