import { consentStatus } from '@passepartout/domain'
import type { Challenge, Solution } from 'altcha-lib/types'
import { readConsent } from '../../platform/consent.ts'
import { readShopServices } from '../../platform/read-shop-services.ts'
import { scriptAt } from '../../platform/script-loader.ts'

const PATIENCE_MS = 30_000

/** What of reCAPTCHA's script is used (reCAPTCHA v3, "Programmatically invoke the challenge"). */
interface Recaptcha {
  ready(then: () => void): void
  execute(key: string, asked: { action: string }): Promise<string>
}

/**
 * Proves a browser to the shop: by reCAPTCHA where the shop has it and the visitor agreed to marketing, and by work of the
 * browser's own for everybody else, and where Google does not answer or was not convinced.
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
 * Does the work that tells a browser from a program (ALTCHA), beside the page, and answers the proof.
 *
 * @throws where the work cannot be had or done; the server then says what else will do
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
