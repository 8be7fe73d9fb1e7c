import { getSelectionFormatPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { pricesOfFormats } from '../prices/index.ts'

export const getSelectionFormatPricesRoute = route(
  getSelectionFormatPrices,
  schemas.getSelectionFormatPrices,
  pricesOfFormats,
  { isPublic: true, about: 'photo-frame' },
)
