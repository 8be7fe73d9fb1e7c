import type { BackOfficeSession } from '@passepartout/contracts/back-office'
import type { MessageKey } from '../messages/en.ts'

export interface Page {
  key: MessageKey
  to: string
  permission: BackOfficeSession['permissions'][number]
}

export const PAGES: readonly Page[] = [
  { key: 'nav.today', to: '/', permission: 'waiting:read' },
  { key: 'nav.orders', to: '/orders', permission: 'orders:read' },
  { key: 'nav.customers', to: '/customers', permission: 'customers:read' },
  { key: 'nav.cases', to: '/cases', permission: 'cases:read' },
  { key: 'nav.payments', to: '/payments', permission: 'payments:read' },
  { key: 'nav.accounting', to: '/accounting', permission: 'accounting:export' },
  { key: 'nav.campaigns', to: '/campaigns', permission: 'discounts:read' },
  { key: 'nav.scan', to: '/scan', permission: 'sheets:scan' },
  { key: 'nav.reprints', to: '/reprints', permission: 'reprints:read' },
  { key: 'nav.emails', to: '/emails', permission: 'emails:read' },
  { key: 'nav.jobs', to: '/jobs', permission: 'jobs:read' },
  { key: 'nav.operators', to: '/operators', permission: 'operators:read' },
]

/** Pages that the server renders. */
export const SERVER_PAGES: readonly Page[] = [
  { key: 'nav.numbers', to: '/numbers', permission: 'metrics:read' },
  { key: 'nav.flags', to: '/flags', permission: 'experiments:read' },
  { key: 'nav.recordings', to: '/recordings', permission: 'recordings:read' },
  { key: 'nav.problems', to: '/problems', permission: 'problems:read' },
]

export const visiblePages = (pages: readonly Page[], { permissions }: BackOfficeSession): readonly Page[] =>
  pages.filter(({ permission }) => permissions.includes(permission))
