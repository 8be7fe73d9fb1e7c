import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { BESIDE_PRODUCT, productAt } from '../data/product-address.ts'
import { chosenProduct } from '../kinds/chosen-products.ts'
import type { ApplyChosen } from '../kinds/product-change-adapter.ts'
import type { Designer } from '../state/designer.ts'
import { offerUndo } from '../state/offer-undo.ts'
import { draftRedirect, NOT_CHANGED, type OpenedDesign } from './open-design.ts'
import type { StoredConfiguration } from './stored-configuration.ts'

/** What a draft is to take from the address that it was opened under. */
export interface RequestedProduct {
  configuration: StoredConfiguration
  /** The product of the address; null for wall art and photo prints. */
  product: ConfiguredProduct | null
}

/**
 * Returns the configuration that was chosen on the product page for the draft in the address, to be applied after
 * opening. Undefined where nothing changed. If the shop does not respond, or the draft belongs to another visitor, the
 * draft opens unchanged and the address reports it (`NOT_CHANGED`).
 */
export async function findRequestedProduct(
  data: DesignerData,
  opened: OpenedDesign,
): Promise<RequestedProduct | undefined> {
  const { draftId, configuration, guest } = opened
  if (!data.isChange || !draftId) return undefined
  if (guest) return refuse()
  if (!('designerUrl' in configuration)) return { configuration: data.configuration, product: null }
  const { product } = data
  if (!product) return undefined
  const wanted = { configuration: { designerUrl: product.address }, product }
  if (chosenProduct(data.kind).applyChosen) return { ...wanted, product: null }
  const left = await productAt(data, configuration.designerUrl)
  if (!left) return refuse()
  Object.assign(data, { product: left, price: left.price })
  data.urls.choose = left.choose
  if (!saysTheSame(configuration.designerUrl, left, product)) return wanted
  const there = draftRedirect(data, opened, new URL(location.href))
  if (there) history.replaceState(history.state, '', there)
  withoutChange()
  return undefined
}

function refuse(): undefined {
  const url = new URL(location.href)
  url.hash = NOT_CHANGED
  history.replaceState(history.state, '', url)
  withoutChange()
}

/** Removes the request from the address, which then only opens the draft. */
function withoutChange(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('change')) return
  url.searchParams.delete('change')
  history.replaceState(history.state, '', url)
}

/** A product page adds parameters that an address omits; an equal product is no change. */
function saysTheSame(address: string, left: ConfiguredProduct, product: ConfiguredProduct): boolean {
  const [before, now] = [address, product.address].map(one => new URL(one, location.href).searchParams)
  const names = new Set([...(before?.keys() ?? [])].filter(name => !BESIDE_PRODUCT.includes(name)))
  const isMore = [...names].every(name => String(before?.getAll(name)) === String(now?.getAll(name)))
  const meaning = ({ document, facts, price, quantity }: ConfiguredProduct) =>
    JSON.stringify([document, facts, price?.current.amount, quantity])
  return isMore && meaning(left) === meaning(product)
}

/**
 * Applies the chosen configuration in one undo step. A tab without the write lock leaves the request in its address:
 * taking over reloads the page and applies it.
 */
export async function takeWanted(
  designer: Designer,
  { configuration, product }: RequestedProduct,
): Promise<void> {
  const { data, design, editor, keeping, products, t } = designer
  await keeping.knowsRole
  if (design.get().viewer) return
  const params = { option: t('product.chosen'), value: t('product.changedWhole') }
  if (!product) {
    const { applyChosen = takePicture } = chosenProduct(data.kind)
    applyChosen(designer, configuration, params)
    return withoutChange()
  }
  const before = editor.getSnapshot().document.design?.id
  const changed = await products.take(product, params)
  if (!changed || !chosenProduct(data.kind).reloadsWithDesign || before === product.document.design?.id)
    return
  if (await keeping.flush()) location.reload()
}

/** Applies the whole configuration of wall art: material, size, frame and mat. */
const takePicture: ApplyChosen = (designer, configuration, params) => {
  const { data, kind, editor, product, t } = designer
  const picture = kind.picture(data, configuration)
  const changed = editor.commands.applyConfiguration({
    configuration: product.asJson(picture),
    page: product.page(picture),
    params,
  })
  if (changed) offerUndo(designer, t('product.changedAll', { value: params.value }))
}

export { putIntoCart } from '../state/put-into-cart.ts'
