import { getCardPrice } from '@passepartout/contracts'
import { type Document, type MergeData, mergeOf, totalCopies, withMerge } from '@passepartout/document'
import { deliveryItemOf } from '@passepartout/domain'
import { fetchDelivery } from '../api/fetch-price.ts'
import { withParams } from '../data/product-address.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { type CardPalette, cardOfferOf } from './card-choices.ts'
import { createCardLayouts } from './card-layouts.ts'
import { priceQueryOf } from './card-query.ts'
import { withPalette } from './with-palette.ts'

/** Fields of a card that also change the drawing. */
const DRAWN: Readonly<Record<string, (document: Document, value: string) => Document>> = {
  refinementType: (document, value) => ({ ...document, refinement: value as Document['refinement'] }),
  envelope: (document, value) => withCard(document, { envelope: value }),
  punching: (document, value) => withCard(document, { punching: value === 'none' ? null : value }),
}

const withCard = (document: Document, change: Partial<NonNullable<Document['card']>>): Document =>
  document.card ? { ...document, card: { ...document.card, ...change } } : document

/**
 * Choices of a card in the designer, one undo step each. The price comes from the server; a refused choice is reverted,
 * with the reason.
 */
export function createCardOptions(base: DesignerBase) {
  const { editor, design, client, data, storedConfiguration, toasts, announcer, t } = base
  const first = data.product?.card
  if (!first) return null
  const addressNow = (): string => {
    const stored = storedConfiguration()
    return 'designerUrl' in stored ? stored.designerUrl : (data.product?.address ?? '')
  }

  let requestedAddress = addressNow()
  let question = 0
  async function fetchOptions(): Promise<void> {
    const address = addressNow()
    if (address === requestedAddress) return
    requestedAddress = address
    const mine = ++question
    const { line } = design.get()
    design.set(({ price }) => ({ price: { ...price, status: 'checking' } }))
    const names = mergeOf(editor.getSnapshot().document)
    const quantityNow = names ? totalCopies(names) : line?.quantity
    const query = { ...priceQueryOf(address), ...(quantityNow && { quantity: String(quantityNow) }) }
    const [answer, delivery] = await Promise.all([
      client.call(getCardPrice, { query: query as never }),
      fetchDelivery(client, deliveryItemOf('card', query)),
    ])
    if (mine !== question) return
    if (!answer.ok) {
      design.set(({ price }) => ({ price: { ...price, status: 'unknown' } }))
      if (answer.status !== 422) return
      const text = answer.message || t('price.unknown')
      toasts.show({ text, kind: 'bad' })
      announcer.alert(text)
      editor.history.undo()
      return
    }
    const {
      quantity,
      priceCurrent: each,
      total: current,
      totalOriginal: original,
      discountPercent,
      referencePrice: lowest,
    } = answer.payload
    const pieces = quantity > 1 ? { pieces: { count: quantity, each } } : {}
    const price = { current, original, discountPercent, lowest, ...pieces }
    design.set({
      offer: cardOfferOf(answer.payload),
      delivery,
      price: { status: 'known', price, query: address, at: Date.now() },
    })
  }
  design.set({ offer: first.offer })
  const layouts = createCardLayouts(base)
  editor.onCommit(({ configurationChanged }) => configurationChanged && void fetchOptions())
  // A draft may have another configuration than the address it was opened under.
  requestedAddress = data.product?.address ?? requestedAddress
  void fetchOptions()

  const commit = (
    changes: Readonly<Record<string, string>>,
    drawn: (document: Document) => Document,
    params: { option: string; value: string },
  ) =>
    editor.commands.applyConfiguration({
      configuration: { designerUrl: withParams(addressNow(), changes) },
      drawn,
      params,
    })

  return {
    palettes: first.palettes,
    layouts,
    address: addressNow,
    async chooseFormat({ value, name }: { value: string; name: string }): Promise<void> {
      const known = await layouts.load()
      if (!known?.[value]) {
        toasts.show({ text: t('card.formatsFailed'), kind: 'bad' })
        announcer.alert(t('card.formatsFailed'))
        return
      }
      const { cardInFormat } = await import('./card-in-format.ts')
      const drawn = (document: Document) => cardInFormat(document, known, first.palettes, value)
      commit({ formatType: value }, drawn, { option: t('card.formatType'), value: name })
    },
    choose(field: string, { value, name }: { value: string; name: string }): void {
      const drawn = DRAWN[field]
      commit({ [field]: value }, document => drawn?.(document, value) ?? document, {
        option: t(`card.${field}`),
        value: name,
      })
    },
    choosePalette(palette: CardPalette): void {
      commit({ designId: palette.id }, document => withPalette(document, palette), {
        option: t('card.palette'),
        value: palette.name,
      })
    },
    /** Names of the recipients; the quantity follows from them. Null removes the mail merge. */
    setNames(merge: MergeData | null): void {
      const count = merge ? totalCopies(merge) : 0
      commit(merge ? { quantity: String(count) } : {}, document => withMerge(document, merge), {
        option: t('names.title'),
        value: merge ? t('names.count', { count: merge.records.length }) : t('names.none'),
      })
    },
    setQuantity(wanted: number): void {
      const { min, max } = design.get().offer?.quantityLimits ?? { min: 1, max: 1 }
      const quantity = Math.min(max, Math.max(min, Math.round(wanted)))
      if (!Number.isFinite(quantity)) return
      commit({ quantity: String(quantity) }, document => document, {
        option: t('field.quantity'),
        value: String(quantity),
      })
    },
  }
}

export type CardOptions = ReturnType<typeof createCardOptions>
