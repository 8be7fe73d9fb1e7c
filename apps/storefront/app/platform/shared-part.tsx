import { createElement, type ReactNode } from 'react'
import { type Page, usePage } from './page.ts'

interface SharedPartProps {
  page: Page
  /** Which part it is and all that it depends on beside the shop, the platform and the shop's global story. */
  name: string
  children: ReactNode
}

/**
 * A part of the frame that pages of a shop have in common: rendered once, its HTML then put into every page as it is. It
 * shares no context with the page, and may depend on nothing that `name` does not say.
 */
export function SharedPart({ page, name, children }: SharedPartProps) {
  return createElement('shared-part', { 'data-at': page.shared.place(name, children) })
}

interface SharedImageProps {
  /** All that it depends on, the kind of picture first. */
  of: readonly unknown[]
  draw: () => ReactNode
}

/** A picture that is drawn once, whatever pages and shops show it; where no page is being made, it is drawn in place. */
export function SharedImage({ of, draw }: SharedImageProps) {
  const page = usePage()
  if (!page) return draw()
  return createElement('shared-part', { 'data-at': page.shared.placePicture(JSON.stringify(of), draw) })
}
