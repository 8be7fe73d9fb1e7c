import type { Database } from '@passepartout/db'
import type { OperatorPermission, OperatorRole, StructuredLog } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import type { RateLimitName } from '../http/rate-limit-rules.ts'

export interface Operator {
  id: string
  name: string
  roles: readonly OperatorRole[]
}

export interface OperatorOptions {
  db: Database
  secret: string
  /** All accepted secrets while the secret is rotated; by default only `secret`. */
  secrets?: readonly string[]
  secureCookies: boolean
  /** Host names that serve operators; empty means every host. */
  hosts: readonly string[]
  /** Links on the operators' start page. */
  links: readonly { text: string; href: string }[]
  addressOf: (request: Request) => string | undefined
  /** Sends warnings by email. */
  jobs: Pick<Jobs, 'sendLater'>
  /** Sender of the warning emails. */
  sender: { name: string; address: string }
  /** Called for each refusal by a rate limit. */
  limited?: (limit: RateLimitName) => void
  clock: () => Date
  log: StructuredLog
}

export interface OperatorAccess {
  /** Serves log-in and its pages below `/_operator`. */
  fetch(request: Request): Response | Promise<Response>
  whoIs(request: Request): Promise<Operator | undefined>
  /**
   * Protects operator pages: `undefined` for an operator whose roles permit it (recorded as a security event), else a
   * response: a redirect to the log-in for browsers, 401 for programs, 403 for operators without the permission.
   */
  guard(request: Request, permission?: OperatorPermission): Promise<Response | undefined>
  /** Adds to the security log; without an operator, nobody did it. */
  record(request: Request, kind: string, operator?: Operator, details?: Record<string, string>): Promise<void>
}
