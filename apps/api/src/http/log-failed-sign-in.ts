import { ERROR_STATUS, type LogKey, type StructuredLog } from '@passepartout/domain'
import type { Refusal } from './call-result.ts'

const LOG_IN = { key: 'login-error', always: false } as const
const SIGN_UP = { key: 'sign-up-error', always: false } as const
const RESET = { key: 'password-reset-error', always: true } as const

/** Failed sign-in calls that the logs name by a key (specification 8). */
const LOGGED: Readonly<Record<string, { key: LogKey; always: boolean }>> = {
  logIn: LOG_IN,
  logInByLink: LOG_IN,
  signUp: SIGN_UP,
  confirmSignUp: SIGN_UP,
  requestPasswordReset: RESET,
  resetPassword: RESET,
}

/** Statuses of wrong input: the visitor's to correct, nothing for an operator. */
const WRONG_DATA: ReadonlySet<number> = new Set([400, 401, 422])

/**
 * Logs a failed log-in, sign-up or reset, without naming the customer. The first two are logged for every failure
 * except an invalid request (400).
 */
export function logFailedSignIn(
  log: StructuredLog,
  call: { name: string },
  { refused }: Refusal,
  requestId: string,
): void {
  const logged = LOGGED[call.name]
  const status = ERROR_STATUS[refused]
  if (!logged || (!logged.always && status === 400)) return
  log[WRONG_DATA.has(status) ? 'info' : 'warn'](
    { key: logged.key, problem: refused, status, requestId },
    'sign-in failed',
  )
}
