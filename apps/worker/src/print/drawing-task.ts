import {
  type Document,
  frozen,
  loadTypesetting,
  measureTexts,
  type TextMeasures,
} from '@passepartout/document'
import { AppError, type ErrorCode } from '@passepartout/domain'
import type { Typesetter } from '@passepartout/typeset'
import type { DrawnLine, ShownPage } from './draw-line.ts'
import type { Proof } from './draw-proof.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintOrder } from './print-line.ts'

/** What is done beside the thread that answers everybody. */
export type DrawingTask =
  | { task: 'measure' | 'freeze'; document: Document }
  | ({ task: 'draft' } & ShownPage)
  | ({ task: 'line' } & DrawnLine)
  | ({ task: 'proof' } & Proof)
  | ({ task: 'print'; to: WritableStream<Uint8Array> } & PrintOrder)

/** What the task gave, or what to say of it: errors lose their class on the way. */
export type TaskEnd =
  | { done: TextMeasures | Document | Uint8Array | undefined }
  | { failed: { code: ErrorCode; message: string } }

interface Tools {
  shaper: Typesetter
  storage: PhotoFiles
  artwork: (hash: string) => string | undefined
}

/** Carries out a task where it may take as long as it likes. */
export async function carryOut(task: DrawingTask, tools: Tools): Promise<TaskEnd> {
  try {
    return { done: await doneOf(task, tools) }
  } catch (error) {
    if (error instanceof AppError) return { failed: { code: error.code, message: error.message } }
    throw error
  }
}

/** What draws and writes PDFs is loaded when it is needed: most of the time that a process takes to begin, and words are set without it. */
async function doneOf(task: DrawingTask, tools: Tools) {
  const { shaper } = tools
  switch (task.task) {
    case 'measure':
      await loadTypesetting(shaper, task.document)
      return measureTexts(task.document, shaper)
    case 'freeze':
      await loadTypesetting(shaper, task.document)
      return frozen(task.document, tools)
    case 'draft': {
      const { drawDraft } = await import('./draw-line.ts')
      return drawDraft({ ...tools, ...task })
    }
    case 'line': {
      const { drawLine } = await import('./draw-line.ts')
      return drawLine({ ...tools, ...task })
    }
    case 'proof': {
      const { drawProof } = await import('./draw-proof.ts')
      return drawProof({ ...tools, ...task })
    }
    case 'print': {
      const { printDocument } = await import('./print-line.ts')
      await ReadableStream.from(printDocument({ ...tools, ...task })).pipeTo(task.to)
      return undefined
    }
  }
}
