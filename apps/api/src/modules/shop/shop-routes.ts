import { getInitialData, getLocalizedUrls, getProductSafety } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  CONSUMER_LAW,
  localeFacts,
  localesOf,
  productSafetyEntries,
  sellerOf,
  shopSettings,
} from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { getAspectRatioRoute } from './get-aspect-ratio.ts'
import { getCampaignDataRoute } from './get-campaign-data.ts'
import { getSkuContainerRoute } from './get-sku-container.ts'

const getInitialDataRoute = route(
  getInitialData,
  schemas.getInitialData,
  ({ catalogue, priceBook, shop }) =>
    success({
      ...shop,
      locales: localesOf(shop.country).map(locale => ({
        locale,
        isFullySupported: localeFacts(locale).supported,
      })),
      settings: shopSettings(shop),
      versions: { catalogue: catalogue.version, prices: priceBook.version },
    }),
  { isPublic: true },
)

const getLocalizedUrlsRoute = route(
  getLocalizedUrls,
  schemas.getLocalizedUrls,
  async ({ shop, localisedPages }, { query: { path } }) => {
    const urls = await localisedPages(shop, path)
    return urls.length > 0 ? success({ path, urls: [...urls] }) : refuse('page-not-found')
  },
  { isPublic: true },
)

/** A personalised product's manufacturer in the legal sense is its seller. */
const getProductSafetyRoute = route(
  getProductSafety,
  schemas.getProductSafety,
  ({ sellers, shop }) => {
    const { name, street, houseNumber, postalCode, city, country, contact } = sellerOf(sellers, shop)
    const land = new Intl.DisplayNames(shop.locale, { type: 'region' }).of(country) ?? country
    return success({
      maker: { name, address: [`${street} ${houseNumber}`, `${postalCode} ${city}`, land], ...contact },
      law: CONSUMER_LAW[shop.country].productSafety,
      products: productSafetyEntries(shop.channel).map(entry => ({
        ...entry,
        warnings: [...entry.warnings],
      })),
    })
  },
  { isPublic: true },
)

export const shopRoutes = [
  getAspectRatioRoute,
  getCampaignDataRoute,
  getInitialDataRoute,
  getLocalizedUrlsRoute,
  getProductSafetyRoute,
  getSkuContainerRoute,
]
