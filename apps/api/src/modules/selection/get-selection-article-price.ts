import { getSelectionArticlePrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { route } from '../../http/router.ts'
import { articlePrice } from '../prices/index.ts'

export const getSelectionArticlePriceRoute = route(
  getSelectionArticlePrice,
  schemas.getSelectionArticlePrice,
  articlePrice,
  { isPublic: true, about: 'photo-frame' },
)
