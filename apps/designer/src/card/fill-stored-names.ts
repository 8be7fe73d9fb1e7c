import { cardTextsFromNames, withCardTexts } from '@passepartout/document'
import { cardNameGroup, parseStoredCardNames } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/**
 * Fills in the names in one undo step. Up to here they have not left the device; afterwards they are part of the
 * design.
 * @param stored the names that the shop's pages stored on the device
 */
export function fillStoredNames({ data, editor, toasts, t }: Designer, stored: string): void {
  const group = cardNameGroup(data.product?.occasion ?? undefined)
  const names = group && parseStoredCardNames(stored)[group]
  if (!names || !editor.commands.fillWords(document => withCardTexts(document, cardTextsFromNames(names))))
    return
  const action = { label: t('tool.undo'), run: () => editor.history.undo() }
  toasts.show({ text: t('knownWords.fromShop'), action })
}
