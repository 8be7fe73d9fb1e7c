import { LANGUAGES } from '../shops/locales.ts'
import { systemPath } from './system-pages.ts'

/** Pages and calls with a token in their address that grants access to its holder. */
const OPENED_BY_TOKEN = ['order', 'wishlist', 'shared-design', 'guest-book', 'condolence-book'] as const
const words = [
  '/orders',
  '/wishlists',
  '/guest-books',
  ...new Set(OPENED_BY_TOKEN.flatMap(page => LANGUAGES.map(language => systemPath({ language }, page)))),
]
/** Matches any segment, even one that cannot be a token: it may be a mistyped token. */
const TOKEN = new RegExp(`(${words.join('|')})/+[^/\\s?#"']+`, 'gi')

/**
 * Removes the tokens that grant access to an order, a wishlist, a design or a guest book from a path, or from a text
 * with paths, before it is logged.
 */
export function redactPathForLog(path: string): string {
  const plain = path.includes('%') ? decoded(path) : path
  const logged = plain.replace(TOKEN, '$1/:token')
  // A percent-encoded path leads to the same page.
  return logged === plain ? path : logged
}

const decoded = (path: string) =>
  path.replace(/%[2-7][\da-f]/gi, sign => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
