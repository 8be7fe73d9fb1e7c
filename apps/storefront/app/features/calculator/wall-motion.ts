import { outerSizeMm, type WallProduct } from '@passepartout/mockups'
import { type RefObject, useEffect, useRef } from 'react'

const timing = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const lastOf = new WeakMap<HTMLElement, { product: WallProduct; stage: DOMRect }>()

/**
 * Lets the product grow from its last size into the new one, and the room with it where the camera steps back.
 * Only transforms move; the new layout is already in place.
 */
export function growFrom(root: HTMLElement | null, product: WallProduct): void {
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

/** Makes the gallery's thumbnails turn to their picture without moving the page, marks the one in view, and shows the wall when something was chosen. */
export function useGallery(root: RefObject<HTMLElement | null>, product: WallProduct): void {
  const shape = JSON.stringify(product)
  const first = useRef(shape)
  useEffect(() => {
    const gallery = root.current?.closest<HTMLElement>('[data-gallery]')
    const row = gallery?.querySelector<HTMLElement>('[data-views]')
    if (!gallery || !row) return
    const views = [...row.children]
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-view]')]
    const dots = [...gallery.querySelectorAll<HTMLElement>(':scope > [aria-hidden] > span')]
    const mark = (current: number) => {
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
      for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-current', index === current)
    }
    const show = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]')
      if (!link) return
      event.preventDefault()
      turnTo(row, Number(link.dataset.view))
    }
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) mark(views.indexOf(target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const view of views) observer.observe(view)
    gallery.addEventListener('click', show)
    return () => {
      observer.disconnect()
      gallery.removeEventListener('click', show)
    }
  }, [root])

  useEffect(() => {
    if (first.current === shape) return
    first.current = ''
    const row = root.current?.closest<HTMLElement>('[data-views]')
    if (row) turnTo(row, 0)
  }, [root, shape])
}

function turnTo(row: HTMLElement, index: number): void {
  const view = row.children[index]
  if (!(view instanceof HTMLElement)) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  row.scrollTo({ left: view.offsetLeft - row.offsetLeft, behavior })
}
