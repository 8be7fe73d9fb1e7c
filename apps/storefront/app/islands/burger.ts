import { HAS_NAVIGATION } from '@passepartout/ui/windows'

const MARK = 'menu'

/**
 * Behaviour of the menu of small screens beyond markup: back and Escape go up a level before they close it, closing
 * resets it to its first level, a wide window closes it, and a split test is read when its area first opens (spec 4).
 *
 * The menu is an entry of the session's history, not a close watcher alone: those ignore the back button on iOS and
 * desktop browsers. A link replaces that entry, so that going back from the next page never reopens the menu.
 */
export default function enhanceBurgerMenu(menu: HTMLDialogElement): void {
  let leaving = false
  let hasAsked = false
  const isOpen = () => menu.matches(':modal, :popover-open')
  const level = () => menu.querySelector<HTMLDetailsElement>('.menu-level[open]')
  const accordions = [...menu.querySelectorAll<HTMLDetailsElement>('.menu-secondary > details')]
  const initially = new Map(accordions.map(accordion => [accordion, accordion.open]))

  const close = () => (menu.open ? menu.close() : menu.matches(':popover-open') && menu.hidePopover())

  const up = () => {
    const open = level()
    if (!open) return false
    open.open = false
    open.querySelector('summary')?.focus()
    return true
  }

  /** An area that opens displays its prices and split tests; both are requested once. */
  const enter = (area: HTMLElement) => {
    readFlags(area)
    if (hasAsked) return
    hasAsked = true
    void import('./navigation/burger-prices.ts').then(({ showPrices }) => showPrices(menu))
  }

  const opened = () => {
    leaving = false
    if (!marked()) mark()
  }

  const closed = () => {
    for (const open of menu.querySelectorAll<HTMLDetailsElement>('.menu-level[open]')) open.open = false
    for (const [accordion, open] of initially) accordion.open = open
    if (marked() && !leaving) history.back()
  }

  menu.addEventListener(
    'toggle',
    event => {
      if (event.target !== menu) enter(event.target as HTMLElement)
      else if (isOpen()) opened()
      else closed()
    },
    true,
  )
  menu.addEventListener('cancel', event => {
    if (event.target === menu && up()) event.preventDefault()
  })
  menu.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event, link)) return
    event.preventDefault()
    leaving = true
    if (link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]) close()
    location.replace(link.href)
  })
  addEventListener('popstate', () => {
    if (!isOpen() || marked() || leaving) return
    if (up()) mark()
    else close()
  })
  addEventListener('pagehide', () => {
    leaving = true
    close()
  })
  matchMedia(HAS_NAVIGATION).addEventListener('change', ({ matches }) => matches && close())
  if (isOpen()) opened()
  const early = level()
  if (early) enter(early)
}

const marked = () => history.state?.[MARK] === true
const mark = () => history.pushState({ ...history.state, [MARK]: true }, '')

/** A plain click on a link to another page in this tab. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
  const own = 'opensDialog' in link.dataset || event.defaultPrevented || link.target !== ''
  return !modified && !own && link.protocol.startsWith('http')
}

function readFlags(area: HTMLElement): void {
  const waiting = area.querySelectorAll<HTMLElement>('[data-flag]:not([data-read])')
  for (const element of waiting) {
    element.dataset.read = ''
    void import('./flag.ts').then(({ default: flag }) => flag(element))
  }
}
