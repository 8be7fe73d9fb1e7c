import { listUndeliverableEmails, requeueEmail } from '@passepartout/db'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

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
