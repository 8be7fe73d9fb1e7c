import { type Call, type CallPayload, getArticlePrice, getFormatPrices } from '@passepartout/contracts'
import type { FrameConfiguration, Shop } from '@passepartout/domain'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { formatListName } from './choices.ts'
import { createBrowserClient } from './create-browser-client.ts'

type Payload<C> = C extends Call<infer S> ? CallPayload<S> : never
export type WallArtPrice = Payload<typeof getArticlePrice>
export type FormatPrices = Payload<typeof getFormatPrices>
export type FormatPrice = FormatPrices['formats'][number]

/** Prices loaded with the page: of its configuration and of all formats with its options. */
export interface FirstPrices {
  configuration: FrameConfiguration
  article: WallArtPrice | undefined
  formats: FormatPrices | undefined
}

export interface Prices {
  /** Price of exactly this configuration; `undefined` while it loads. Never that of another one. */
  current: Pick<WallArtPrice, 'priceCurrent' | 'priceOriginal' | 'discountPercent'> | undefined
  /** With its parts; arrives a moment later than `current` if the list of formats has that one. */
  article: WallArtPrice | undefined
  ofFormat: (format: string) => FormatPrice | undefined
  /** Prices of all formats with the chosen options. */
  listed: readonly FormatPrice[]
  failed: boolean
  retry: () => void
}

const withoutFormat = ({ formatType: _, ...rest }: FrameConfiguration) => rest

/**
 * Requests the prices of each configuration once, and aborts requests that are no longer needed. Returns the known
 * prices of any configuration.
 */
export function usePrices(
  shop: Shop,
  configuration: FrameConfiguration,
  first: FirstPrices,
): (of: FrameConfiguration) => Prices {
  const client = useMemo(() => createBrowserClient(shop), [shop])
  const articleKey = JSON.stringify(configuration)
  const formatsKey = JSON.stringify(withoutFormat(configuration))
  const [articles, setArticles] = useState<Record<string, WallArtPrice>>(() =>
    first.article ? { [JSON.stringify(first.configuration)]: first.article } : {},
  )
  const [lists, setLists] = useState<Record<string, FormatPrices>>(() =>
    first.formats ? { [JSON.stringify(withoutFormat(first.configuration))]: first.formats } : {},
  )
  const [failed, setFailed] = useState<string>()
  const hasArticle = articleKey in articles
  const hasList = formatsKey in lists

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the configuration; `failed` starts a retry
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const fail = (code: string) => code !== 'aborted' && setFailed(articleKey)
    if (!hasArticle) {
      void client.call(getArticlePrice, { query: configuration }, { signal }).then(result => {
        if (!result.ok) return fail(result.code)
        startTransition(() => setArticles(known => ({ ...known, [articleKey]: result.payload })))
      })
    }
    if (!hasList) {
      void client.call(getFormatPrices, { query: withoutFormat(configuration) }, { signal }).then(result => {
        if (result.ok) startTransition(() => setLists(known => ({ ...known, [formatsKey]: result.payload })))
      })
    }
    return () => stop.abort()
  }, [articleKey, formatsKey, failed === undefined])

  return useCallback(
    of => {
      const key = JSON.stringify(of)
      const article = articles[key]
      const list = lists[JSON.stringify(withoutFormat(of))]?.formats ?? []
      const ofFormat = (format: string) =>
        list.find(({ formatType }) => formatType === formatListName(format))
      const listed = ofFormat(of.formatType)
      return {
        current: article ?? listed,
        article,
        ofFormat,
        listed: list,
        failed: failed === key && !article && !listed,
        retry: () => setFailed(undefined),
      }
    },
    [articles, lists, failed],
  )
}
