import { getProductSafety } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { CONSUMER_LAW, PRODUCT_SAFETY, safeKinds, sellerOf } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

/** Who personalises a product counts as its maker, so it is the one who sells it. */
export const getProductSafetyRoute = route(
  getProductSafety,
  schemas.getProductSafety,
  ({ sellers, shop }) => {
    const { name, street, houseNumber, postalCode, city, country, contact } = sellerOf(sellers, shop)
    const land = new Intl.DisplayNames(shop.locale, { type: 'region' }).of(country) ?? country
    return answer({
      maker: { name, address: [`${street} ${houseNumber}`, `${postalCode} ${city}`, land], ...contact },
      law: CONSUMER_LAW[shop.country].productSafety,
      products: safeKinds(shop.channel).map(kind => {
        const { model, warnings } = PRODUCT_SAFETY[kind]
        return { kind, model, warnings: [...warnings] }
      }),
    })
  },
  { isPublic: true },
)
