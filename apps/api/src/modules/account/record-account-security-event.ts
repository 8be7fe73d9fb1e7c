import { type Database, recordSecurityEvent } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'

export type SecurityEventKind =
  | 'sign-up-requested'
  | 'account-made'
  | 'log-in'
  | 'log-in-refused'
  | 'log-in-limited'
  | 'log-out'
  | 'link-requested'
  | 'link-refused'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'google-refused'
  | 'passkey-refused'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'data-exported'
  | 'account-deleted'

/** Records a security event and logs it without personal data. */
export async function recordAccountSecurityEvent(
  {
    db,
    now,
    requester,
    log,
    requestId,
    spendOf,
  }: Pick<CallContext, 'db' | 'now' | 'requester' | 'log' | 'requestId' | 'spendOf'>,
  kind: SecurityEventKind,
  {
    customerId = null,
    details = {},
    tx = db,
  }: { customerId?: string | null; details?: Record<string, string | number | boolean>; tx?: Database } = {},
): Promise<void> {
  if (kind.endsWith('-limited') && (await spendOf('noted-refusal', `${kind} ${requester.address}`))) return
  const actor = customerId ? 'customer' : 'nobody'
  await recordSecurityEvent(tx, { kind, actor, customerId, addressKey: requester.address, details, at: now })
  const isRefused = kind.endsWith('-refused') || kind.endsWith('-limited')
  log[isRefused ? 'warn' : 'info']({ event: kind, requestId }, 'account security event recorded')
}
