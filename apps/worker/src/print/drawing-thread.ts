import type { MessagePort } from 'node:worker_threads'
import { createTypesetter } from '@passepartout/typeset/node'
import { carryOut, type DrawingTask, type TaskEnd } from './drawing-task.ts'
import { borrowFiles } from './files-across-threads.ts'

/** A print file, and what the thread cannot have of its own. */
export interface SentTask {
  task: DrawingTask & { task: 'print' }
  /** Leads to whoever lends photos by `lendFiles`. */
  files: MessagePort
}

const shaper = createTypesetter()

/** Run by the pool of `createPrintThread`. */
export default async function print({ task, files }: SentTask): Promise<TaskEnd> {
  try {
    return await carryOut(task, { shaper, storage: borrowFiles(files), artwork: () => undefined })
  } finally {
    files.close()
  }
}
