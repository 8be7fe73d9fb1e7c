import { createElement, type ReactNode } from 'react'
import { type Page, usePage } from './page.ts'

interface SharedPartProps {
  page: Page
  /** Identifies the part by everything it depends on beside the shop, the platform and the shop's global story. */
  name: string
  children: ReactNode
}

/**
 * A part of the layout that pages of a shop have in common: rendered once, then inserted into every page as HTML. It
 * shares no context with the page, and may depend only on what `name` contains.
 */
export function SharedPart({ page, name, children }: SharedPartProps) {
  return createElement('shared-part', { 'data-at': page.shared.place(name, children) })
}

interface SharedImageProps {
  /** Everything it depends on, the kind of image first. */
  of: readonly unknown[]
  draw: () => ReactNode
}

/** An image that is rendered once for all pages and shops; outside of a page it is rendered in place. */
export function SharedImage({ of, draw }: SharedImageProps) {
  const page = usePage()
  if (!page) return draw()
  return createElement('shared-part', { 'data-at': page.shared.placePicture(JSON.stringify(of), draw) })
}
