import { type DisplayMoney, getCart, getFormatPrices } from '@passepartout/contracts'
import { designerUrl, formatMoney, money } from '@passepartout/domain'
import { fetchPrice, frameQuery } from '../api/fetch-price.ts'
import { createPriceWatcher } from '../api/price-watcher.ts'
import type { DesignState, FormatPrice } from './design-state.ts'
import type { DesignerBase } from './designer-base.ts'
import type { Price } from './price.ts'

/** Prices of the current configuration and of all its other formats; both come from the server only. */
export function createPrices({
  editor,
  design,
  client,
  configuration,
  storedConfiguration,
  data,
  kind,
}: DesignerBase): Prices {
  const quantity = () => design.get().line?.quantity ?? 1
  const key = () => `${quantity()} ${designerUrl('photo-frame', configuration())}`
  // The page contains the price of one piece for its address; a draft may have another configuration.
  const priced = kind.isPricedHere ? kind.picture(data, kind.fresh(data).configuration) : data.configuration
  const first = {
    ...design.get().price,
    query: design.get().price.price ? `1 ${designerUrl('photo-frame', priced)}` : '',
  }

  const watch = createPriceWatcher<Price>(
    (_query, signal) =>
      fetchPrice(client, configuration(), {
        ...{ quantity: quantity(), signal },
        ...(kind.charge && { charge: kind.charge }),
      }),
    first,
    price => design.set({ price }),
  )

  let listed = ''
  async function listFormats(): Promise<void> {
    const { formatType: _, ...query } = frameQuery(configuration())
    const wanted = JSON.stringify(query)
    if (wanted === listed) return
    listed = wanted
    const answer = await client.call(getFormatPrices, { query })
    if (listed !== wanted) return
    if (!answer.ok) {
      listed = ''
      return
    }
    const formatPrices: Record<string, FormatPrice> = {}
    for (const { formatType, priceCurrent, priceOriginal } of answer.payload.formats) {
      const original = priceOriginal.amount > priceCurrent.amount ? priceOriginal.text : null
      formatPrices[formatType] = { current: priceCurrent.text, original }
      // A size has the same price in both orientations.
      formatPrices[formatType.split('x').reverse().join('x')] ??= { current: priceCurrent.text, original }
    }
    design.set({ formatPrices })
  }

  const refresh = () => {
    // The page contains the price of its address, which nothing in the designer changes.
    if (!kind.isPricedHere) return
    watch.request(key())
    // Only wall art has a list of prices for all formats.
    if (!kind.charge) void listFormats()
  }
  editor.onCommit(({ configurationChanged }) => configurationChanged && refresh())

  /**
   * Handles a price that has changed, possibly together with the quantity, if another window changed the cart.
   * @param each the unit price that the shop reported
   */
  async function recheck(each: DisplayMoney | undefined): Promise<void> {
    const { line } = design.get()
    const answer = line ? await client.call(getCart, {}) : undefined
    const now = answer?.ok ? answer.payload.lines.find(({ id }) => id === line?.id) : undefined
    if (line && now) design.set({ line: { ...line, quantity: now.quantity } })
    if (kind.isPricedHere) watch.recheck(key())
    else if (each) design.set({ price: priceOfPieces(each) })
  }

  function priceOfPieces(each: DisplayMoney): DesignState['price'] {
    const count = design.get().line?.quantity ?? kind.quantity?.(data, storedConfiguration()) ?? 1
    const whole = money(each.amount * count, each.currency)
    const current = { ...whole, text: formatMoney(whole, data.shop.locale) }
    const pieces = count > 1 ? { pieces: { count, each } } : {}
    const price = { current, original: current, discountPercent: 0, ...pieces }
    return { status: 'known', price, query: '', at: Date.now() }
  }
  return { refresh, retry: watch.retry, recheck }
}

export interface Prices {
  refresh: () => void
  retry: () => void
  /** Handles a price that the shop reported as changed. */
  recheck: (each: DisplayMoney | undefined) => Promise<void>
}
