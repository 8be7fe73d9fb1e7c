import {
  type Document,
  type Json,
  type Page,
  type QualityRule,
  updateEdgeColours,
} from '@passepartout/document'
import { createBookCommands } from './commands/book-commands.ts'
import { createCollageCommands } from './commands/collage-commands.ts'
import { createCropCommands } from './commands/crop-commands.ts'
import { createOrnamentCommands } from './commands/ornament-commands.ts'
import { createPhotoCommands } from './commands/photo-commands.ts'
import { createPrintCommands } from './commands/print-commands.ts'
import { createProductCommands } from './commands/product-commands.ts'
import { createSessionCommands } from './commands/session-commands.ts'
import { createTextCommands } from './commands/text-commands.ts'
import { createCore } from './core.ts'
import type { EditorWithoutKeys } from './editor-without-keys.ts'
import { createGestures } from './gestures/create-gestures.ts'
import { createHistory } from './history/create-history.ts'
import { EMPTY_TIMELINE, type UndoTimeline } from './history/history.ts'
import { createKeyHandler, type HandleKey } from './keyboard/handle-key.ts'
import { resolvePhotoInSlot } from './resolve-photo-in-slot.ts'
import type { Schedule } from './schedule.ts'
import type { Mode } from './state.ts'

export interface EditorOptions {
  document: Document
  /** The product's configuration; opaque to the editor, which stores it with the document. */
  configuration?: Json
  /** The stored undo steps, from `restoreHistory`; default: none. */
  timeline?: UndoTimeline
  /** Validates documents that stored steps lead to. */
  isSound?: (document: Document) => boolean
  /** Grades sharpness for announcements. */
  quality?: QualityRule
  /** Edge colour of a canvas, derived from its photo; undefined while the photo's pixels are not loaded. */
  edgeColour?: (document: Document, page: Page) => string | undefined
  /**
   * `(run, ms) => { const t = setTimeout(run, ms); return () => clearTimeout(t) }`; without it everything runs at once.
   */
  schedule?: Schedule
  now?: () => number
  /** Modes of the product; default: all. */
  modes?: readonly Mode[]
}

/** The designer's engine, without screen or network. */
export interface Editor extends EditorWithoutKeys {
  /** True when the editor handled the key; the screen then prevents the default. */
  handleKey: HandleKey
}

export function createEditor(options: EditorOptions): Editor {
  const { document, configuration = null, timeline = EMPTY_TIMELINE, quality, schedule, now } = options
  const { edgeColour = () => undefined } = options
  /** Pages whose edge waits for the pixels of its photo. */
  const uncoloured = new Set<string>()
  let follow = (_before: Document, after: Document) => after
  const core = createCore({
    document,
    configuration,
    timeline,
    ...(options.isSound && { isSound: options.isSound }),
    ...(now && { now }),
    ...(schedule && { schedule }),
    complete: (before, after) => {
      const { document, left } = updateEdgeColours(before, after, edgeColour)
      for (const pageId of left) uncoloured.add(pageId)
      return follow(before, document)
    },
  })
  const context = { core, quality, edgeColour, uncoloured }
  const gestures = createGestures(context, schedule)
  const editor: EditorWithoutKeys = {
    getSnapshot: core.snapshot,
    subscribe: core.subscribe,
    subscribeAtRest: core.subscribeAtRest,
    commands: {
      ...createCropCommands(context),
      ...createPhotoCommands(context),
      ...createPrintCommands(context),
      ...createProductCommands(context),
      ...createCollageCommands(context),
      ...createBookCommands(context),
      ...createOrnamentCommands(context),
      ...createTextCommands(context),
    },
    session: createSessionCommands(context, gestures, options.modes),
    gestures,
    history: createHistory(core),
    photo: slotId => resolvePhotoInSlot(core.snapshot(), slotId),
    onCommit: core.commits.on,
    onAnnounce: core.announcer.on,
    onIntent: core.intents.on,
    settle: core.settle,
    completeWith: complete => {
      follow = complete
    },
  }
  return { ...editor, handleKey: createKeyHandler(editor, core.intents.emit) }
}
