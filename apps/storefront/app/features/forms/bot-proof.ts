import { consentStatus } from '@passepartout/domain'
import type { Challenge, Solution } from 'altcha-lib/types'
import { readConsent } from '../../platform/consent.ts'
import { readShopServices } from '../../platform/read-shop-services.ts'
import { scriptAt } from '../../platform/script-loader.ts'

const PATIENCE_MS = 30_000

/** The part of reCAPTCHA's script in use (reCAPTCHA v3, "Programmatically invoke the challenge"). */
interface Recaptcha {
  ready(then: () => void): void
  execute(key: string, options: { action: string }): Promise<string>
}

/**
 * Proves to the shop that a browser sends the form: by reCAPTCHA if the shop has it and the visitor consented to
 * marketing, otherwise by a proof of work. Also by proof of work if Google does not answer or the first proof was
 * refused.
 *
 * @param again a first proof was refused
 */
export async function obtainBotProof(again = false): Promise<string> {
  const { recaptcha } = readShopServices()
  if (!recaptcha || again || consentStatus(readConsent(), 'marketing') !== 'granted')
    return solveProofOfWork()
  return executeRecaptcha(recaptcha).catch(solveProofOfWork)
}

async function executeRecaptcha(key: string): Promise<string> {
  await scriptAt(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`).load()
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
  if (!grecaptcha) throw new Error('The script of reCAPTCHA brought nothing')
  await new Promise<void>(resolve => grecaptcha.ready(resolve))
  return `recaptcha.${await grecaptcha.execute(key, { action: 'form' })}`
}

/**
 * Solves the proof of work that tells a browser from a bot (ALTCHA), in a worker, and returns the proof.
 *
 * @throws Error if the challenge cannot be fetched or solved; the server's refusal then names the alternative
 */
async function solveProofOfWork(): Promise<string> {
  const answer = await fetch('/web-api/bot-check')
  if (!answer.ok) throw new Error('No work to be had')
  const { payload } = (await answer.json()) as { payload: Challenge }
  const solution = await solve(payload)
  return btoa(JSON.stringify({ challenge: payload, solution }))
}

function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS)
    worker.onerror = reject
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => (data ? resolve(data) : reject())
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
