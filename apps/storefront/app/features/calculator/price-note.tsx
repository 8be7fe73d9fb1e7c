import { fill } from './fill.ts'
import type { Texts } from './texts.ts'
import type { ArticlePrice, Prices } from './use-prices.ts'

/** What has to stand beside a price: the reference price where it is reduced, taxes and shipping. */
export function PriceNote({
  current,
  article,
  texts,
}: Pick<Prices, 'current' | 'article'> & { texts: Texts }) {
  const isReduced = current && current.priceCurrent.amount < current.priceOriginal.amount
  return (
    <p className="figures text-13 text-muted">
      {isReduced &&
        `${fill(texts['lowest-30'], { price: (article?.referencePrice ?? current.priceOriginal).text })} `}
      {taxNote(article, texts)}
    </p>
  )
}

export const taxNote = (article: ArticlePrice | undefined, texts: Texts): string =>
  article?.vatIncluded === false ? texts['vat-later'] : fill(texts.vat, { rate: article?.vatRate ?? 19 })
