import { allSlots, type Document, unplacedTexts, withProduct } from '@passepartout/document'
import type { SpreadChange } from '@passepartout/document/book'
import { kindMetadata } from '@passepartout/domain'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import { chosenIn, productAt, withParams } from '../data/product-address.ts'
import type { ChangeParams, TransferDesign } from '../kinds/product-change-adapter.ts'
import { productChanges } from '../kinds/product-changes.ts'
import type { DesignState } from './design-state.ts'
import type { DesignerBase } from './designer-base.ts'
import { offerUndo } from './offer-undo.ts'

/** Page by page. */
const transferPages: TransferDesign = (_base, document, { left, taken }) =>
  withProduct(document, left.document, taken.document)

/**
 * Manages the current product of kinds whose address determines it. Another choice fetches the product (pages, price,
 * delivery, choices) and transfers the design in one undo step; undo and redo switch the product as well. `first` is
 * the address that the page was opened with.
 */
export function createOpenedProducts(base: DesignerBase, first: string | undefined) {
  const { data, design, editor, storedConfiguration, t, toasts, announcer } = base
  const { followsHistory, transfer = transferPages } = productChanges(data.kind)
  const known = new Map<string, ConfiguredProduct>()
  let question = 0

  const addressNow = (): string | undefined => {
    const stored = storedConfiguration()
    return 'designerUrl' in stored ? stored.designerUrl : undefined
  }
  const remember = (address: string, product: ConfiguredProduct) => {
    known.set(chosenIn(address), product)
    known.set(chosenIn(product.address), product)
  }
  if (data.product) remember(first ?? data.product.address, data.product)

  /** Fetches the product of an address from the shop. */
  async function load(address: string): Promise<ConfiguredProduct | undefined> {
    const { line } = design.get()
    const field = 'quantity' in (kindMetadata(data.kind).designer?.fields ?? {}) ? 'quantity' : 'amount'
    const amount = line ? { [field]: String(line.quantity) } : {}
    const product = await productAt(data, withParams(address, amount))
    if (product) remember(address, product)
    return product
  }

  function show(product: ConfiguredProduct, isPriced: boolean): void {
    data.product = product
    data.urls.choose = product.choose
    design.set(state => ({ product, ...priceShown(product, isPriced, state.price) }))
  }

  function priceShown(
    { address, price, delivery }: ConfiguredProduct,
    isPriced: boolean,
    before: DesignState['price'],
  ) {
    // The price depends on choices in the designer.
    if (base.kind.isPricedHere) return {}
    if (!isPriced || !price) return { price: { ...before, status: 'checking' as const } }
    return { delivery, price: { status: 'known' as const, price, query: address, at: Date.now() } }
  }

  /** After undo, redo or a switch of versions: displays the known product at once and fetches its price again. */
  async function follow(): Promise<void> {
    const address = addressNow()
    if (!address || !data.product || followsHistory) return
    if (isShown(address, data.product)) return
    const mine = ++question
    const at = known.get(chosenIn(address))
    if (at) show(at, false)
    const product = await load(address)
    if (mine !== question || chosenIn(addressNow() ?? '') !== chosenIn(address)) return
    if (product) show(product, true)
    else if (!base.kind.isPricedHere) design.set(({ price }) => ({ price: { ...price, status: 'unknown' } }))
  }
  /** A collage's page data depend only on its design and palette; everything else is chosen in the designer. */
  function isShown(address: string, { address: shown }: ConfiguredProduct): boolean {
    if (!base.kind.isPricedHere) return chosenIn(address) === chosenIn(shown)
    const [now, then] = [address, shown].map(one => new URL(one, location.href).searchParams)
    return ['designId', 'palette'].every(name => (now?.get(name) ?? '') === (then?.get(name) ?? ''))
  }
  const refuse = (text: string) => {
    toasts.show({ text, kind: 'bad' })
    announcer.alert(text)
    return false
  }

  /** Transfers the design to another product in one undo step. */
  async function take(
    product: ConfiguredProduct,
    params: ChangeParams,
    spreads?: SpreadChange,
  ): Promise<boolean> {
    const from = addressNow()
    const left = from === undefined ? undefined : (known.get(chosenIn(from)) ?? (await load(from)))
    if (!left) return refuse(t('product.changeFailed'))
    if (base.design.get().viewer || addressNow() !== from) return false
    const before = editor.getSnapshot().document
    remember(product.address, product)
    show(product, true)
    const changed = editor.commands.applyConfiguration({
      configuration: { designerUrl: product.address },
      drawn: document => transfer(base, document, { left, taken: product, spreads }),
      params,
    })
    if (changed)
      announceChanges(before, editor.getSnapshot().document, [params.value, ...product.corrections])
    return changed
  }

  /** Reports the change, the number of photos and texts without a slot, and an undo button. */
  function announceChanges(before: Document, after: Document, changes: readonly string[]): void {
    const aside = after.aside.filter(id => !before.aside.includes(id)).length
    const hasWords = before.pages.some(({ elements }) => elements.some(one => one.type === 'text' && one.own))
    const hasWork = hasWords || allSlots(before).some(({ slot }) => slot.photo)
    if (aside === 0 && !hasWork && changes.length < 2) return
    const [value = '', ...corrections] = changes
    const waited = unplacedTexts(before)
    const left = unplacedTexts(after).filter(words => !waited.includes(words))
    const lost = [
      ...(aside > 0 ? [t('product.changedAside', { value, count: aside })] : []),
      ...(left.length > 0 ? [t('product.changedWords', { value, count: left.length })] : []),
    ]
    const text = lost.length > 0 ? lost.join(' ') : t('product.changedAll', { value })
    offerUndo(base, [text, ...corrections].join(' '))
  }

  return {
    follow,
    take,
    /** Draws a design as another choice of the product would; undefined if that product cannot be loaded. */
    async preview(
      changes: Readonly<Record<string, string>>,
    ): Promise<((document: Document) => Document) | undefined> {
      const address = addressNow()
      if (!address) return undefined
      const productOf = async (one: string) => known.get(chosenIn(one)) ?? (await load(one))
      const left = await productOf(address)
      const taken = await productOf(withParams(address, changes))
      if (!left || !taken) return undefined
      return document => transfer(base, document, { left, taken })
    },
    /** Changes the product by parameters of its address; `spreads` says which pages of a book a page count concerns. */
    async change(
      changes: Readonly<Record<string, string>>,
      params: ChangeParams,
      spreads?: SpreadChange,
    ): Promise<boolean> {
      const address = addressNow()
      if (!address || design.get().viewer) return false
      if (!design.get().online) return refuse(t('product.changeOffline'))
      const mine = ++question
      const { price } = design.get()
      design.set({ changing: changes, price: { ...price, status: 'checking' } })
      const product = await load(withParams(address, changes))
      if (mine !== question) return false
      design.set({ changing: null })
      if (!product || chosenIn(address) === chosenIn(product.address)) {
        design.set({ price })
        return refuse(product?.corrections.join(' ') || t('product.changeFailed'))
      }
      return take(product, params, spreads)
    },
    /** Fetches the price of the current product again. */
    async refresh(): Promise<void> {
      const address = addressNow()
      const mine = ++question
      const product = address === undefined ? undefined : await load(address)
      if (product && mine === question) show(product, true)
    },
  }
}
