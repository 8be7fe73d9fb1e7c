import { createHash } from 'node:crypto'
import { consumeProof, type Database } from '@passepartout/db'
import { createBotCheck, type ProofProblem } from '../../adapters/captcha/bot-check.ts'
import { isRecaptcha } from '../../adapters/captcha/recaptcha.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

interface ProvenSubmission {
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
export async function withBotProof(
  { db, now, secret, spend, recaptcha, pageUrl, shop }: CallContext,
  { proof, content, onFailure, write }: ProvenSubmission,
): Promise<Refusal | undefined> {
  const bots = createBotCheck(secret)
  const again = (why: ProofProblem | 'used') => {
    onFailure(why)
    // Who only came too soon keeps waiting, and does not begin anew.
    const next = why === 'too-soon' ? proof : bots.patience(now)
    return refuse('bot-check-failed', { details: { proof: next } })
  }
  const checked =
    recaptcha && isRecaptcha(proof)
      ? await recaptcha(proof, new URL(pageUrl(shop, '/')).hostname, now)
      : await bots.check(proof, now)
  if (!checked.ok) return again(checked.why)
  const { kind, hash, until } = checked
  const tooMany = await spend(`form-${kind}`)
  if (tooMany) return tooMany

  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const spent = await db.transaction(async transaction => {
    const result = await consumeProof(transaction, { hash, contentHash, until })
    if (result === 'spent') await write(transaction)
    return result
  })
  return spent === 'foreign' ? again('used') : undefined
}
