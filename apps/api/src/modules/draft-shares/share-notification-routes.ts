import { randomUUID } from 'node:crypto'
import { renderShareConfirmation } from '@passepartout/business-documents'
import { emailRecipientOf } from '@passepartout/commerce/emails'
import {
  confirmShareNotification,
  setShareNotification,
  unsubscribeShareNotification,
  unsubscribeShareNotificationOneClick,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  confirmDraftNotification,
  disableDraftNotification,
  findDraft,
  findDraftNotification,
  setDraftNotification,
} from '@passepartout/db'
import { RETENTION_DAYS, shopFor } from '@passepartout/domain'
import { signatureOf } from '@passepartout/http'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { fileRoute, route } from '../../http/router.ts'
import { emailProblem } from '../contact/index.ts'
import {
  shareNotificationIdOf,
  shareNotificationPage,
  shareNotificationToken,
  toShareNotificationPayload,
} from './share-notification.ts'

const SHARE_CONFIRMATION_MS = RETENTION_DAYS['share-question'] * 24 * 3_600_000

export const setShareNotificationRoute = route(
  setShareNotification,
  schemas.chooseShareMail,
  async (context, { params: { id }, body: { isOn, ...typed } }) => {
    const { db, visitorId, session, translate } = context
    const draft = visitorId ? await findDraft(db, { visitorId, id }) : undefined
    if (!draft) return refuse('not-found')
    const account = session?.customer.email ?? null
    const email = typed.email?.trim().toLowerCase()
    const isOwn = email === undefined || email === account
    if (isOn && isOwn && !session)
      return refuse('invalid-input', { errors: { email: [translate('field.missing')] } })
    if (!isOn || isOwn) {
      const spent = await context.spend('share-words')
      if (spent) return spent
      const customerId = (isOn && session?.customer.id) || null
      return success(await setChoice(context, id, { state: isOn ? 'on' : 'off', customerId, email: null }))
    }
    const problem = emailProblem(email)
    if (problem) return refuse('invalid-input', { errors: { email: [translate(problem)] } })
    const spent = await context.spendOf('share-mail', signatureOf(`share mail of ${email}`, context.secret))
    if (spent) return spent
    return success(await requestConfirmation(context, id, email))
  },
)

interface Choice {
  state: 'asked' | 'on' | 'off'
  customerId: string | null
  email: string | null
}

async function setChoice(context: CallContext, draftId: string, choice: Choice, rowId = randomUUID()) {
  const { db, shop, now, session } = context
  const { channel, locale } = shop
  await setDraftNotification(db, { id: rowId, draftId, channel, locale, askedAt: now, ...choice })
  return toShareNotificationPayload(choice, session?.customer.email ?? null)
}

/**
 * Sends the confirmation email to an entered address (double opt-in). The email contains no text by the person who
 * entered it.
 */
async function requestConfirmation(context: CallContext, draftId: string, email: string) {
  const { shop, keys, now, jobs } = context
  const id = randomUUID()
  const to = await emailRecipientOf(context, shop, email)
  const page = (step: 'confirm' | 'stop') =>
    shareNotificationPage(context, shop, step, shareNotificationToken(id, step, keys.link))
  const days = RETENTION_DAYS['share-question']
  const message = renderShareConfirmation({ ...to, url: page('confirm'), stopUrl: page('stop'), days })
  return context.db.transaction(async tx => {
    const chosen = await setChoice(
      { ...context, db: tx },
      draftId,
      { state: 'asked', customerId: null, email },
      id,
    )
    await jobs.sendLater(tx, { kind: 'share-question', message, now })
    return chosen
  })
}

/** The second step of the double opt-in. Idempotent. */
export const confirmShareNotificationRoute = route(
  confirmShareNotification,
  schemas.confirmShareMailNow,
  async ({ db, now, keys }, { query: { token } }) => {
    const id = shareNotificationIdOf(token, 'confirm', keys.link)
    const askedSince = new Date(now.getTime() - SHARE_CONFIRMATION_MS)
    const confirmed = id && (await confirmDraftNotification(db, { id, askedSince }))
    return confirmed ? success({ confirmed: true as const }) : refuse('gone')
  },
)

/** Mail scanners open links, so opening this one leads to a page with a button. */
export const unsubscribeShareNotificationRoute = fileRoute(
  unsubscribeShareNotification,
  schemas.stopShareMail,
  async (context, { query: { token } }) => {
    const id = shareNotificationIdOf(token, 'stop', context.keys.link)
    const found = id && (await findDraftNotification(context.db, { id }))
    // The reader's own shop, or the shop of the address once the subscription is deleted.
    const shop = found ? shopFor(found.channel, found.locale) : context.shop
    return new Response(null, {
      status: 303,
      headers: {
        location: shareNotificationPage(context, shop, 'stop', token),
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  },
)

/** A deleted subscription counts as stopped. */
export const unsubscribeShareNotificationOneClickRoute = route(
  unsubscribeShareNotificationOneClick,
  schemas.stopShareMailNow,
  async ({ db, keys }, { query: { token } }) => {
    const id = shareNotificationIdOf(token, 'stop', keys.link)
    if (id) await disableDraftNotification(db, { id })
    return success({ stopped: true as const })
  },
)
