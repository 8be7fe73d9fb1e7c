import { deleteAccount } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { deleteCustomer, forgetPhoto } from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { linePictureFolder } from '../cart/index.ts'
import { photoFolder } from '../photos/index.ts'
import { logOutOf } from './log-in-routes.ts'
import { needSession, proveCustomer } from './need-session.ts'
import { noteSecurity } from './note-security.ts'
import { sendNotice } from './write-account-letter.ts'

/** Everything that is deleted is gone with one transaction; files follow, and `repairPhotos` finds what a crash leaves. */
export const deleteAccountRoute = route(deleteAccount, schemas.deleteAccount, async (context, { body }) => {
  const { db, storage, translate } = context
  const { customer } = needSession(context)
  const refused = await proveCustomer(context, customer, body.currentPassword)
  if (refused) return refused
  const { photoIds, lineIds } = await db.transaction(async tx => {
    await noteSecurity(context, 'account-deleted', { customerId: customer.id, tx })
    await sendNotice({ ...context, db: tx }, 'account-deleted', customer.email)
    return deleteCustomer(tx, { customerId: customer.id, now: context.now })
  })
  for (const id of lineIds) await storage.remove(linePictureFolder(id))
  for (const id of photoIds) {
    await storage.remove(photoFolder(id))
    await forgetPhoto(db, { id })
  }
  await logOutOf(context)
  const kept = ['account.kept-invoices', 'account.kept-vouchers', 'account.kept-backups'] as const
  return answer({ deleted: true as const, kept: kept.map(key => translate(key)) })
})
