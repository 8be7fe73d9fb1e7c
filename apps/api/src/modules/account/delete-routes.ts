import { deleteAccount } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { deleteCustomer, deletePhotoRow } from '@passepartout/db'
import { lineImageFolder, photoFolder } from '@passepartout/storage'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { enqueueAccountNotice } from './enqueue-account-email.ts'
import { logOutEverywhere } from './log-in-routes.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { requireSession, verifyCustomer } from './require-session.ts'

/**
 * Deletes all rows in one transaction; files follow, and `cleanUpInterruptedUploads` deletes those that a crash leaves.
 */
export const deleteAccountRoute = route(deleteAccount, schemas.deleteAccount, async (context, { body }) => {
  const { db, storage, translate } = context
  const { customer } = requireSession(context)
  const refused = await verifyCustomer(context, customer, body.currentPassword)
  if (refused) return refused
  const { photoIds, lineIds } = await db.transaction(async tx => {
    await recordAccountSecurityEvent(context, 'account-deleted', { customerId: customer.id, tx })
    await enqueueAccountNotice({ ...context, db: tx }, 'account-deleted', customer.email)
    return deleteCustomer(tx, { customerId: customer.id, now: context.now })
  })
  for (const id of lineIds) await storage.remove(lineImageFolder(id))
  for (const id of photoIds) {
    await storage.remove(photoFolder(id))
    await deletePhotoRow(db, { id })
  }
  await logOutEverywhere(context)
  const retained = ['account.kept-invoices', 'account.kept-vouchers', 'account.kept-backups'] as const
  return success({ deleted: true as const, kept: retained.map(key => translate(key)) })
})
