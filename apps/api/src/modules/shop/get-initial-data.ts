import { getInitialData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { localeFacts, localesOf, shopSettings } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

export const getInitialDataRoute = route(
  getInitialData,
  schemas.getInitialData,
  ({ catalogue, priceBook, shop }) =>
    answer({
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
