import type { Document } from '@passepartout/document'
import type { AnnouncementKey } from '../events.ts'
import type { Params, StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'

export type BookStep = Extract<
  StepName,
  | 'book-filled'
  | 'book-wished'
  | 'photo-wished'
  | 'photo-masked'
  | 'spread-arranged'
  | 'spread-moved'
  | 'page-numbers-changed'
  | 'caption-changed'
  | 'index-removed'
  | 'ground-changed'
  | 'chapter-removed'
>

/** Changes of what is not in focus; choices that a screen reader speaks itself have none. */
const ANNOUNCEMENTS: Partial<Record<BookStep, AnnouncementKey>> = {
  'book-filled': 'book.filled',
  'spread-arranged': 'spread.arranged',
  'spread-moved': 'spread.moved',
}

export interface BookCommands {
  /**
   * Applies a change of a book's pages as one undo step. The caller passes the change itself
   * (`@passepartout/document/book`), because only books need that code.
   */
  changeBook(
    change: (document: Document) => Document,
    step: { name: BookStep; pageId?: string; params?: Params },
  ): boolean
  /** Adds what this device found out about a book; changes the document and is no undo step. */
  noteAboutBook(change: (document: Document) => Document): void
}

export const createBookCommands = ({ core }: CommandContext): BookCommands => ({
  changeBook(change, { name, pageId = null, params = {} }) {
    core.settle()
    const changed = core.commit({ document: change(core.snapshot().document) }, { name, params, pageId })
    const announcement = ANNOUNCEMENTS[name]
    if (changed && announcement) core.announcer.announce(announcement, params)
    return changed
  },
  noteAboutBook(change) {
    const { document } = core.snapshot()
    const noted = change(document)
    if (noted !== document) core.background(noted, core.timeline())
  },
})
