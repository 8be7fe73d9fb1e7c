import type { BackOfficeResponse, WaitingItem } from '@passepartout/contracts/back-office'
import {
  countWaitingOrders,
  type Database,
  listBankEntries,
  listPendingCases,
  listProblemReports,
  listUndeliverableEmails,
  listUnsettledRefunds,
  listWaitingRefundProposals,
} from '@passepartout/db'
import { DAY_MS, type OperatorPermission, permissionsOf } from '@passepartout/domain'
import { type BackOfficeContext, type BackOfficeHandler, succeed } from './back-office-context.ts'

/** Cases that wait longer than this are overdue, and due after a day. */
const OVERDUE_DAYS = 3
const MAX_LISTED = 1000

/** Who can do something about it; everybody else does not see it. */
const PERMISSIONS: Readonly<Record<string, OperatorPermission>> = {
  orders: 'orders:read',
  payments: 'payments:read',
  refunds: 'payments:read',
  cases: 'cases:read',
  emails: 'emails:read',
  jobs: 'jobs:read',
  problems: 'problems:read',
}

/** What waits for somebody, counted: the first hour of the day is this list emptied. */
export const getWaiting: BackOfficeHandler<'getWaiting'> = async context => {
  const permissions = permissionsOf(context.operator.roles)
  const items = await countWaiting(context)
  const visible = items.filter(({ kind }) => {
    const needed = PERMISSIONS[kind.split('-', 1)[0] ?? '']
    return needed !== undefined && permissions.has(needed)
  })
  return succeed<BackOfficeResponse<'getWaiting'>>({ items: visible })
}

async function countWaiting({
  db,
  jobs,
  now,
}: Pick<BackOfficeContext, 'db' | 'jobs' | 'now'>): Promise<WaitingItem[]> {
  const [orders, entries, refunds, proposals, cases, emails, report, problems] = await Promise.all([
    countWaitingOrders(db, now),
    listBankEntries(db, { all: false, limit: MAX_LISTED }),
    listUnsettledRefunds(db),
    listWaitingRefundProposals(db),
    countCasesByAge(db, now),
    listUndeliverableEmails(db),
    jobs.report(),
    listProblemReports(db, { limit: MAX_LISTED, isSettled: false }),
  ])
  return [
    { kind: 'orders-not-at-lab', count: orders['not-at-lab'] },
    { kind: 'orders-lab-failed', count: orders['lab-failed'] },
    { kind: 'orders-production-failed', count: orders['production-failed'] },
    { kind: 'orders-late', count: orders.late },
    { kind: 'orders-held', count: orders.held },
    { kind: 'orders-unpaid', count: orders.unpaid },
    { kind: 'payments-unmatched', count: entries.length },
    { kind: 'refunds-to-approve', count: proposals.length },
    { kind: 'refunds-failed', count: refunds.filter(({ refund }) => refund.state === 'failed').length },
    {
      kind: 'refunds-to-send',
      count: refunds.filter(
        ({ refund, payment }) => refund.state === 'asked' && payment.providerPayment === null,
      ).length,
    },
    { kind: 'cases-overdue', count: cases.overdue },
    { kind: 'cases-due', count: cases.due },
    { kind: 'cases-new', count: cases.new },
    { kind: 'emails-undeliverable', count: emails.length },
    { kind: 'jobs-failed', count: report.queues.reduce((sum, { givenUp }) => sum + givenUp, 0) },
    { kind: 'problems-open', count: problems.length },
  ]
}

async function countCasesByAge(db: Database, now: Date) {
  const counts = { overdue: 0, due: 0, new: 0 }
  for (const { createdAt } of await listPendingCases(db)) {
    const days = (now.getTime() - createdAt.getTime()) / DAY_MS
    counts[days > OVERDUE_DAYS ? 'overdue' : days > 1 ? 'due' : 'new'] += 1
  }
  return counts
}
