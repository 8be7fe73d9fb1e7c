import { wordsOfNames } from '@passepartout/document'
import { CARD_NAMES_KEY, cardNameGroup, readCardNames } from '@passepartout/domain'
import type { Designer } from '../state/create-designer.ts'

/**
 * Writes the names that the visitor saw on the shop's cards into a new one, in one step that can be undone. Until here they
 * have not left the device; from here on they are words of a design as any others.
 */
export function takeOverNames({ data, editor, toasts, t }: Designer): void {
  const group = cardNameGroup(data.product?.occasion ?? undefined)
  const names = group && readCardNames(kept())[group]
  if (!names || !editor.commands.fillWords(wordsOfNames(names))) return
  const action = { label: t('tool.undo'), run: () => editor.history.undo() }
  toasts.show({ text: t('knownWords.fromShop'), action })
}

function kept(): string | null {
  try {
    return localStorage.getItem(CARD_NAMES_KEY)
  } catch {
    return null
  }
}
