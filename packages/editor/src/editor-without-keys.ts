import type { Document } from '@passepartout/document'
import type { BookCommands } from './commands/book-commands.ts'
import type { CollageCommands } from './commands/collage-commands.ts'
import type { CropCommands } from './commands/crop-commands.ts'
import type { OrnamentCommands } from './commands/ornament-commands.ts'
import type { PhotoCommands } from './commands/photo-commands.ts'
import type { PrintCommands } from './commands/print-commands.ts'
import type { ProductCommands } from './commands/product-commands.ts'
import type { SessionCommands } from './commands/session-commands.ts'
import type { TextCommands } from './commands/text-commands.ts'
import type { Announcement, Commit, UiIntent } from './events.ts'
import type { Gestures } from './gestures/create-gestures.ts'
import type { History } from './history/create-history.ts'
import type { PhotoInSlot } from './resolve-photo-in-slot.ts'
import type { EditorSnapshot } from './state.ts'

/** The editor as its keys see it. */
export interface EditorWithoutKeys {
  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  getSnapshot(): EditorSnapshot
  subscribe(listener: () => void): () => void
  /** Like `subscribe`, but not called for gestures and drag previews in progress. */
  subscribeAtRest(listener: () => void): () => void
  commands: CropCommands &
    PhotoCommands &
    PrintCommands &
    ProductCommands &
    CollageCommands &
    BookCommands &
    OrnamentCommands &
    TextCommands
  session: SessionCommands
  gestures: Gestures
  history: History
  /** The photo of a slot with its current crop, frame and opening; null for an empty slot. */
  photo(slotId: string): PhotoInSlot | null
  onCommit(listener: (commit: Commit) => void): () => void
  onAnnounce(listener: (announcement: Announcement) => void): () => void
  onIntent(listener: (intent: UiIntent) => void): () => void
  /** Ends pending gestures (wheel): call before saving, leaving or adding to the cart. */
  settle(): void
  /** Completes each later change, in its undo step, by code that only some products load. */
  completeWith(complete: (before: Document, after: Document) => Document): void
}
