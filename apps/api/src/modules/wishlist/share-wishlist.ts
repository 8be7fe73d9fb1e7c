import { randomBytes } from 'node:crypto'
import { shareWishlist } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { shareWishlist as shareRow } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hasWishlist } from './shown-wishlist.ts'

/** 144 bits, 24 letters. */
const TOKEN_BYTES = 18

export const shareWishlistRoute = route(shareWishlist, schemas.shareWishlist, async context => {
  if (!hasWishlist(context)) return refuse('not-found')
  const { db, now } = context
  const visitorId = await context.needVisitor()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return answer({ shareToken: await shareRow(db, { visitorId, token, now }) })
})
