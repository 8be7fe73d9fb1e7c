import { getArticlePrice, getFormatPrices } from '@passepartout/contracts'
import { type FrameConfiguration, frameDesignerUrl } from '@passepartout/domain'
import { watchPrice } from '../api/price-watch.ts'
import type { FormatPrice, Price } from './design-state.ts'
import type { DesignerBase } from './designer-base.ts'

/** The price of what is configured now, and of every other format of it; both come from the server only. */
export function createPrices({ editor, design, client, configuration, data }: DesignerBase) {
  const queryOf = (of: FrameConfiguration) => {
    const { materialType, formatType, optionTypes, frameType, matType, matSize } = of
    return {
      materialType,
      formatType,
      optionTypes,
      ...(frameType ? { frameType } : {}),
      ...(matType ? { matType } : {}),
      ...(matSize === undefined ? {} : { matSize }),
    }
  }
  const key = () => frameDesignerUrl(configuration())
  const first = {
    ...design.get().price,
    query: design.get().price.price ? frameDesignerUrl(data.configuration) : '',
  }

  const watch = watchPrice<Price>(
    async (_query, signal) => {
      const answer = await client.call(getArticlePrice, { query: queryOf(configuration()) }, { signal })
      if (!answer.ok) throw new Error(answer.code)
      const { priceCurrent: current, priceOriginal: original, discountPercent } = answer.payload
      return { current, original, discountPercent }
    },
    first,
    price => design.set({ price }),
  )

  let listed = ''
  async function listFormats(): Promise<void> {
    const { formatType: _, ...query } = queryOf(configuration())
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
      // The same size turned costs the same.
      formatPrices[formatType.split('x').reverse().join('x')] ??= { current: priceCurrent.text, original }
    }
    design.set({ formatPrices })
  }

  const refresh = () => {
    // The page came with the price of what its address says, and nothing here changes that.
    if (data.product) return
    watch.ask(key())
    void listFormats()
  }
  editor.onCommit(({ configurationChanged }) => configurationChanged && refresh())
  return { refresh, retry: watch.retry, recheck: watch.recheck }
}

export type Prices = ReturnType<typeof createPrices>
