import type { MessagePort } from 'node:worker_threads'
import {
  type Document,
  facesOf,
  frozen,
  hyphenatedIn,
  measureTexts,
  type TextMeasures,
} from '@passepartout/document'
import { AppError, type ErrorCode } from '@passepartout/domain'
import { createTypesetter } from '@passepartout/typeset/node'
import { type DrawnLine, drawDraft, drawLine, type ShownPage } from './draw-line.ts'
import { drawProof, type Proof } from './draw-proof.ts'
import { borrowFiles } from './files-across-threads.ts'
import { type PrintOrder, printDocument } from './print-line.ts'

/** What is done beside the thread that answers everybody. */
export type DrawingTask =
  | { task: 'measure' | 'freeze'; document: Document }
  | ({ task: 'draft' } & ShownPage)
  | ({ task: 'line' } & DrawnLine)
  | ({ task: 'proof' } & Proof)
  | ({ task: 'print'; to: WritableStream<Uint8Array> } & PrintOrder)

/** A task and what the thread cannot have of its own. */
export interface SentTask {
  task: DrawingTask
  /** The drawings that the document names, by their hash. */
  artworks: Readonly<Record<string, string>>
  /** Leads to whoever lends photos by `lendFiles`. */
  files: MessagePort
}

/** What the task gave, or what to say of it: errors lose their class on the way between threads. */
export type TaskEnd =
  | { done: TextMeasures | Document | Uint8Array | undefined }
  | { failed: { code: ErrorCode; message: string } }

const shaper = createTypesetter()

/** Run by the pools of `createDrawingThreads`. */
export default async function draw({ task, artworks, files }: SentTask): Promise<TaskEnd> {
  const tools = {
    shaper,
    storage: borrowFiles(files),
    artwork: (hash: string) => artworks[hash],
  }
  try {
    return { done: await carryOut(task, tools) }
  } catch (error) {
    if (error instanceof AppError) return { failed: { code: error.code, message: error.message } }
    throw error
  } finally {
    files.close()
  }
}

interface Tools {
  shaper: typeof shaper
  storage: ReturnType<typeof borrowFiles>
  artwork: (hash: string) => string | undefined
}

async function carryOut(task: DrawingTask, tools: Tools) {
  switch (task.task) {
    case 'measure':
      await shaper.load(facesOf(task.document), hyphenatedIn(task.document))
      return measureTexts(task.document, shaper)
    case 'freeze':
      await shaper.load(facesOf(task.document), hyphenatedIn(task.document))
      return frozen(task.document, tools)
    case 'draft':
      return drawDraft({ ...tools, ...task })
    case 'line':
      return drawLine({ ...tools, ...task })
    case 'proof':
      return drawProof({ ...tools, ...task })
    case 'print':
      await ReadableStream.from(printDocument({ ...tools, ...task })).pipeTo(task.to)
      return undefined
  }
}
