import {
  listBankEntries,
  listUndeliverableEmails,
  listUnsettledRefunds,
  listWaitingRefundProposals,
  requeueEmail,
} from '@passepartout/db'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

const MAX_LISTED = 1000

/** Money that could not be matched, and refunds that are not sent. */
export const listPayments: BackOfficeHandler<'listPayments'> = async ({ db }) => {
  const [entries, refunds, proposals] = await Promise.all([
    listBankEntries(db, { all: false, limit: MAX_LISTED }),
    listUnsettledRefunds(db),
    listWaitingRefundProposals(db),
  ])
  return succeed({
    entries: entries.map(({ id, state, bookedOn, amount, currency, orderNumber, text, reference }) => ({
      ...{ id, state, orderNumber, day: bookedOn, amount: { amount, currency } },
      text: [reference, text].filter(Boolean).join(' '),
    })),
    proposals: proposals.map(({ proposal: { id, amount, reason, proposedBy, proposedAt }, order }) => ({
      ...{ id, reason, proposedBy, orderNumber: order.number },
      amount: { amount, currency: order.currency },
      proposedAt: proposedAt.toISOString(),
    })),
    refunds: refunds.map(({ refund, payment, order }) => ({
      id: refund.id,
      state: refund.state,
      method: payment.method,
      amount: { amount: refund.amount, currency: payment.currency },
      orderNumber: order.number,
      createdAt: refund.createdAt.toISOString(),
    })),
  })
}

export const listEmails: BackOfficeHandler<'listEmails'> = async ({ db }) =>
  succeed({
    emails: (await listUndeliverableEmails(db)).map(({ refusedAt, refusal, ...email }) => ({
      ...email,
      refusedAt: refusedAt?.toISOString() ?? null,
      refusal: refusal ?? '',
    })),
  })

export const resendEmail: BackOfficeHandler<'resendEmail'> = async ({ db, jobs }, { params, body }) => {
  const isQueued = await db.transaction(async tx => {
    const isFound = await requeueEmail(tx, { id: params.id, to: body.to })
    if (isFound) await jobs.sendAgain(tx, params.id)
    return isFound
  })
  return isQueued ? succeed({ isSent: true as const }) : refuse('not-found')
}

/** Jobs that failed for good. */
export const listJobs: BackOfficeHandler<'listJobs'> = async ({ jobs }) =>
  succeed({
    jobs: (await jobs.report()).jobs
      .filter(({ state }) => state === 'given up')
      .map(({ id, queue, state, attempts, createdAt, reason = '' }) => ({
        ...{ id, queue, state, attempts, createdAt, reason },
      })),
  })

export const retryJob: BackOfficeHandler<'retryJob'> = async ({ jobs }, { params }) => {
  const retried = await jobs.retry(params.id)
  return retried > 0 ? succeed({ retried }) : refuse('not-found')
}
