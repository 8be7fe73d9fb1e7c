import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Global } from '../blocks/global/schema.ts'

const kept = new WeakMap<Global, Map<string, string>>()

/** Renders parts of the frame that many pages of a shop share once for each state of their content. */
export function sharedHtml(
  global: Global | undefined,
  shop: string,
): (key: string, part: ReactNode) => string {
  if (!global) return (_, part) => renderToString(part)
  const parts = kept.get(global) ?? new Map<string, string>()
  kept.set(global, parts)
  return (key, part) => {
    const name = `${shop} ${key}`
    const html = parts.get(name) ?? renderToString(part)
    parts.set(name, html)
    return html
  }
}
