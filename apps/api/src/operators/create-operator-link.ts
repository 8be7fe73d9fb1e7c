import { createHash, randomBytes } from 'node:crypto'
import { type Database, inviteOperator } from '@passepartout/db'
import { symmetricEncrypt } from 'better-auth/crypto'

const LINK_MS = 3_600_000

export interface OperatorLinkContext {
  db: Database
  secret: string
  /** Origin of the operators' log-in. */
  origin: string
  now: Date
}

/** The link with which an operator sets password and code, or a passkey; it works once, for an hour. */
export async function createOperatorLink(
  { db, secret, origin, now }: OperatorLinkContext,
  operatorId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await inviteOperator(db, {
    operatorId,
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    secret: await symmetricEncrypt({ key: `operators ${secret}`, data: randomBytes(20).toString('hex') }),
    until: new Date(now.getTime() + LINK_MS),
    now,
  })
  return `${origin}/_operator/set-up?token=${token}`
}
