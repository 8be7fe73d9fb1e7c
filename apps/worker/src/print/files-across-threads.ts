import { AppError } from '@passepartout/domain'
import type { PhotoFiles } from './photo-files.ts'

/** The end of a way to another thread or process. */
export interface FilePort {
  postMessage(message: unknown): void
  on(event: 'message', heard: (message: unknown) => void): unknown
  once(event: 'close', ended: () => void): unknown
}

/** Asks for a file by its key; without a key it is given back. */
interface Ask {
  id: number
  key?: string
}

interface Answer {
  id: number
  /** Absent where there is no such file. */
  path?: string
  /** Why it cannot be had now. */
  failed?: string
}

/** Lends files to whoever is at the other end of a port, for as long as it says or lives. */
export function lendFiles(storage: PhotoFiles, port: FilePort): void {
  const lent = new Map<number, () => void>()
  const answer = (given: Answer) => port.postMessage(given)
  port.on('message', async message => {
    const { id, key } = message as Ask
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

/** The files that `lendFiles` lends at the other end of the port. */
export function borrowFiles(port: FilePort): PhotoFiles {
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  port.on('message', message => waiting.get((message as Answer).id)?.(message as Answer))
  return {
    withFile: async (key, use) => {
      asked += 1
      const id = asked
      const { path, failed } = await new Promise<Answer>(resolve => {
        waiting.set(id, resolve)
        port.postMessage({ id, key } satisfies Ask)
      })
      waiting.delete(id)
      if (failed !== undefined) throw new AppError('unavailable', { message: failed })
      if (path === undefined) return undefined
      try {
        return await use(path)
      } finally {
        port.postMessage({ id } satisfies Ask)
      }
    },
  }
}
