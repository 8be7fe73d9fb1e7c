import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { MINUTE_MS } from '@passepartout/domain'
import { isSignatureOf, signatureOf } from '@passepartout/http'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'

const GOOD_FOR_MS = 15 * MINUTE_MS
/** Faster than a person fills in a form. */
const LEAST_PATIENCE_MS = 3000
const LONGEST_PATIENCE_MS = 60 * MINUTE_MS

/** About 0.25 s on a desktop and up to two seconds on an old phone, computed while the visitor fills in the form. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, least: 100, most: 300 } as const

export type ProofProblem = 'missing' | 'broken' | 'expired' | 'too-soon' | 'doubtful' | 'unreachable'
export type CheckedProof =
  /** `hash` identifies the proof, so that it is accepted only once. */
  { ok: true; kind: 'work' | 'patience'; hash: string; until: Date } | { ok: false; why: ProofProblem }

export interface BotCheck {
  /** A proof-of-work challenge for the browser. */
  challenge(now: Date): Promise<{ parameters: unknown; signature?: string }>
  /** A proof for forms without scripts, valid after `LEAST_PATIENCE_MS`. */
  patience(now: Date): string
  check(proof: string | undefined, now: Date): Promise<CheckedProof>
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(WORK.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

const PATIENCE = /^patience\.(\d{13})\.([\w-]{16})\.([\w-]{43})$/

/** Bot check without a third party: ALTCHA proof of work, or a minimum delay where scripts are off. */
export function createBotCheck(secret: string): BotCheck {
  const key = (purpose: string) => createHmac('sha256', secret).update(`bot check ${purpose}`).digest('hex')
  const keys = { hmacSignatureSecret: key('challenge'), hmacKeySignatureSecret: key('solution') }
  const patienceKey = key('patience')

  async function checkWork(proof: string, now: Date): Promise<CheckedProof> {
    const read = payloadSchema.safeParse(decoded(proof))
    if (!read.success) return failed('broken')
    const { challenge, solution } = read.data
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
    if (!verified) return failed('broken')
    const until = new Date(challenge.parameters.data.until)
    if (until <= now) return failed('expired')
    return { ok: true, kind: 'work', hash: hashOf(challenge.signature), until }
  }

  function checkPatience([, issued = '', nonce = '', signature = '']: string[], now: Date): CheckedProof {
    if (!isSignatureOf(signature, `${issued}.${nonce}`, patienceKey)) return failed('broken')
    const age = now.getTime() - Number(issued)
    if (age < LEAST_PATIENCE_MS) return failed('too-soon')
    if (age >= LONGEST_PATIENCE_MS) return failed('expired')
    const until = new Date(Number(issued) + LONGEST_PATIENCE_MS)
    return { ok: true, kind: 'patience', hash: hashOf(signature), until }
  }

  return {
    challenge: now =>
      createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        counter: randomInt(WORK.least, WORK.most),
        // The library's own expiry always uses the system clock, so the expiry is stored here.
        data: { until: now.getTime() + GOOD_FOR_MS },
        deriveKey,
        ...keys,
      }),
    patience: now => {
      const text = `${now.getTime()}.${randomBytes(12).toString('base64url')}`
      return `patience.${text}.${signatureOf(text, patienceKey)}`
    },
    check: async (proof, now) => {
      if (!proof) return failed('missing')
      const waited = PATIENCE.exec(proof)
      return waited ? checkPatience(waited, now) : checkWork(proof, now)
    },
  }
}

const failed = (why: ProofProblem): CheckedProof => ({ ok: false, why })

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

function decoded(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
