import { createDraft, type Draft, putDraft } from '@passepartout/contracts'
import { documentKindOf } from '@passepartout/domain'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import type { ConflictState } from '../state/design-state.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { throttle } from '../state/throttle.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import type { LocalDraftStore } from './local-draft-store.ts'
import { type OpenedDesign, toConflict } from './open-design.ts'
import { createSaveScheduler, type PushResult } from './save-scheduler.ts'
import { createTabLock } from './tab-lock.ts'
import { createVersionMerger, isSameDesign } from './version-merger.ts'

/** Throttle that stores a change on the device within 100 ms after a gesture (designer.md 7). */
const KEEP_MS = 80

/** Versions that are remembered while no response arrives, each a later try. */
const MAX_UNANSWERED = 8

/** Saves the design on this device and on the server, and resolves conflicts when two devices changed it. */
export function createAutosave(base: DesignerBase, journal: LocalDraftStore, opened: OpenedDesign) {
  const { editor, design, client, data, kind, configuration, t, announcer } = base
  let draftId = opened.draftId
  let revision = opened.revision
  let mayExist = opened.draftId !== null
  /** What this device may have sent without a response: an earlier page's versions, then this page's. */
  let unanswered: readonly DesignContent[] = [opened, ...(opened.sent ? [opened.sent] : [])]
  const versions = createVersionMerger(data, journal, opened.agreed)

  const present = (): DesignContent => ({
    document: editor.getSnapshot().document,
    configuration: base.storedConfiguration(),
  })
  const content = () => {
    const { document, configuration } = present()
    return { title: document.title, document: { ...document }, configuration: { ...configuration } }
  }

  async function keep(unsent = true): Promise<void> {
    if (!draftId) return
    const { document, configuration: chosen } = content()
    await journal.write({
      key: draftId,
      channel: data.shop.channel,
      draftId,
      revision,
      document,
      configuration: chosen,
      history: editor.history.serialise(),
      savedAt: Date.now(),
      unsent,
    })
  }

  // Evaluated late: a change that reached the server meanwhile is no longer unsent. If the device cannot store, the
  // server still receives it.
  const keepPaced = throttle(() => void keep(machine.get().unsent > 0).catch(() => undefined), KEEP_MS)

  async function push(): Promise<PushResult> {
    if (!draftId) return { kind: 'saved', revision: 0 }
    const sent = present()
    versions.send(draftId, revision, sent)
    const before = unanswered
    unanswered = [...before, sent].slice(-MAX_UNANSWERED)
    if (revision === 0) {
      const answer = await client.call(createDraft, {
        body: { kind: documentKindOf(data.kind), id: draftId, ...content() },
      })
      // The response with the visitor's cookie was lost: the server holds this id for another visitor.
      if (!answer.ok && answer.code === 'conflict' && !base.guest) return pushAnew()
      if (!answer.ok) return failed(answer)
      revision = answer.payload.revision
      // After a lost response the server may hold an older state under this id, so the current one is sent as well.
      if (!mayExist) return toSaved(sent)
    }
    mayExist = true
    const answer = await client.call(putDraft, {
      params: { id: draftId },
      body: { baseRevision: revision, ...content() },
    })
    if (answer.ok) {
      revision = answer.payload.revision
      return toSaved(sent)
    }
    if (answer.code === 'draft-conflict')
      return conflict((answer.details as { current?: Draft })?.current, before)
    // A guest's changes never become a design of this browser.
    if (answer.status === 404 && !base.guest) {
      // Missing on the server (another browser's, or deleted).
      return pushAnew()
    }
    return failed(answer)
  }

  /** Saves the design under a new id. */
  function pushAnew(): Promise<PushResult> {
    adopt(crypto.randomUUID())
    revision = 0
    mayExist = false
    return push()
  }

  function toSaved(sent: DesignContent): PushResult {
    unanswered = []
    if (draftId) versions.agree(draftId, revision, sent)
    void keep(false).catch(() => undefined)
    return { kind: 'saved', revision }
  }

  function failed({ status, message }: { status: number; message: string }): PushResult {
    mayExist = true
    if (status === 0 || status >= 500 || status === 429) throw new Error('The draft did not reach the server')
    return { kind: 'refused', text: message }
  }

  async function conflict(current: Draft | undefined, own: readonly DesignContent[]): Promise<PushResult> {
    const { parseStoredContent } = await loadDraftReader()
    const other = current && parseStoredContent(data, current)
    if (!current || !other) return { kind: 'refused', text: '' }
    // The page that sent it was left before the response: this page's changes came after it.
    if (draftId && own.some(one => isSameDesign(one, other))) {
      revision = current.revision
      versions.agree(draftId, revision, other)
      return push()
    }
    // Never changes the document during a gesture; the next attempt follows soon.
    if (editor.getSnapshot().gesture) throw new Error('A gesture is under way')
    const found = toConflict(current, other, versions.agreed())
    if (await mergedWith(found)) return push()
    design.set({ conflict: found })
    return { kind: 'conflict' }
  }

  /** Merges another device's changes of other pages; false where the customer must choose. */
  async function mergedWith(other: ConflictState): Promise<boolean> {
    const both = await versions.merged(present, other)
    if (!both || !draftId || other.revision === null) return false
    revision = other.revision
    versions.agree(draftId, revision, other)
    take(both, true)
    base.toasts.show({ text: t('conflict.merged') })
    return true
  }

  const take = ({ document, configuration }: DesignContent, isMerged: boolean) =>
    editor.commands.takeVersion({ document, configuration: { ...configuration }, isMerged })

  const machine = createSaveScheduler({
    keep: keepPaced,
    push: () => base.firstWrite.run(push),
    onChange: save => {
      const before = design.get().save.status
      design.set({ save })
      if (save.status === 'failed' && before !== 'failed')
        announcer.alert(save.refusal || t('save.failedLoud'))
    },
  })
  const role = Promise.withResolvers<void>()
  const lock = createTabLock(known => {
    design.set({ viewer: known === 'viewer' })
    role.resolve()
  })

  /** After the first change the address contains the draft's id, so that a reload and a second device find it. */
  function adopt(id: string): void {
    draftId = id
    writeAddress()
    lock.claim(id)
  }

  /** Writes the configuration into the address, so that a reload draws the correct outline at once. */
  function writeAddress(): void {
    const url = new URL(location.href)
    const chosen = new URL(kind.address(data, configuration(), base.storedConfiguration()), url)
    for (const name of ['platform', 'locale', 'gclid', 's', 'line', 'guest']) {
      const value = url.searchParams.get(name)
      if (value !== null) chosen.searchParams.set(name, value)
    }
    if (draftId) chosen.searchParams.set('draft', draftId)
    history.replaceState(history.state, '', url.pathname + chosen.search + url.hash)
  }

  editor.onCommit(({ configurationChanged }) => {
    if (design.get().viewer) return
    if (!draftId) adopt(crypto.randomUUID())
    else if (configurationChanged) writeAddress()
    machine.changed()
  })
  if (opened.draftId) {
    lock.claim(opened.draftId)
    if (opened.conflict) {
      machine.settled(Date.now())
      void mergedWith(opened.conflict).then(isMerged => isMerged && design.set({ conflict: null }))
    } else if (opened.unsent) {
      writeAddress()
      machine.changed()
    } else machine.settled(opened.savedAt ?? Date.now())
  }

  return {
    /** Resolves when it is known whether this tab may write the draft. */
    knowsRole: role.promise,
    /** The draft on the server; saves it first if necessary. */
    ensure: async () => {
      if (!draftId) adopt(crypto.randomUUID())
      if (revision === 0) machine.changed()
      await machine.flush()
      return draftId && revision > 0 ? { id: draftId, revision } : null
    },
    flush: machine.flush,
    setOnline: machine.setOnline,
    /** The other tab may have newer changes: taking over reloads them. */
    takeOver: () => {
      lock.takeOver()
      setTimeout(() => location.reload(), 150)
    },
    draft: () => (draftId && revision > 0 ? { id: draftId, revision } : null),
    /** Resolves the conflict with the chosen content; rejected versions are set aside. */
    settle: (chosen: DesignContent) => {
      const other = design.get().conflict
      if (!other) return
      const mine = present()
      design.set({ conflict: null })
      if (other.revision !== null) {
        revision = other.revision
        machine.settled(Date.now())
      }
      if (draftId) {
        if (other.revision !== null) {
          versions.agree(draftId, revision, other)
          if (!isSameDesign(chosen, other)) void versions.lay(draftId, other, other.at)
        }
        if (!isSameDesign(chosen, mine)) void versions.lay(draftId, mine, Date.now())
      }
      if (!take(chosen, !isSameDesign(chosen, other)) && other.revision !== null) machine.changed()
    },
    /** Rejected versions of this design, the newest first. */
    laid: async (): Promise<ConflictState[]> => (draftId ? versions.laid(draftId) : []),
    /** The draft as a file, as a last resort. */
    asFile: () => new Blob([JSON.stringify(content())], { type: 'application/json' }),
  }
}

export type Autosave = ReturnType<typeof createAutosave>
