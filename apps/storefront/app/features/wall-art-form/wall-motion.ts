import { outerSizeMm, type WallArtAppearance } from '@passepartout/domain'
import { type RefObject, useEffect, useRef } from 'react'

const timing = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const lastOf = new WeakMap<HTMLElement, { product: WallArtAppearance; stage: DOMRect }>()

/**
 * Animates the product from its last size into the new one, and the room with it if the camera moves back. Only
 * transforms are animated; the new layout is already in place.
 */
export function animateResize(root: HTMLElement | null, product: WallArtAppearance): void {
  const stage = root?.querySelector<HTMLElement>('.wall-stage')
  if (!root || !stage) return
  const last = lastOf.get(root)
  const now = stage.getBoundingClientRect()
  lastOf.set(root, { product, stage: now })
  if (!last || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [from, to] = [outerSizeMm(last.product), outerSizeMm(product)]
  const scale = `${from.widthMm / to.widthMm} ${from.heightMm / to.heightMm}`
  root.querySelector('.wall-product')?.animate([{ scale }, { scale: '1 1' }], timing)
  root
    .querySelector('.wall-measures')
    ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { ...timing, duration: 300 })
  const box = stage.parentElement?.getBoundingClientRect()
  if (box && Math.abs(last.stage.width - now.width) > 0.5 && last.stage.width > 0) {
    const left = last.stage.left - now.left
    const top = last.stage.top - now.top
    const transform = `translate(${left}px, ${top}px) scale(${last.stage.width / now.width})`
    stage.animate(
      [
        { transform, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      timing,
    )
  }
}

/** Scrolls the gallery back to the wall after a choice, so that its effect is visible. */
export function useScrollWallIntoView(root: RefObject<HTMLElement | null>, product: WallArtAppearance): void {
  const shape = JSON.stringify(product)
  const first = useRef(shape)
  useEffect(() => {
    if (first.current === shape) return
    first.current = ''
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    root.current?.closest('[data-views]')?.scrollTo({ left: 0, behavior })
  }, [root, shape])
}
