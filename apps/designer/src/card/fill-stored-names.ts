import { cardTextsFromNames, withCardTexts } from '@passepartout/document'
import { cardNameGroup, parseStoredCardNames } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/**
 * In one step that can be undone. Until here the names have not left the device; from here on they are words of a design as any
 * others.
 *
 * @param kept what the shop's pages left on the device
 */
export function fillStoredNames({ data, editor, toasts, t }: Designer, kept: string): void {
  const group = cardNameGroup(data.product?.occasion ?? undefined)
  const names = group && parseStoredCardNames(kept)[group]
  if (!names || !editor.commands.fillWords(document => withCardTexts(document, cardTextsFromNames(names))))
    return
  const action = { label: t('tool.undo'), run: () => editor.history.undo() }
  toasts.show({ text: t('knownWords.fromShop'), action })
}
