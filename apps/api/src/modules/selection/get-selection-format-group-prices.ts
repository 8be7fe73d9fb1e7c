import { getSelectionFormatGroupPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { pricesOfFormatGroups } from '../prices/index.ts'

export const getSelectionFormatGroupPricesRoute = route(
  getSelectionFormatGroupPrices,
  schemas.getSelectionFormatGroupPrices,
  pricesOfFormatGroups,
  { isPublic: true, about: 'photo-frame' },
)
