import { fetchPhotoboxPrice } from '@passepartout/contracts'
import { printGroups } from '@passepartout/document'
import { formatMoney } from '@passepartout/domain'
import { createPriceWatcher } from '../api/price-watcher.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import type { Price } from '../state/price.ts'
import type { GridStore, PrintGroupTotal } from './grid-state.ts'
import { type PrintOrder, printOrder, printsProduct } from './print-order.ts'

interface PrintPriceRequest {
  type: string
  requested: Record<string, string>
  key: string
  format: string
  paper: string | null
  count: number
}

/** Watches the total price: each paper and format by its number of prints, or the boxes. */
export function createPrintPriceWatcher(base: DesignerBase, grid: GridStore) {
  const { editor, client, data, design, shop } = base
  const product = printsProduct(data)

  function requested(): PrintPriceRequest[] {
    const order = printOrder(data, base.storedConfiguration())
    return order.isBox ? [requestedBox(order)] : requestedPrints(order)
  }

  function requestedBox({ format, box, photos, amount: chosen }: PrintOrder): PrintPriceRequest {
    // A cart line has the number of boxes recorded there.
    const amount = design.get().line?.quantity ?? chosen
    return {
      type: 'small',
      requested: {
        photoboxFormat: format,
        amount: String(amount),
        ...(box && { boxSize: box }),
        ...(photos && { photos: String(photos) }),
      },
      key: 'box',
      format: product.formats.find(({ id }) => id === format)?.name ?? format,
      paper: null,
      count: amount,
    }
  }

  function requestedPrints(order: PrintOrder): PrintPriceRequest[] {
    const groups = printGroups(editor.getSnapshot().document, order.paper ?? '')
    const found = groups.flatMap(({ paper, long, short, count }) => {
      const format = product.formats.find(
        ({ width, height }) => Math.max(width, height) === long && Math.min(width, height) === short,
      )
      if (!format) return []
      const name = product.papers.find(({ id }) => id === paper)?.name ?? paper
      return [
        {
          type: 'photoprint',
          requested: { photoboxFormat: format.id, printType: paper, amount: String(count) },
          key: `${paper}/${format.id}`,
          format: format.name,
          paper: paper === order.paper ? null : name,
          count,
        },
      ]
    })
    return found
  }

  async function load(signal: AbortSignal): Promise<Price> {
    const groups = requested()
    const answers = await Promise.all(
      groups.map(({ type, requested }) => fetchPhotoboxPrice(client, type, requested)),
    )
    if (signal.aborted) throw new Error('Another price was requested meanwhile')
    const sums: PrintGroupTotal[] = []
    let current = 0
    let original = 0
    let lowest = 0
    let net: number | undefined = 0
    let currency: Price['current']['currency'] | undefined
    for (const [index, answer] of answers.entries()) {
      const group = groups[index]
      const chosen = answer.ok ? answer.payload.chosen : null
      if (!group || !chosen) throw new Error(answer.ok ? 'not-priced' : answer.code)
      const { key, format, paper, count } = group
      const tier = chosen.quantityTiers.find(({ from }) => from > count)
      sums.push({
        ...{ key, format, paper, count },
        each: chosen.priceCurrent,
        total: chosen.total,
        next: tier ? { from: tier.from, each: tier.price.text } : null,
      })
      current += chosen.total.amount
      original += chosen.totalOriginal.amount
      lowest += (chosen.referencePrice ?? chosen.priceCurrent).amount * count
      net = net === undefined || chosen.total.net === undefined ? undefined : net + chosen.total.net
      currency = chosen.total.currency
    }
    grid.set({ sums })
    const shown = (amount: number) => {
      const money = { amount, currency: currency ?? shop.currency }
      return { ...money, text: formatMoney(money, shop.locale) }
    }
    const discountPercent = original > current ? Math.floor(((original - current) / original) * 100) : 0
    const [box] = sums
    const boxes = groups[0]?.type === 'small' && box && box.count > 1
    return {
      ...{
        current: { ...shown(current), ...(net === undefined ? {} : { net }) },
        original: shown(original),
        discountPercent,
      },
      // Per piece, as the price bar displays the number of pieces.
      lowest: shown(boxes ? lowest / box.count : lowest),
      ...(boxes && { pieces: { count: box.count, each: box.each } }),
    }
  }

  const query = () => JSON.stringify(requested().map(({ requested }) => requested))
  const watch = createPriceWatcher<Price>(
    (_query, signal) => load(signal),
    { ...design.get().price, query: '' },
    price => design.set({ price }),
  )
  editor.onCommit(() => watch.request(query()))
  return {
    refresh: () => watch.request(query()),
    retry: watch.retry,
    recheck: async () => watch.recheck(query()),
  }
}
