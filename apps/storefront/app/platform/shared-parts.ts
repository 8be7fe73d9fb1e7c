import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** The parts of one page that other pages have too. */
export interface SharedParts {
  /** Takes a part into the page; answers where it stands. */
  place(name: string, part: ReactNode): number
  /** The page's HTML with that of its parts in their places, in UTF-8. */
  fill(html: string): Uint8Array
}

// As React writes the element that stands for a part.
const BEFORE = '<shared-part data-at="'
const AFTER = '"></shared-part>'

const encoder = new TextEncoder()
const kept = new WeakMap<object, Map<string, Uint8Array>>()

/**
 * Keeps the HTML of what pages have in common, until the content it was made of is another object. `shop` names
 * everything that all parts depend on beside that content; without content nothing is kept.
 */
export function createSharedParts(content: object | undefined, shop: string): SharedParts {
  const parts = (content && kept.get(content)) ?? new Map<string, Uint8Array>()
  if (content) kept.set(content, parts)
  const placed: Uint8Array[] = []
  return {
    place(name, part) {
      const key = `${shop} ${name}`
      let html = parts.get(key)
      if (html === undefined) {
        html = encoder.encode(renderToString(part))
        parts.set(key, html)
      }
      return placed.push(html) - 1
    },
    fill(html) {
      const pieces: Uint8Array[] = []
      let from = 0
      for (let at = html.indexOf(BEFORE); at >= 0; at = html.indexOf(BEFORE, from)) {
        const end = html.indexOf(AFTER, at)
        const part = placed[Number(html.slice(at + BEFORE.length, end))]
        if (!part) throw new RangeError('A page holds a part that was never placed in it')
        pieces.push(encoder.encode(html.slice(from, at)), part)
        from = end + AFTER.length
      }
      pieces.push(encoder.encode(html.slice(from)))
      return joined(pieces)
    },
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
