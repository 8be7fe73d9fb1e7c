import { LANGUAGES } from '../shop/locales.ts'
import { systemPath } from './system-pages.ts'

const words = ['/orders', ...new Set(LANGUAGES.map(language => systemPath({ language }, 'order')))]
/** Whatever follows, also where it is too odd to be a token: somebody may have typed one wrong. */
const TOKEN = new RegExp(`(${words.join('|')})/[^/]+`, 'i')

/** A path as logs may hold it: without the token that opens an order. */
export const loggedPath = (path: string): string => path.replace(TOKEN, '$1/:token')
