import { HAS_NAVIGATION } from '@passepartout/ui/windows'
import { createFlyouts } from './flyouts.ts'

/** Hover time of a pointer that counts as intent. */
const INTENT_MS = 100
/** Grace time for a pointer that left, such as across a gap. */
const CLOSE_MS = 120

/** Opens and closes flyouts by pointer, key and touch; {@link createFlyouts} does the opening itself. */
export function flyoutPointer(nav: HTMLElement): void {
  const items = [...nav.querySelectorAll<HTMLElement>('li[data-flyout]')]
  if (items.length === 0) return
  const flyouts = createFlyouts(nav)
  // A wide window may become narrow; there the burger menu replaces the flyouts (spec 2).
  const wide = matchMedia(HAS_NAVIGATION)
  const open = async (item: HTMLElement) => wide.matches && flyouts.open(item)
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }

  for (const item of items) {
    listenToPointer(item)
    listenToKeys(item)
  }
  const showButtons = () => {
    for (const button of nav.querySelectorAll<HTMLElement>('li[data-flyout] > button'))
      button.hidden = !wide.matches
  }
  showButtons()
  nav.addEventListener('pointerenter', () => void flyouts.prepare(), { once: true })
  // The pointer may have rested there since before this script loaded.
  const hovered = items.find(item => item.matches(':hover'))
  if (hovered) soon(() => void open(hovered), INTENT_MS)
  addEventListener('pagehide', () => flyouts.close())
  wide.addEventListener('change', () => {
    flyouts.close()
    showButtons()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const item = flyouts.opened()
    if (key !== 'Escape' || !item) return
    const inside = target instanceof Element && target.closest('[data-flyout-panel]')
    flyouts.close()
    if (inside) item.querySelector('a')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    const item = flyouts.opened()
    if (item && target instanceof Node && !item.contains(target)) flyouts.close()
  })

  function listenToPointer(item: HTMLElement): void {
    let touched = false
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' || pointerType === 'pen') soon(() => void open(item), INTENT_MS)
    })
    item.addEventListener('pointermove', ({ movementX, movementY, pointerType }) => {
      const other = flyouts.opened()
      // On its way down to an open flyout a pointer crosses other items without intent.
      if (pointerType !== 'touch' && other && other !== item && movementY > Math.abs(movementX) / 2)
        soon(() => void open(item), INTENT_MS)
    })
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') soon(() => flyouts.close(), CLOSE_MS)
    })
    item.addEventListener('pointerdown', ({ pointerType }) => {
      touched = pointerType === 'touch' && flyouts.opened() !== item
    })
    item.querySelector('a')?.addEventListener('click', event => {
      if (!touched) return
      // The first touch opens the flyout, the second one follows the link.
      touched = false
      event.preventDefault()
      void open(item).then(shown => shown || follow(item))
    })
  }

  function listenToKeys(item: HTMLElement): void {
    item.addEventListener('keydown', event => {
      const { key, target } = event
      if (key === 'ArrowDown' && target instanceof Element && target.parentElement === item) {
        event.preventDefault()
        void open(item).then(shown => shown && flyouts.focusFirst())
      }
    })
    item.querySelector('button')?.addEventListener('click', () => {
      if (flyouts.opened() === item) flyouts.close()
      else void open(item)
    })
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !item.contains(relatedTarget) && flyouts.opened() === item)
        flyouts.close()
    })
  }
}

const follow = (item: HTMLElement) => {
  const link = item.querySelector('a')
  if (link) location.assign(link.href)
}
