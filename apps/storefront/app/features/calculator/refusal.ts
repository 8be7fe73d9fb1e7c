import type { Texts } from './texts.ts'

/** Why something cannot be chosen, in a customer's words. */
export function refusal(code: string | undefined, texts: Texts): string {
  const key = `refused-${code}`
  return key in texts ? texts[key as keyof Texts] : texts['not-possible']
}
