import { readMessageGroups, writeMessages } from './message-groups.ts'
import { readStoryGroups, writeStoryTexts } from './story-groups.ts'
import type { TextGroup, Translations } from './text-group.ts'

/** All texts of messages, stories and catalogue to translate into a language or for a locale. */
export const readTextGroups = (root: string, speaker: string): TextGroup[] => [
  ...readMessageGroups(root, speaker),
  ...readStoryGroups(root, speaker),
]

/** Writes translations into the file of their group. */
export function writeTexts(root: string, file: string, speaker: string, translations: Translations): void {
  if (/^(?:content|catalogue)\//.test(file)) writeStoryTexts(root, file, speaker, translations)
  else writeMessages(root, file, translations)
}
