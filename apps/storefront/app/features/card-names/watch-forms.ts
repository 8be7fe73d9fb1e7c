import { bringForm } from './bring-form.ts'

/** `toggle` comes from whatever opens it without a press, such as assistive technology. */
const USES = ['pointerdown', 'touchstart', 'focusin', 'toggle'] as const

/** Has the form of names in its place by the time that it opens: the code that answers to it may come later. */
export function watchForms(): void {
  for (const bar of document.querySelectorAll<HTMLDetailsElement>('[data-card-names]')) {
    const bring = () => bringForm(bar)
    for (const type of USES) bar.addEventListener(type, bring, { once: true, passive: true })
    if (bar.open) bring()
  }
}
