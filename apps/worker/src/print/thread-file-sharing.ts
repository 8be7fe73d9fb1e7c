import { AppError } from '@passepartout/domain'
import type { PhotoFiles } from './photo-files.ts'

/** One end of a channel to another thread or process. */
export interface FilePort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'close', ended: () => void): unknown
}

/** Requests a file by its key; without a key, releases it. */
interface FileRequest {
  id: number
  key?: string
}

interface FileResponse {
  id: number
  /** Absent where there is no such file. */
  path?: string
  /** Why the file is not available now. */
  failed?: string
}

/** Shares files with the other end of a port, until it releases them or closes. */
export function shareFilesWithThread(storage: PhotoFiles, port: FilePort): void {
  const lent = new Map<number, () => void>()
  const answer = (given: FileResponse) => port.postMessage(given)
  port.on('message', async message => {
    const { id, key } = message as FileRequest
    if (key === undefined) return lent.get(id)?.()
    try {
      const found = await storage.withFile(key, async path => {
        const back = new Promise<void>(resolve => lent.set(id, resolve))
        answer({ id, path })
        await back
        return true
      })
      if (!found) answer({ id })
    } catch (error) {
      answer({ id, failed: error instanceof Error ? error.message : String(error) })
    } finally {
      lent.delete(id)
    }
  })
  port.once('close', () => {
    for (const giveBack of lent.values()) giveBack()
  })
}

/** The files shared by `shareFilesWithThread` at the other end of the port. */
export function openSharedFiles(port: FilePort): PhotoFiles {
  const waiting = new Map<number, (answer: FileResponse) => void>()
  let lastRequest = 0
  port.on('message', message => waiting.get((message as FileResponse).id)?.(message as FileResponse))
  return {
    withFile: async (key, use) => {
      lastRequest += 1
      const id = lastRequest
      const { path, failed } = await new Promise<FileResponse>(resolve => {
        waiting.set(id, resolve)
        port.postMessage({ id, key } satisfies FileRequest)
      })
      waiting.delete(id)
      if (failed !== undefined) throw new AppError('unavailable', { message: failed })
      if (path === undefined) return undefined
      try {
        return await use(path)
      } finally {
        port.postMessage({ id } satisfies FileRequest)
      }
    },
  }
}
