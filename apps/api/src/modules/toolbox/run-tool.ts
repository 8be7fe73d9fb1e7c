import { join } from 'node:path'
import type { ToolResults } from '@passepartout/contracts'
import type { FileKind } from '@passepartout/domain'
import { type Answer, answer, type Refusal, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { isDiskFull } from '../../http/failing-answer.ts'
import type { MadePicture } from '../../pictures/picture-types.ts'
import { WorkshopBusyError } from '../../pictures/picture-workshop.ts'
import { type ReceivedFile, type ReceiveOptions, receiveFile } from '../../uploads/receive-file.ts'
import { fileName } from '../photos/index.ts'
import { keepResults } from './keep-results.ts'

/** A file that arrived, and the folder for what is made of it. */
export interface Arrived<Format> {
  path: string
  format: Format
  folder: string
}

export interface Tool<Format extends FileKind> extends ReceiveOptions<Format> {
  make: (file: Arrived<Format>) => Promise<MadePicture[] | Refusal>
}

/** Takes a file in, lets a tool make pictures of it, keeps those for an hour and nothing else. */
export async function runTool<Format extends FileKind>(
  context: CallContext,
  tool: Tool<Format>,
): Promise<Answer<ToolResults> | Refusal> {
  const { request, storage } = context
  if (Number(request.headers.get('content-length') ?? 0) > tool.maxBytes) return tool.tooLarge()
  const { path: folder, remove } = await storage.scratch()
  try {
    const path = join(folder, 'original')
    const arrived = await receive(context, path, tool)
    if ('refused' in arrived) return arrived
    const pictures = await tool.make({ path, format: arrived.kind, folder })
    if ('refused' in pictures) return pictures
    const title = titleOf(fileName(request.headers.get('x-file-name')))
    return answer(await keepResults(context, { pictures, folder, title }), 201)
  } catch (error) {
    if (error instanceof WorkshopBusyError) return refuse('unavailable', { headers: { 'retry-after': '5' } })
    throw error
  } finally {
    await remove()
  }
}

async function receive<Format extends FileKind>(
  { request, log, requestId }: CallContext,
  path: string,
  tool: Tool<Format>,
): Promise<ReceivedFile<Format> | Refusal> {
  try {
    return await receiveFile(request.body, path, tool)
  } catch (err) {
    if (isDiskFull(err)) throw err
    // The usual reason is a visitor who closed the page.
    log.warn({ err, requestId }, 'a file for the toolbox broke off')
    return refuse('bad-request')
  }
}

/** A file's name without its ending and without signs that some file system refuses. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[<>:"|?*]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '') || 'Foto'
