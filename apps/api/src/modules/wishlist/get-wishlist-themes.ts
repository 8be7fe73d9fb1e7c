import { getWishlistThemes } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist, ownThemes } from './shown-wishlist.ts'

export const getWishlistThemesRoute = route(getWishlistThemes, schemas.getWishlistThemes, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  return answer({ themeIds: (await ownThemes(context)).map(({ theme }) => theme.design.id) })
})
