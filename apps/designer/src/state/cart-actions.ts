import { addCartLine, type ShownMoney } from '@passepartout/contracts'
import { findingWords } from '../check/finding-words.ts'
import type { Keeping } from '../saving/keeping.ts'
import type { Checks } from './checks.ts'
import type { DesignerBase } from './designer-base.ts'
import type { Prices } from './prices.ts'
import type { Telling } from './tell.ts'

interface CartParts {
  keeping: Keeping
  checks: Checks
  prices: Prices
  telling: Telling
}

/** The one call to action: checks, saves, adds, goes to the cart; whatever stands in the way is said (designer.md 3). */
export function createCartActions(base: DesignerBase, { keeping, checks, prices, telling }: CartParts) {
  const { editor, design, view, client, t, toasts, announcer, data, kind } = base
  let lineId: string | undefined

  const stop = (text: string) => {
    toasts.show({ text, kind: 'bad' })
    announcer.alert(text)
  }

  /** Leads to the first finding that stops the order: its row takes the focus, so a toast would only be in the way. */
  function showFinding(key: string): void {
    editor.session.setMode('check')
    view.set({ finding: key })
  }

  async function add(): Promise<void> {
    if (design.get().adding) return
    editor.settle()
    const { online, price, line } = design.get()
    if (!online) return stop(t('cart.offline'))
    const open = checks.run(true).filter(({ kept }) => !kept)
    const blocker = open.find(({ severity, id }) => severity === 'block' && id !== 'original-pending')
    if (blocker) {
      showFinding(blocker.key)
      return announcer.alert(t('cart.blocked', { what: findingWords(base, blocker).title }))
    }
    if (open.some(({ id }) => id === 'original-pending')) return stop(t('cart.pending'))
    const strong = open.find(({ severity }) => severity === 'strong')
    if (strong) {
      showFinding(strong.key)
      const what = findingWords(base, strong).title
      return announcer.alert(t('cart.decide', { what, keep: t('repair.keep') }))
    }
    if (price.status !== 'known' || !price.price) return stop(t('cart.noPrice'))

    design.set({ adding: true })
    const saved = await keeping.flush()
    const draft = keeping.draft()
    if (!saved || !draft) {
      design.set({ adding: false })
      return stop(t('cart.unsaved'))
    }
    lineId ??= crypto.randomUUID()
    // Of a line that is changed, as many as there are by now.
    const quantity = line ? undefined : (kind.quantity?.(data, base.storedConfiguration()) ?? 1)
    const { amount, currency } = price.price.pieces?.each ?? price.price.current
    const answer = await client.call(addCartLine, {
      body: {
        draftId: draft.id,
        draftRevision: draft.revision,
        expectedPrice: { amount, currency },
        lineId,
        ...(line ? { replaces: line.id } : { quantity }),
      },
    })
    if (answer.ok) {
      telling.addedToCart(quantity)
      location.assign(data.urls.cart)
      return
    }
    design.set({ adding: false })
    if (answer.code === 'price-changed') {
      void prices.recheck(shownPrice(answer.details))
      toasts.show({ text: answer.message || t('price.checking') })
      return
    }
    if (answer.status > 0) lineId = undefined
    stop(answer.message || t('cart.failed'))
  }
  return { add, showFinding }
}

/** The price of one piece that a refusal names. */
function shownPrice(details: unknown): ShownMoney | undefined {
  const { price } = Object(details)
  return typeof price?.amount === 'number' ? price : undefined
}
