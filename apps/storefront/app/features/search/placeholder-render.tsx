import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Page, PageProvider } from '../../platform/page.ts'
import { createSharedParts } from '../../platform/shared-parts.ts'

/** Stands in what is drawn for what comes in later: a character that no text has. */
export const PLACEHOLDER = '\uE000'

/** Draws a part once; what comes back puts HTML into its holes, in their order. */
export function renderWithPlaceholders(part: ReactNode, page: Page): (...fillings: string[]) => string {
  const shared = createSharedParts(undefined, '')
  const html = renderToStaticMarkup(<PageProvider value={{ ...page, shared }}>{part}</PageProvider>)
  const pieces = Buffer.from(shared.fill(html)).toString().split(PLACEHOLDER)
  return (...fillings) => pieces.reduce((written, piece, at) => `${written}${fillings[at - 1] ?? ''}${piece}`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** A text for a place in HTML, within an attribute's quotes too. */
export const escaped = (text: string): string => text.replace(/["&'<>]/g, found => ENTITIES[found] ?? '')
