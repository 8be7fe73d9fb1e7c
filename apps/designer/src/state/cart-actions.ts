import { addCartLine, type DisplayMoney } from '@passepartout/contracts'
import { type Finding, placedAssetIds } from '@passepartout/document'
import { findingText } from '../check/finding-text.ts'
import { focusFinding } from '../check/focus-finding.ts'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { Autosave } from '../saving/autosave.ts'
import type { UploadItem } from '../upload/upload-item.ts'
import type { CartStage } from './design-state.ts'
import type { DesignerBase } from './designer-base.ts'
import type { DesignerTracking } from './designer-tracking.ts'
import type { PreflightRunner } from './preflight-runner.ts'
import type { Prices } from './prices.ts'
import { nextChange, rest } from './wait.ts'

interface CartParts {
  photos: PhotoLibrary
  keeping: Autosave
  checks: PreflightRunner
  prices: Prices
  telling: DesignerTracking
}

/** Attempts of a step that network errors interrupt, and the pause between them. */
const TRIES = 4
const AGAIN_MS = 2000
/** Adding to the cart measures hundreds of names one by one. */
const PATIENT = { timeoutMs: 60_000 }

/**
 * The call to action (designer.md 3). A press waits until photos, price and the last change are ready, then adds the
 * design to the cart. Only a blocker ends it, and is displayed.
 */
export function createCartActions(base: DesignerBase, parts: CartParts) {
  const { photos, keeping, checks, prices, telling } = parts
  const { editor, design, view, client, t, toasts, announcer, data, kind } = base
  /** Line id of the last version sent: the shop may have the line although the response was lost. */
  let sent: { lineId: string; revision: number } | undefined
  let press: AbortController | undefined

  const stop = (text: string, action?: { label: string; run: () => void }) => {
    toasts.show({ text, kind: 'bad', ...(action && { action }) })
    announcer.alert(text)
  }

  function become(cartStage: CartStage | null): void {
    if (design.get().cartStage === cartStage) return
    design.set({ cartStage })
    const reason =
      cartStage === 'photos'
        ? t('cart.waiting', { count: awaitedPhotos().length })
        : cartStage === 'connection' && t('cart.connecting')
    if (reason) announcer.announceNow(`${reason} ${t('cart.soon')}`)
  }

  /** Uploads in progress of photos in the design; for photo prints all of them. */
  function awaitedPhotos(): UploadItem[] {
    const placed = placedAssetIds(editor.getSnapshot().document)
    return photos.queue
      .get()
      .filter(({ status }) => status !== 'done' && status !== 'refused')
      .filter(({ key, status }) => kind.Grid || status === 'checking' || placed.has(key))
  }

  const firstBlocker = () =>
    checks.run(true).find(({ severity, id }) => severity === 'block' && id !== 'original-pending')

  /** Goes to a finding and focuses its row, so that no message is needed. */
  function leadTo(
    finding: Finding,
    message = t('cart.blocked', { what: findingText(base, finding).title }),
  ): void {
    editor.session.setMode('check')
    view.set(state => ({ finding: finding.key, sheet: state.sheet === 'peek' ? 'half' : state.sheet }))
    focusFinding()
    announcer.alert(message)
  }

  async function add(): Promise<void> {
    if (press || design.get().cartStage) return
    press = new AbortController()
    const { signal } = press
    for (const { key, status, isGivenUp } of awaitedPhotos())
      if (status === 'paused' || isGivenUp) photos.queue.proceed(key)
    const isAdded = (await isReady(signal)) && (await isSent())
    // Cancelled, possibly with another press since.
    if (signal.aborted) return
    press = undefined
    if (!isAdded) return become(null)
    const { line } = design.get()
    // The cart offers to remove the line just added.
    location.assign(line ? data.urls.cart : `${data.urls.cart}?added=${sent?.lineId}`)
  }

  function cancel(): void {
    if (!press) return
    press.abort()
    press = undefined
    become(null)
    announcer.announceNow(t('cart.cancelled'))
  }

  /** Waits until the order is ready; false when cancelled or impossible. */
  async function isReady(signal: AbortSignal): Promise<boolean> {
    let tries = 0
    while (!signal.aborted) {
      editor.settle()
      const awaited = awaitedPhotos()
      const lost = awaited.find(({ isGivenUp }) => isGivenUp)
      if (lost) {
        const again = { label: t('cart.again'), run: () => void add() }
        stop(t('cart.photoFailed', { file: lost.name }), again)
        return false
      }
      // A photo that is being validated may fill an empty slot in a moment.
      const blocker = awaited.some(({ status }) => status === 'checking') ? undefined : firstBlocker()
      if (blocker) {
        leadTo(blocker)
        return false
      }
      const { online, price } = design.get()
      if (!online) become('connection')
      else if (awaited.length > 0) become('photos')
      else if (price.status === 'checking') become('saving')
      else if (price.status !== 'known' || !price.price) {
        stop(t('cart.noPrice'))
        return false
      } else {
        become('saving')
        if (keeping.draft() ? await keeping.flush() : await keeping.ensure()) return !signal.aborted
        const { status, refusal } = design.get().save
        // The conflict dialog asks for the version to continue with.
        if (status === 'two-versions') return false
        // A change arrived while saving.
        if (status === 'changed') continue
        if (status === 'failed' || ++tries === TRIES) {
          stop(refusal || t('cart.unsaved'))
          return false
        }
      }
      await nextChange(design, signal)
    }
    return false
  }

  /** Adds the saved design to the cart; reports the shop's refusal. */
  async function isSent(): Promise<boolean> {
    const { price, line } = design.get()
    const draft = keeping.draft()
    if (!draft || !price.price) return false
    become('adding')
    if (sent?.revision !== draft.revision) sent = { lineId: crypto.randomUUID(), revision: draft.revision }
    // A replaced line retains its current quantity.
    const quantity = line ? undefined : (kind.quantity?.(data, base.storedConfiguration()) ?? 1)
    const { amount, currency } = price.price.pieces?.each ?? price.price.current
    const body = {
      draftId: draft.id,
      draftRevision: draft.revision,
      expectedPrice: { amount, currency },
      lineId: sent.lineId,
      ...(line ? { replaces: line.id } : { quantity }),
    }
    let answer = await client.call(addCartLine, { body }, PATIENT)
    // Repeating the call with the same line id is idempotent, if only the response was lost.
    for (let tries = 1; tries < TRIES && answer.status === 0; tries++) {
      await rest(AGAIN_MS)
      answer = await client.call(addCartLine, { body }, PATIENT)
    }
    if (answer.ok) {
      telling.addedToCart(quantity)
      return true
    }
    if (answer.code === 'price-changed') {
      void prices.recheck(priceAsDisplayed(answer.details))
      toasts.show({ text: answer.message || t('price.checking') })
      return false
    }
    // A refused call added nothing; after a server error an earlier attempt may have succeeded.
    if (answer.status > 0 && answer.status < 500) sent = undefined
    const [refused] = checks.takeRefusal(answer.details)
    if (refused) leadTo(refused, answer.message)
    else stop(answer.message || t('cart.failed'))
    return false
  }

  /** Opens the check at its first finding. */
  function review(): void {
    const [first] = checks.run(true).filter(({ kept }) => !kept)
    editor.session.setMode('check')
    if (!first) return
    view.set({ finding: first.key, sheet: 'half' })
    focusFinding()
  }

  // A page restored from the back/forward cache resets the button.
  addEventListener('pageshow', ({ persisted }) => persisted && become(null))
  return { add, cancel, review }
}

/** The price of one piece in the details of a refusal. */
function priceAsDisplayed(details: unknown): DisplayMoney | undefined {
  const { price } = Object(details)
  return typeof price?.amount === 'number' ? price : undefined
}

export type CartActions = ReturnType<typeof createCartActions>
