import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Page, PageProvider } from '../../platform/page.ts'
import { createSharedParts } from '../../platform/shared-parts.ts'

/** Marks where content is inserted later: a character that no text contains. */
export const PLACEHOLDER = '\uE000'

/** Renders a part once; the returned function fills its placeholders with HTML, in their order. */
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

/** Escapes a text for HTML, also within the quotes of an attribute. */
export const escaped = (text: string): string => text.replace(/["&'<>]/g, found => ENTITIES[found] ?? '')
