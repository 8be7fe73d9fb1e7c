import type { ConsentPurpose } from '@passepartout/domain'
import { readConsent, saveConsent } from '../../platform/consent.ts'

/** Shows the stored consent and stores the new one. Closing the dialog without an answer decides nothing. */
export default function consentDialog(dialog: HTMLDialogElement): void {
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const answers = readConsent()?.answers ?? {}
  for (const box of boxes) box.checked = answers[box.name as ConsentPurpose] === true

  const purposes = boxes.map(({ name }) => name as ConsentPurpose)
  if (purposes.length === 0) return
  dialog.addEventListener('close', () => {
    const granted = {
      none: [],
      chosen: boxes.filter(({ checked }) => checked).map(({ name }) => name),
      all: purposes,
    }[dialog.returnValue]
    if (granted) saveConsent(purposes, granted)
  })
}
