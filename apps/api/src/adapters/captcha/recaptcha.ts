import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { CheckedProof } from './bot-check.ts'

/** The action name that the page sends (reCAPTCHA v3, "Actions"). */
const ACTION = 'form'
const LEAST_SCORE = 0.5
/** Google accepts a token once within two minutes; its use is remembered for as long. */
const GOOD_FOR_MS = 2 * 60_000
const MARK = 'recaptcha.'

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
})

interface RecaptchaSettings {
  secret: string
  /** `https://www.google.com/recaptcha/api/siteverify`. */
  url: string
  /** Short, because a visitor is waiting. */
  timeoutMs?: number
  onFailure?: (error: unknown) => void
}

/** Verifies a token for a host. The visitor's address is not sent to Google. */
export type Recaptcha = (proof: string, host: string, now: Date) => Promise<CheckedProof>

export const isRecaptcha = (proof: string | undefined): proof is string => proof?.startsWith(MARK) ?? false

/**
 * Google's reCAPTCHA v3. While Google is unreachable the result is `unreachable`, and forms require the shop's own
 * proof of work.
 */
export function googleRecaptcha({ secret, url, timeoutMs = 4000, onFailure }: RecaptchaSettings): Recaptcha {
  return async (proof, host, now) => {
    const token = proof.slice(MARK.length)
    if (!token) return { ok: false, why: 'missing' }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`)
      const { success, score = 0, action, hostname } = answerSchema.parse(await answer.json())
      if (!success || action !== ACTION || hostname !== host) return { ok: false, why: 'broken' }
      if (score < LEAST_SCORE) return { ok: false, why: 'doubtful' }
      const hash = createHash('sha256').update(proof).digest('base64url')
      return { ok: true, kind: 'work', hash, until: new Date(now.getTime() + GOOD_FOR_MS) }
    } catch (error) {
      onFailure?.(error)
      return { ok: false, why: 'unreachable' }
    }
  }
}
