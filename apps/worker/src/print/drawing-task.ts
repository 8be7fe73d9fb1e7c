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

/** Tasks of rendering processes and threads. */
export type RenderTask =
  | { task: 'measure' | 'freeze'; document: Document }
  | ({ task: 'draft' } & DraftPage)
  | ({ task: 'line' } & RenderedLine)
  | ({ task: 'proof' } & Proof)
  | ({ task: 'print'; to: WritableStream<Uint8Array> } & PrintFileInput)

/** Result of a task, or its error as data: errors lose their class between threads. */
export type TaskEnd =
  | { done: TextMeasures | Document | Uint8Array | undefined }
  | { failed: { code: ErrorCode; message: string } }

interface Tools {
  shaper: Typesetter
  storage: PhotoFiles
  artwork: (hash: string) => string | undefined
}

/** Carries out a task in a process or thread, where it may block. */
export async function carryOut(task: RenderTask, tools: Tools): Promise<TaskEnd> {
  try {
    return { done: await doneOf(task, tools) }
  } catch (error) {
    if (error instanceof AppError) return { failed: { code: error.code, message: error.message } }
    throw error
  }
}

/**
 * Rendering and PDF code is imported on demand: it is most of a process's start time, and text layout does not need it.
 */
async function doneOf(task: RenderTask, tools: Tools) {
  const { shaper } = tools
  switch (task.task) {
    case 'measure':
      await loadTypesetting(shaper, task.document)
      return measuresOf(task.document, shaper)
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

async function measuresOf(document: Document, shaper: Typesetter): Promise<TextMeasures> {
  const texts = measureTexts(document, shaper)
  if (!document.calendar) return texts
  const { measureMonthGrids } = await import('@passepartout/render')
  return { ...texts, ...measureMonthGrids(document, shaper) }
}
