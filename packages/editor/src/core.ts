import { type Document, diffDocuments, findSlot, type Patch } from '@passepartout/document'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { type Commit, createEventChannel, type EventChannel, type UiIntent } from './events.ts'
import {
  closeUndoStep,
  EMPTY_TIMELINE,
  type NewStep,
  recordStep,
  toHistoryView,
  type UndoTimeline,
} from './history/history.ts'
import { type DocumentState, diffStates } from './history/step.ts'
import type { Schedule } from './schedule.ts'
import type { DragPreview, EditorSnapshot, LiveGesture, Session } from './state.ts'

/** The editor's state and the only ways to change it; the base of commands, gestures and history. */
export interface Core {
  snapshot(): EditorSnapshot
  timeline(): UndoTimeline
  /**
   * Adds an undo step, or extends the last one if it has the same key and is at most `mergeMs` old; false when nothing
   * changed.
   */
  commit(
    change: Partial<DocumentState>,
    step: Omit<NewStep, 'at' | 'mergeKey'> & {
      mergeKey?: string | null | undefined
      mergeMs?: number | undefined
    },
  ): boolean
  /** Goes to another position in the history. */
  travel(content: DocumentState, timeline: UndoTimeline, cause: 'undo' | 'redo' | 'jump'): void
  /** Whether a document that the history leads to is valid. */
  isSound(document: Document): boolean
  /** Drops the history because it leads to an invalid document. */
  forget(): void
  /** Applies a change that is no undo step of the customer's. */
  background(document: Document, timeline: UndoTimeline): void
  setSession(session: Partial<Session>): void
  setLifted(lifted: DragPreview | null): void
  setGesture(gesture: LiveGesture | null): void
  /** Makes the next change start an undo step of its own. */
  seal(): void
  /** Ends whatever is in progress before something else happens; gestures register here. */
  settle(): void
  onSettle(settle: () => void): void
  subscribe(listener: () => void): () => void
  subscribeAtRest(listener: () => void): () => void
  commits: EventChannel<Commit>
  intents: EventChannel<UiIntent>
  announcer: Announcer
  now(): number
}

export interface CoreOptions extends DocumentState {
  timeline: UndoTimeline
  session?: Partial<Session>
  now?: () => number
  schedule?: Schedule
  /** Validates documents that stored steps lead to; not needed without stored steps. */
  isSound?: (document: Document) => boolean
  /** Completes a change with dependent ones, in the same undo step. */
  complete?: (before: Document, after: Document) => Document
}

export function createCore(options: CoreOptions): Core {
  let timeline = options.timeline
  let current: EditorSnapshot = {
    document: options.document,
    configuration: options.configuration,
    revision: 0,
    session: { ...emptySession(options.document), ...options.session },
    gesture: null,
    history: toHistoryView(timeline),
  }
  let settle = () => {}
  const changes = createEventChannel<void>()
  const rests = createEventChannel<void>()
  const commits = createEventChannel<Commit>()
  const now = options.now ?? Date.now

  /** Drag previews change on every frame, and few listeners need them. */
  const publishInHand = (next: Partial<EditorSnapshot>) => {
    current = { ...current, ...next }
    changes.emit()
  }
  const publish = (next: Partial<EditorSnapshot>) => {
    publishInHand(next)
    rests.emit()
  }
  const publishContent = (
    next: DocumentState,
    to: UndoTimeline,
    rest: Pick<Commit, 'cause' | 'step'>,
    known?: Patch,
  ) => {
    const before = current
    timeline = to
    const revision = before.revision + 1
    // Background changes must not interrupt the customer's gesture.
    const gesture = rest.cause === 'background' ? before.gesture : null
    publish({
      ...next,
      revision,
      gesture,
      history: toHistoryView(to),
      session: normaliseSession(before.session, next.document),
    })
    const patch = known ?? diffDocuments(before.document, next.document)
    const configurationChanged = before.configuration !== next.configuration
    commits.emit({ ...rest, ...next, patch, configurationChanged, revision })
  }

  return {
    snapshot: () => current,
    timeline: () => timeline,
    commit(change, { mergeKey = null, mergeMs, ...step }) {
      const before: DocumentState = { document: current.document, configuration: current.configuration }
      const wanted = { ...before, ...change }
      const { complete = (_, document) => document } = options
      const after = { ...wanted, document: complete(before.document, wanted.document) }
      const changed = diffStates(before, after)
      if (!changed) {
        if (current.gesture) publishInHand({ gesture: null })
        return false
      }
      const { change: parts, document } = changed
      const recorded = recordStep(timeline, before, after, parts, { ...step, mergeKey, at: now() }, mergeMs)
      const entry = toHistoryView(recorded.timeline).entries.at(-1) ?? null
      const cause = { cause: 'do' as const, step: recorded.step && entry }
      // Uses the document made by the patch, so that stored, sent and displayed documents are identical.
      publishContent({ ...after, document }, recorded.timeline, cause, parts.patch)
      return true
    },
    isSound: options.isSound ?? (() => true),
    forget() {
      timeline = EMPTY_TIMELINE
      publish({ history: toHistoryView(timeline) })
    },
    travel: (content, to, cause) => publishContent(content, to, { cause, step: null }),
    background: (document, to) =>
      publishContent({ document, configuration: current.configuration }, to, {
        cause: 'background',
        step: null,
      }),
    setSession(session) {
      publish({ session: normaliseSession({ ...current.session, ...session }, current.document) })
    },
    setLifted: lifted => publishInHand({ session: { ...current.session, lifted } }),
    setGesture: gesture => publishInHand({ gesture }),
    seal: () => {
      timeline = closeUndoStep(timeline)
    },
    settle: () => settle(),
    onSettle: run => {
      settle = run
    },
    subscribe: changes.on,
    subscribeAtRest: rests.on,
    commits,
    intents: createEventChannel<UiIntent>(),
    announcer: createAnnouncer(options.schedule),
    now,
  }
}

const emptySession = (document: Document): Session => ({
  mode: 'edit',
  pageId: document.pages[0]?.id ?? '',
  selection: [],
  open: null,
  swapping: null,
  marquee: null,
  text: null,
  lifted: null,
  panel: null,
})

/** Removes from the session every element that no longer exists. */
function normaliseSession(session: Session, document: Document): Session {
  const ids = new Set(document.pages.flatMap(page => page.elements.map(element => element.id)))
  const selection = session.selection.filter(id => ids.has(id))
  const open = session.open && findSlot(document, session.open.slotId)?.slot.photo ? session.open : null
  const { swapping } = session
  const isThere = (id: string | null) => id === null || ids.has(id)
  const stillSwapping = swapping && isThere(swapping.slotId) && isThere(swapping.over) ? swapping : null
  const pageId = document.pages.some(page => page.id === session.pageId)
    ? session.pageId
    : (document.pages[0]?.id ?? '')
  const isSame = selection.length === session.selection.length
  const text = session.text !== null && ids.has(session.text) ? session.text : null
  const lifted = session.lifted && ids.has(session.lifted.id) ? session.lifted : null
  return {
    ...session,
    pageId,
    open,
    text,
    lifted,
    swapping: stillSwapping,
    selection: isSame ? session.selection : selection,
  }
}
