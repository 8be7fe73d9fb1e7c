import type { MessagePort } from 'node:worker_threads'
import { createTypesetter } from '@passepartout/typeset/node'
import { carryOut, type RenderTask, type TaskEnd } from './drawing-task.ts'
import { openSharedFiles } from './thread-file-sharing.ts'

/** A print file, and what the thread cannot have of its own. */
export interface ThreadTask {
  task: RenderTask & { task: 'print' }
  /** Leads to whoever lends photos by `lendFiles`. */
  files: MessagePort
}

const shaper = createTypesetter()

/** Run by the pool of `createPrintThread`. */
export default async function print({ task, files }: ThreadTask): Promise<TaskEnd> {
  try {
    return await carryOut(task, { shaper, storage: openSharedFiles(files), artwork: () => undefined })
  } finally {
    files.close()
  }
}
