import * as z from 'zod'
import { normaliseVatNumber, type VatRegister } from './vat-number.ts'

const answerSchema = z.object({ isValid: z.boolean(), userError: z.string().optional() })
/** Results about the number itself; every other `userError` means that the member state did not answer. */
const SAID_OF_THE_NUMBER = new Set(['VALID', 'INVALID'])

interface ViesSettings {
  /** Base address of the REST API: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  url: string
  /** Short, because a customer is waiting. */
  timeoutMs?: number
  onFailure?: (error: unknown) => void
}

/**
 * The VAT register of the European Commission (VIES). When a member state does not answer or the response is
 * unreadable, the result is `unknown`, so that no order waits for it.
 */
export function viesRegister({ url, timeoutMs = 4000, onFailure }: ViesSettings): VatRegister {
  return async vatNumber => {
    const number = normaliseVatNumber(vatNumber)
    const path = `/ms/${encodeURIComponent(number.slice(0, 2))}/vat/${encodeURIComponent(number.slice(2))}`
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!answer.ok) throw new Error(`The VAT register answered ${answer.status}`)
      const { isValid, userError } = answerSchema.parse(await answer.json())
      if (isValid) return 'valid'
      return userError === undefined || SAID_OF_THE_NUMBER.has(userError) ? 'invalid' : 'unknown'
    } catch (error) {
      onFailure?.(error)
      return 'unknown'
    }
  }
}
