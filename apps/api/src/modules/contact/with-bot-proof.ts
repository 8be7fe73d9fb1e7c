import { createHash } from 'node:crypto'
import { consumeProof, type Database } from '@passepartout/db'
import { createBotCheck, type ProofProblem } from '../../adapters/captcha/bot-check.ts'
import { isRecaptcha } from '../../adapters/captcha/recaptcha.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'

interface ProvenSubmission {
  proof: string | undefined
  /** The content that the proof is for; makes a retry with the same content idempotent. */
  content: readonly (string | null)[]
  onFailure: (why: ProofProblem | 'used') => void
  /** Runs in the transaction that consumes the proof. */
  write: (transaction: Database) => Promise<void>
}

/**
 * Writes a form's content once, if a person sent it. A form without proof is refused with a waiting token, so that it
 * works without scripts too: more slowly and under a stricter limit.
 */
export async function withBotProof(
  { db, now, secret, spend, recaptcha, pageUrl, shop }: CallContext,
  { proof, content, onFailure, write }: ProvenSubmission,
): Promise<Refusal | undefined> {
  const bots = createBotCheck(secret)
  const again = (why: ProofProblem | 'used') => {
    onFailure(why)
    // A request that came too soon retains its token and does not wait from the beginning.
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
