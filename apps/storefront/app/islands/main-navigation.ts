import { flyoutPointer } from './navigation/flyout-pointer.ts'
import { scrollButtons } from './navigation/scroll-buttons.ts'

/**
 * The bar of wide screens: buttons that scroll it, and flyouts that open by pointer intent, key and touch. The content
 * of the flyouts loads at the first intent.
 */
export default function mainNavigation(nav: HTMLElement): void {
  const line = nav.querySelector('ul')
  const buttons = nav.querySelector<HTMLElement>('[data-scroll-buttons]')
  if (line && buttons) scrollButtons(line, buttons)
  flyoutPointer(nav)
}
