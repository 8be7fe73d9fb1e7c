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

/** Tries of a step that a broken connection ended, and the rest between two of them. */
const TRIES = 4
const AGAIN_MS = 2000
/** Hundreds of names are measured one by one before they are in the cart. */
const PATIENT = { timeoutMs: 60_000 }

/**
 * The one call to action (designer.md 3). A press is kept until photos, price and the last change are there, and then puts the design
 * into the cart; only what cannot be made ends it, and is led to.
 */
export function createCartActions(base: DesignerBase, parts: CartParts) {
  const { photos, keeping, checks, prices, telling } = parts
  const { editor, design, view, client, t, toasts, announcer, data, kind } = base
  /** Of the version that was last sent: the shop may have its line although no answer came. */
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
    if (reason) announcer.tell(`${reason} ${t('cart.soon')}`)
  }

  /** Photos of the design that the shop does not have yet; of prints all of them. */
  function awaitedPhotos(): UploadItem[] {
    const placed = placedAssetIds(editor.getSnapshot().document)
    return photos.queue
      .get()
      .filter(({ status }) => status !== 'done' && status !== 'refused')
      .filter(({ key, status }) => kind.Grid || status === 'checking' || placed.has(key))
  }

  const firstBlocker = () =>
    checks.run(true).find(({ severity, id }) => severity === 'block' && id !== 'original-pending')

  /** Its row takes the focus, so that a message would only be in the way. */
  function leadTo(
    finding: Finding,
    said = t('cart.blocked', { what: findingText(base, finding).title }),
  ): void {
    editor.session.setMode('check')
    view.set(state => ({ finding: finding.key, sheet: state.sheet === 'peek' ? 'half' : state.sheet }))
    focusFinding()
    announcer.alert(said)
  }

  async function add(): Promise<void> {
    if (press || design.get().cartStage) return
    press = new AbortController()
    const { signal } = press
    for (const { key, status, isGivenUp } of awaitedPhotos())
      if (status === 'paused' || isGivenUp) photos.queue.proceed(key)
    const isAdded = (await isReady(signal)) && (await isSent())
    // Cancelled, and maybe pressed again meanwhile.
    if (signal.aborted) return
    press = undefined
    if (!isAdded) return become(null)
    const { line } = design.get()
    // The cart offers to take out again what is new in it.
    location.assign(line ? data.urls.cart : `${data.urls.cart}?added=${sent?.lineId}`)
  }

  function cancel(): void {
    if (!press) return
    press.abort()
    press = undefined
    become(null)
    announcer.tell(t('cart.cancelled'))
  }

  /** Waits for what the order needs; false once it is cancelled or cannot go on. */
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
      // A file that is being looked at hangs in a moment.
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
        // Its dialog asks which version to go on with.
        if (status === 'two-versions') return false
        // Something was changed while it was being saved.
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

  /** Adds the saved design; says why where the shop refuses it. */
  async function isSent(): Promise<boolean> {
    const { price, line } = design.get()
    const draft = keeping.draft()
    if (!draft || !price.price) return false
    become('adding')
    if (sent?.revision !== draft.revision) sent = { lineId: crypto.randomUUID(), revision: draft.revision }
    // Of a line that is changed, as many as there are by now.
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
    // The same call again finds the line where only the answer was lost.
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
    // What is refused was not taken in; a shop that is busy may have taken in an earlier try.
    if (answer.status > 0 && answer.status < 500) sent = undefined
    const [refused] = checks.takeRefusal(answer.details)
    if (refused) leadTo(refused, answer.message)
    else stop(answer.message || t('cart.failed'))
    return false
  }

  /** Opens the check at the first thing that it has to say. */
  function review(): void {
    const [first] = checks.run(true).filter(({ kept }) => !kept)
    editor.session.setMode('check')
    if (!first) return
    view.set({ finding: first.key, sheet: 'half' })
    focusFinding()
  }

  // A browser that comes back to this page as it was left finds the button ready.
  addEventListener('pageshow', ({ persisted }) => persisted && become(null))
  return { add, cancel, review }
}

/** The price of one piece that a refusal names. */
function priceAsDisplayed(details: unknown): DisplayMoney | undefined {
  const { price } = Object(details)
  return typeof price?.amount === 'number' ? price : undefined
}

export type CartActions = ReturnType<typeof createCartActions>
