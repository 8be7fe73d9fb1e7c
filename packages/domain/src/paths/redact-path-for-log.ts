import { LANGUAGES } from '../shops/locales.ts'
import { systemPath } from './system-pages.ts'

/** Pages and calls whose address has a token that opens something to whoever has it. */
const OPENED_BY_TOKEN = ['order', 'wishlist', 'shared-design', 'guest-book', 'condolence-book'] as const
const words = [
  '/orders',
  '/wishlists',
  '/guest-books',
  ...new Set(OPENED_BY_TOKEN.flatMap(page => LANGUAGES.map(language => systemPath({ language }, page)))),
]
/** Whatever follows, also where it is too odd to be a token: somebody may have typed one wrong. */
const TOKEN = new RegExp(`(${words.join('|')})/+[^/\\s?#"']+`, 'gi')

/** A path, or a text with paths in it, as logs may hold it: without tokens that open an order, a wishlist, a design or a guest book. */
export function redactPathForLog(path: string): string {
  const plain = path.includes('%') ? decoded(path) : path
  const logged = plain.replace(TOKEN, '$1/:token')
  // Written with percent signs it leads to the same page.
  return logged === plain ? path : logged
}

const decoded = (path: string) =>
  path.replace(/%[2-7][\da-f]/gi, sign => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
