import { positionBelowBar } from './flyouts.ts'
import './flyouts.css'

/**
 * Fetches the shop's flyouts and attaches each to its item; marks the links to this page.
 *
 * @throws where the request fails
 */
export async function attachFlyoutPanels(nav: HTMLElement): Promise<void> {
  const answer = await fetch(nav.dataset.flyouts ?? '', { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The flyouts answered ${answer.status}`)
  const template = document.createElement('template')
  template.innerHTML = await answer.text()
  for (const panel of template.content.querySelectorAll<HTMLElement>('[data-flyout-panel]')) {
    const item = nav.querySelector(`li[data-flyout="${CSS.escape(panel.dataset.flyoutPanel ?? '')}"]`)
    if (!item || item.querySelector('[data-flyout-panel]')) continue
    panel.id = `flyout-${[...nav.querySelectorAll('li')].indexOf(item as HTMLLIElement)}`
    item.append(panel)
    item.querySelector('button')?.setAttribute('aria-controls', panel.id)
    for (const scene of panel.querySelectorAll<HTMLElement>('.scene')) scene.dataset.ready = ''
    for (const link of panel.querySelectorAll('a')) {
      if (link.href === location.origin + location.pathname) link.setAttribute('aria-current', 'page')
    }
    // A split test is read once, when its item first comes into use (spec 4).
    panel.addEventListener('toggle', () => void readFlags(panel), { once: true })
  }
  addEventListener('scroll', () => follow(nav), { passive: true })
}

async function readFlags(panel: HTMLElement): Promise<void> {
  const waiting = panel.querySelectorAll<HTMLElement>('[data-flag]')
  if (waiting.length === 0) return
  const { default: flag } = await import('../flag.ts')
  for (const element of waiting) flag(element)
}

/** Keeps an open flyout at the lower edge of its bar. */
function follow(nav: HTMLElement): void {
  const panel = nav.querySelector<HTMLElement>('[data-flyout-panel]:popover-open')
  if (panel) positionBelowBar(nav, panel)
}
