import type { MessagePort } from 'node:worker_threads'
import { createTypesetter } from '@passepartout/typeset/node'
import { carryOut, type RenderTask, type TaskEnd } from './drawing-task.ts'
import { openSharedFiles } from './thread-file-sharing.ts'

/** A print file, and the port to resources of the main thread. */
export interface ThreadTask {
  task: RenderTask & { task: 'print' }
  /** Connected to `shareFilesWithThread`. */
  files: MessagePort
}

const shaper = createTypesetter()

/** Runs in a thread of the pool of `createPrintThread`. */
export default async function print({ task, files }: ThreadTask): Promise<TaskEnd> {
  try {
    return await carryOut(task, { shaper, storage: openSharedFiles(files), artwork: () => undefined })
  } finally {
    files.close()
  }
}
