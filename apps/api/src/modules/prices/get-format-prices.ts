import { getFormatPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { formatSize, formatsOf, materialOf, parseDimension, priceFrame } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { askedConfiguration } from './asked-configuration.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { shownMoney } from './shown-money.ts'

export const getFormatPricesRoute = route(
  getFormatPrices,
  schemas.getFormatPrices,
  ({ catalogue, priceBook, shop, translate, now }, { query }) => {
    const asked = askedConfiguration(catalogue, query, shop)
    if (!asked.ok) return refuseConfiguration(asked.problems, translate)
    const { configuration } = asked
    const formats = formatsOf(catalogue, materialOf(catalogue, configuration.materialType), shop)
    return answer({
      materialType: configuration.materialType,
      // A format that does not go with the chosen frame or option has no price and is left out.
      formats: formats.flatMap(formatType => {
        const price = priceFrame(priceBook, catalogue, { ...configuration, formatType }, shop, { at: now })
        if (!price.ok) return []
        return [
          {
            formatType,
            text: formatSize(parseDimension(formatType), shop.locale),
            priceCurrent: shownMoney(price.current, shop.locale),
            priceOriginal: shownMoney(price.original, shop.locale),
            discountPercent: price.discountShare,
          },
        ]
      }),
    })
  },
  { isPublic: true },
)
