import { getFormatPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { formatsOf, materialOf } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { type Handler, route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { formatPrices } from './format-prices.ts'
import { requestedConfiguration } from './requested-configuration.ts'

export const pricesOfFormats: Handler<typeof schemas.getFormatPrices> = (context, { query }) => {
  const { catalogue, shop, translate } = context
  const requested = requestedConfiguration(catalogue, query, shop)
  if (!requested.ok) return refuseConfiguration(requested.problems, translate)
  const { materialType } = requested.configuration
  const formats = formatsOf(catalogue, materialOf(catalogue, materialType), shop)
  return success({ materialType, formats: formatPrices(context, requested.configuration, formats) })
}

export const getFormatPricesRoute = route(getFormatPrices, schemas.getFormatPrices, pricesOfFormats, {
  isPublic: true,
  about: 'photo-frame',
})
