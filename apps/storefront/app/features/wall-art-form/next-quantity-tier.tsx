import { fillMessage, formatMoney, money } from '@passepartout/domain'
import type { WallArtPrice } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface NextQuantityTierProps {
  props: WallArtFormProps
  article: WallArtPrice | undefined
}

/** Saving at the next quantity tier; nothing if the unit price never changes. */
export function NextQuantityTier({ props: { prices, texts, shop }, article }: NextQuantityTierProps) {
  if (!prices.article?.quantityTiers.length) return null
  const { priceCurrent, quantityTiers = [] } = article ?? {}
  const next = quantityTiers.find(({ price }) => priceCurrent && price.amount < priceCurrent.amount)
  return (
    <p className="figures mt-1 min-h-[1lh] text-14">
      {next &&
        priceCurrent &&
        fillMessage(
          texts['next-tier'],
          {
            count: next.from,
            saving: formatMoney(
              money((priceCurrent.amount - next.price.amount) * next.from, priceCurrent.currency),
              shop.locale,
            ),
          },
          shop.locale,
        )}
    </p>
  )
}
