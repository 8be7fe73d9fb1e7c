import { deleteAccount, exportAccount } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type CustomerRow,
  dataOfVisitors,
  deleteCustomer,
  forgetPhoto,
  listAddresses,
  listPasskeys,
  listSessions,
  type PhotoRow,
  securityEventsOf,
  visitorsOf,
} from '@passepartout/db'
import { Zip, ZipPassThrough } from 'fflate'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { fileRoute, route } from '../../http/router.ts'
import { linePictureFolder } from '../cart/index.ts'
import { originalKey, photoFolder } from '../photos/index.ts'
import { logOutOf } from './log-in-routes.ts'
import { needSession, proveCustomer } from './need-session.ts'
import { noteSecurity } from './note-security.ts'
import { sendNotice } from './write-account-letter.ts'

const MOST_EVENTS = 1000

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

/** Opened by a link of the account's page, so without shop headers: the cookie says who asks. */
export const exportAccountRoute = fileRoute(exportAccount, schemas.exportAccount, async context => {
  const [own] = context.session
    ? [context.session]
    : await context.sessions.readAll(context.request, context.now)
  if (!own) return refuse('unauthorised')
  const limited = await context.spendOf('account-export', own.customer.id)
  if (limited) return limited
  await noteSecurity(context, 'data-exported', { customerId: own.customer.id })
  const { data, photos } = await dataOf(context, own.customer)
  return new Response(archiveOf(context, data, photos), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${own.customer.number}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

async function dataOf({ db, now }: CallContext, customer: CustomerRow) {
  const customerId = customer.id
  const data = await dataOfVisitors(db, await visitorsOf(db, { customerId }))
  const sessions = await listSessions(db, { customerId, now })
  const passkeys = await listPasskeys(db, { customerId })
  return {
    photos: data.photos,
    data: {
      customer,
      addresses: await listAddresses(db, { customerId }),
      sessions: sessions.map(({ token: _, ...session }) => session),
      passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
      security: await securityEventsOf(db, { customerId, most: MOST_EVENTS }),
      ...data,
    },
  }
}

/** Written while it is sent: no photo is in memory as a whole. */
function archiveOf(
  { storage }: CallContext,
  data: object,
  photos: readonly PhotoRow[],
): ReadableStream<Uint8Array> {
  async function* entries() {
    yield { name: 'data.json', chunks: [new TextEncoder().encode(JSON.stringify(data, null, 2))] }
    for (const photo of photos) {
      const object = await storage.open(originalKey(photo.id))
      if (!object) continue
      const name = photo.name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(-100)
      yield { name: `photos/${photo.id.slice(0, 8)}-${name}`, chunks: object.stream() }
    }
  }
  async function* written() {
    let ready: Uint8Array[] = []
    const zip = new Zip((error, bytes) => {
      if (error) throw error
      ready.push(bytes)
    })
    for await (const { name, chunks } of entries()) {
      const file = new ZipPassThrough(name)
      zip.add(file)
      for await (const chunk of chunks) {
        file.push(chunk)
        yield* ready
        ready = []
      }
      file.push(new Uint8Array(), true)
    }
    zip.end()
    yield* ready
  }
  return ReadableStream.from(written())
}
