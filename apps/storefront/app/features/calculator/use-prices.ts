import { type Call, type CallPayload, getArticlePrice, getFormatPrices } from '@passepartout/contracts'
import type { FrameConfiguration, Shop } from '@passepartout/domain'
import { useEffect, useMemo, useState } from 'react'
import { browserClient } from './browser-client.ts'
import { listedFormat } from './choices.ts'

type Payload<C> = C extends Call<infer S> ? CallPayload<S> : never
export type ArticlePrice = Payload<typeof getArticlePrice>
export type FormatPrices = Payload<typeof getFormatPrices>
export type FormatPrice = FormatPrices['formats'][number]

/** Prices that came with the page: of its configuration and of all formats with its options. */
export interface FirstPrices {
  configuration: FrameConfiguration
  article: ArticlePrice | undefined
  formats: FormatPrices | undefined
}

export interface Prices {
  /** Price of exactly this configuration; `undefined` while it is on its way. Never another one's. */
  current: Pick<ArticlePrice, 'priceCurrent' | 'priceOriginal' | 'discountPercent'> | undefined
  /** With its parts; comes a moment later than `current` where the list of formats knew that one. */
  article: ArticlePrice | undefined
  ofFormat: (format: string) => FormatPrice | undefined
  /** Prices of all formats with the chosen options. */
  listed: readonly FormatPrice[]
  failed: boolean
  retry: () => void
}

const withoutFormat = ({ formatType: _, ...rest }: FrameConfiguration) => rest

/** Asks for the prices of a configuration, once each, and drops what nobody waits for any more. */
export function usePrices(shop: Shop, configuration: FrameConfiguration, first: FirstPrices): Prices {
  const client = useMemo(() => browserClient(shop), [shop])
  const articleKey = JSON.stringify(configuration)
  const formatsKey = JSON.stringify(withoutFormat(configuration))
  const [articles, setArticles] = useState<Record<string, ArticlePrice>>(() =>
    first.article ? { [JSON.stringify(first.configuration)]: first.article } : {},
  )
  const [lists, setLists] = useState<Record<string, FormatPrices>>(() =>
    first.formats ? { [JSON.stringify(withoutFormat(first.configuration))]: first.formats } : {},
  )
  const [failed, setFailed] = useState<string>()
  const article = articles[articleKey]
  const list = lists[formatsKey]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the configuration; `failed` starts a retry
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const fail = (code: string) => code !== 'aborted' && setFailed(articleKey)
    if (!article) {
      void client.call(getArticlePrice, { query: configuration }, { signal }).then(result => {
        if (result.ok) setArticles(known => ({ ...known, [articleKey]: result.payload }))
        else fail(result.code)
      })
    }
    if (!list) {
      void client.call(getFormatPrices, { query: withoutFormat(configuration) }, { signal }).then(result => {
        if (result.ok) setLists(known => ({ ...known, [formatsKey]: result.payload }))
      })
    }
    return () => stop.abort()
  }, [articleKey, formatsKey, failed === undefined])

  const listed = list?.formats.find(({ formatType }) => formatType === listedFormat(configuration.formatType))
  return {
    current: article ?? listed,
    article,
    ofFormat: format => list?.formats.find(({ formatType }) => formatType === listedFormat(format)),
    listed: list?.formats ?? [],
    failed: failed === articleKey && !article && !listed,
    retry: () => setFailed(undefined),
  }
}
