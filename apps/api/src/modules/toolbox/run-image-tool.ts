import { join } from 'node:path'
import type { ToolResults } from '@passepartout/contracts'
import type { FileKind } from '@passepartout/domain'
import type { Requester } from '@passepartout/http'
import type { CallContext } from '../../http/call-context.ts'
import { type CallSuccess, type Refusal, refuse, success } from '../../http/call-result.ts'
import { isDiskFull, refuseWhenDiskFull } from '../../http/free-disk.ts'
import type { ConvertedImage } from '../../image-decoding/image-types.ts'
import { runInImageDecoder } from '../../image-decoding/run-in-image-decoder.ts'
import { type ReceivedFile, type ReceiveOptions, receiveFile } from '../../uploads/receive-file.ts'
import { fileName } from '../photos/index.ts'
import { storeResults } from './store-results.ts'

/** A received file, and the folder for its results. */
export interface ToolUpload<Format> {
  path: string
  format: Format
  folder: string
}

export interface Tool<Format extends FileKind> extends ReceiveOptions<Format> {
  make: (file: ToolUpload<Format>, requester: Requester) => Promise<ConvertedImage[] | Refusal>
}

/** Receives a file, runs a tool on it and stores only the results, for an hour. */
export async function runImageTool<Format extends FileKind>(
  context: CallContext,
  tool: Tool<Format>,
): Promise<CallSuccess<ToolResults> | Refusal> {
  const { request, storage } = context
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > tool.maxBytes) return tool.tooLarge()
  const unwanted =
    context.isSpent('toolbox-bytes') ??
    (await context.spend('toolbox')) ??
    (await refuseWhenDiskFull(context, announced))
  if (unwanted) return unwanted
  const { path: folder, remove } = await storage.scratch()
  try {
    const path = join(folder, 'original')
    const arrived = await receive(context, path, tool)
    if ('refused' in arrived) return arrived
    const { kind: format } = arrived
    const pictures = await runInImageDecoder(context, requester =>
      tool.make({ path, format, folder }, requester),
    )
    if ('refused' in pictures) return pictures
    const spent = await context.spend(
      'toolbox-bytes',
      pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    if (spent) return spent
    const title = titleOf(fileName(request.headers.get('x-file-name')))
    return success(await storeResults(context, { pictures, folder, title }), 201)
  } finally {
    await remove()
  }
}

async function receive<Format extends FileKind>(
  { request, pace, log, requestId }: CallContext,
  path: string,
  tool: Tool<Format>,
): Promise<ReceivedFile<Format> | Refusal> {
  try {
    return await receiveFile(request.body, path, { ...tool, pace })
  } catch (err) {
    if (isDiskFull(err)) throw err
    // Usually the visitor has closed the page.
    log.warn({ err, requestId }, 'toolbox upload aborted')
    return refuse('bad-request')
  }
}

/** A file's name without extension and without characters that some file systems refuse. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[<>:"|?*]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '') || 'Foto'
