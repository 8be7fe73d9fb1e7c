import type { WallArtFormTexts } from './wall-art-form-texts.ts'

/** Why a value cannot be chosen, as a text for customers. */
export function refusal(code: string | undefined, texts: WallArtFormTexts): string {
  const key = `refused-${code}`
  return key in texts ? texts[key as keyof WallArtFormTexts] : texts['not-possible']
}
