import { createHash } from 'node:crypto'
import { type Database, spendProof } from '@passepartout/db'
import { createBotCheck, type ProofProblem } from '../../adapters/captcha/bot-check.ts'
import { addressKey } from '../../http/address-key.ts'
import { type Refusal, refuse } from '../../http/answer.ts'
import { limitAttempts } from '../../http/attempt-limit.ts'
import type { CallContext } from '../../http/call-context.ts'

const HOUR_MS = 3_600_000

/** Of one connection, whatever it sends. A browser that did the work has proved more than one that waited. */
const maySend = {
  work: limitAttempts({ attempts: 20, withinMs: HOUR_MS }),
  patience: limitAttempts({ attempts: 5, withinMs: HOUR_MS }),
}

interface Sent {
  proof: string | undefined
  /** What the proof is used for; the same content sent again is one and the same. */
  content: readonly (string | null)[]
  onFailure: (why: ProofProblem | 'used') => void
  /** Runs in one transaction with using the proof up. */
  write: (transaction: Database) => Promise<void>
}

/**
 * Writes what a form sent, once, if a person sent it. A form without proof is answered with something to wait with, so
 * that it works without scripts too: slower, and for fewer messages.
 */
export async function useProof(
  { db, now, request, secret, addressOf }: CallContext,
  { proof, content, onFailure, write }: Sent,
): Promise<Refusal | undefined> {
  const bots = createBotCheck(secret)
  const again = (why: ProofProblem | 'used') => {
    onFailure(why)
    // Who only came too soon keeps waiting, and does not begin anew.
    const next = why === 'too-soon' ? proof : bots.patience(now)
    return refuse('bot-check-failed', { details: { proof: next } })
  }
  const checked = await bots.check(proof, now)
  if (!checked.ok) return again(checked.why)
  const { kind, hash, until } = checked
  if (!maySend[kind](addressKey(addressOf?.(request), secret), now)) return refuse('too-many-requests')

  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const spent = await db.transaction(async transaction => {
    const result = await spendProof(transaction, { hash, contentHash, until })
    if (result === 'spent') await write(transaction)
    return result
  })
  return spent === 'foreign' ? again('used') : undefined
}
