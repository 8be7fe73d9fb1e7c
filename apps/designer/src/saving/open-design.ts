import {
  type CallResult,
  type CartLine,
  type Client,
  type Draft,
  getCart,
  getDraft,
} from '@passepartout/contracts'
import type { Document } from '@passepartout/document'
import type { DesignerData } from '../data/designer-data.ts'
import type { Guest } from '../data/guest.ts'
import { chosenIn } from '../data/product-address.ts'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import { DESIGNER_KIND_ADAPTERS } from '../kinds/registry.ts'
import type { ConflictState, DesignState } from '../state/design-state.ts'
import type { Price } from '../state/price.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { type LocalDraftStore, lastSyncedKey, sentKey } from './local-draft-store.ts'
import type { StoredHistory } from './parse-stored-content.ts'
import type { StoredConfiguration } from './stored-configuration.ts'
import { isSameDesign } from './version-merger.ts'

export interface OpenedDesign {
  document: Document
  configuration: StoredConfiguration
  /** Stored undo steps; undefined where they are unknown. */
  history: StoredHistory | undefined
  draftId: string | null
  /** Revision known to be on the server; 0 where it has none. */
  revision: number
  unsent: boolean
  savedAt: number | null
  restored: boolean
  /** The requested draft was not found. */
  gone: boolean
  conflict: ConflictState | null
  /** The last synced version: the base of a comparison. */
  agreed: DesignContent | null
  /** Sent by an earlier page of this device on the same base; it may reach the server only now. */
  sent: DesignContent | null
  line: DesignState['line']
  /** Set where the draft belongs to another visitor. */
  guest: Guest | null
  /** The share link has expired, and no unsent changes are left. */
  ended: boolean
}

/** Opens the design of the address: a new one, a draft of device or server, or the design of a cart line. */
export async function openDesign(
  data: DesignerData,
  client: Client,
  journal: LocalDraftStore,
): Promise<OpenedDesign> {
  const fresh = newDesign(data)
  const { draftId, line } = await resolveDraft(data, client)
  if (!draftId) return { ...fresh, line, gone: data.line !== null }

  const [{ parseStoredContent, parseStoredHistory }, stored, sentEntry, answer] = await Promise.all([
    loadDraftReader(),
    journal.read(draftId).catch(() => undefined),
    journal.read(sentKey(draftId)).catch(() => undefined),
    client.call(getDraft, { params: { id: draftId } }),
  ])
  const local = stored && parseStoredContent(data, stored)
  const remote = answer.ok ? parseStoredContent(data, answer.payload) : undefined
  const over = data.guest && (answer.status === 410 || answer.status === 404)
  if (over && !stored?.unsent) return { ...fresh, line, ended: true }
  if (!local && !remote) return { ...fresh, line, gone: true }

  /** The last synced version at this revision; undefined where it is unknown. */
  const agreedOn = async (revision: number | undefined): Promise<DesignContent | undefined> => {
    const entry = await journal.read(lastSyncedKey(draftId)).catch(() => undefined)
    return entry && entry.revision === revision ? parseStoredContent(data, entry) : undefined
  }
  const server = answer.ok ? answer.payload : undefined
  const isAhead = local && stored.unsent && stored.revision !== undefined
  const useLocal = local && (stored.unsent || !remote || stored.revision === server?.revision)
  const content = useLocal ? local : remote
  if (!content) return { ...fresh, line, gone: true }
  const isUnsent = Boolean(useLocal && stored.unsent)
  const agreed = isUnsent ? await agreedOn(stored?.revision) : content
  const isBehind = isAhead && server && remote && server.revision > (stored.revision ?? 0)
  // The page was closed before the response arrived: the newer revision is this device's own.
  const isOnSameBase = sentEntry !== undefined && sentEntry.revision === stored?.revision
  const sent = isOnSameBase ? parseStoredContent(data, sentEntry) : undefined
  const isOwn = isBehind && remote && [sent, content].some(own => own && isSameDesign(own, remote))
  return {
    ...content,
    history: useLocal ? parseStoredHistory(stored.history, content) : undefined,
    draftId,
    revision: server?.revision ?? stored?.revision ?? 0,
    unsent: isUnsent,
    savedAt: useLocal ? stored.savedAt : server ? Date.parse(server.updatedAt) : null,
    restored: isUnsent,
    gone: false,
    conflict: isBehind && !isOwn ? toConflict(server, remote, agreed ?? null) : null,
    agreed: (isOwn ? remote : agreed) ?? null,
    sent: sent ?? null,
    line,
    guest: guestOf(data, draftId, answer),
    ended: false,
  }
}

/** Current price of a line according to the cart. */
function priceOfLine({ quantity, unavailable, ...line }: CartLine): Price | null {
  if (unavailable) return null
  const { unitPrice: each, unitPriceOriginal, total: current } = line
  const reduced = unitPriceOriginal.amount - each.amount
  const discountPercent = Math.round((100 * reduced) / (unitPriceOriginal.amount || 1))
  // The cart has no original total of several pieces, so only a single piece shows its discount.
  const original = quantity === 1 ? unitPriceOriginal : current
  return {
    ...{ current, original, discountPercent: quantity === 1 ? discountPercent : 0 },
    lowest: line.referencePrice,
    ...(quantity > 1 ? { pieces: { count: quantity, each } } : {}),
  }
}

export function newDesign(data: DesignerData): OpenedDesign {
  return {
    ...DESIGNER_KIND_ADAPTERS[data.kind].fresh(data),
    history: undefined,
    draftId: null,
    revision: 0,
    unsent: false,
    savedAt: null,
    restored: false,
    gone: false,
    conflict: null,
    agreed: null,
    sent: null,
    line: null,
    guest: null,
    ended: false,
  }
}

/** Guest data of the draft according to the shop; without a response, according to the address. */
function guestOf(data: DesignerData, draftId: string, answer: CallResult<Draft>): Guest | null {
  if (answer.ok) return answer.payload.guest ? { draftId, until: answer.payload.guest.endsAt } : null
  return data.guest ? { draftId, until: null } : null
}

async function resolveDraft(
  data: DesignerData,
  client: Client,
): Promise<{ draftId: string | null; line: DesignState['line'] }> {
  if (!data.line) return { draftId: data.draft, line: null }
  const answer = await client.call(getCart, {})
  const line = answer.ok ? answer.payload.lines.find(({ id }) => id === data.line) : undefined
  const draftId = line && 'draftId' in line ? line.draftId : null
  return {
    draftId: draftId ?? data.draft,
    line: line ? { id: line.id, since: Date.now(), quantity: line.quantity, price: priceOfLine(line) } : null,
  }
}

/** Fragment of the address: the configuration chosen on the product page could not be applied. */
export const NOT_CHANGED = 'not-changed'

export const toConflict = (
  { revision, updatedAt }: Draft,
  content: DesignContent,
  agreed: DesignContent | null,
): ConflictState => ({ ...content, revision, at: Date.parse(updatedAt), agreed })

/** Address of a multi-page draft, if it differs from the current one: the document depends on it. */
export function draftRedirect(
  { platform }: DesignerData,
  { configuration, draftId }: OpenedDesign,
  here: URL,
): URL | undefined {
  if (!draftId || !('designerUrl' in configuration)) return undefined
  const there = new URL(configuration.designerUrl, here)
  if (chosenIn(there) === chosenIn(here)) return undefined
  there.pathname = here.pathname
  there.searchParams.set('platform', platform)
  for (const name of ['gclid', 's', 'line', 'locale', 'guest']) {
    const value = here.searchParams.get(name)
    if (value !== null) there.searchParams.set(name, value)
  }
  there.searchParams.set('draft', draftId)
  there.hash = here.hash
  return there
}
