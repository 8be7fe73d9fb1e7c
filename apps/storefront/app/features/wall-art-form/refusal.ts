import type { WallArtFormTexts } from './wall-art-form-texts.ts'

/** Why something cannot be chosen, in a customer's words. */
export function refusal(code: string | undefined, texts: WallArtFormTexts): string {
  const key = `refused-${code}`
  return key in texts ? texts[key as keyof WallArtFormTexts] : texts['not-possible']
}
