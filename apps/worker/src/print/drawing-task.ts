import {
  type Document,
  freezeDocument,
  loadTypesetting,
  measureTexts,
  type TextMeasures,
} from '@passepartout/document'
import { AppError, type ErrorCode } from '@passepartout/domain'
import type { Typesetter } from '@passepartout/typeset'
import type { PhotoFiles } from './photo-files.ts'
import type { PrintFileInput } from './print-file.ts'
import type { DraftPage, RenderedLine } from './render-line-image.ts'
import type { Proof } from './render-proof-pdf.ts'

/** What is done beside the thread that answers everybody. */
export type RenderTask =
  | { task: 'measure' | 'freeze'; document: Document }
  | ({ task: 'draft' } & DraftPage)
  | ({ task: 'line' } & RenderedLine)
  | ({ task: 'proof' } & Proof)
  | ({ task: 'print'; to: WritableStream<Uint8Array> } & PrintFileInput)

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
export async function carryOut(task: RenderTask, tools: Tools): Promise<TaskEnd> {
  try {
    return { done: await doneOf(task, tools) }
  } catch (error) {
    if (error instanceof AppError) return { failed: { code: error.code, message: error.message } }
    throw error
  }
}

/** What draws and writes PDFs is loaded when it is needed: most of the time that a process takes to begin, and words are set without it. */
async function doneOf(task: RenderTask, tools: Tools) {
  const { shaper } = tools
  switch (task.task) {
    case 'measure':
      await loadTypesetting(shaper, task.document)
      return measureTexts(task.document, shaper)
    case 'freeze':
      await loadTypesetting(shaper, task.document)
      return freezeDocument(task.document, tools)
    case 'draft': {
      const { renderDraftPage } = await import('./render-line-image.ts')
      return renderDraftPage({ ...tools, ...task })
    }
    case 'line': {
      const { renderLineImage } = await import('./render-line-image.ts')
      return renderLineImage({ ...tools, ...task })
    }
    case 'proof': {
      const { renderProofPdf } = await import('./render-proof-pdf.ts')
      return renderProofPdf({ ...tools, ...task })
    }
    case 'print': {
      const { renderDocumentPdf } = await import('./print-file.ts')
      await ReadableStream.from(renderDocumentPdf({ ...tools, ...task })).pipeTo(task.to)
      return undefined
    }
  }
}
