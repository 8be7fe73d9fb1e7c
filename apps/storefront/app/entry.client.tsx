import { startIslands } from './islands/kit/boot.ts'
import { afterFirstView } from './islands/kit/first-view.ts'
import { showCartCount } from './platform/cart-count.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

startIslands(name => islands[`./islands/${name}.tsx`])
showCartCount()
// From now on rooms further down are made ready in advance, so that nobody scrolls into an empty one.
afterFirstView(() => document.documentElement.setAttribute('data-settled', ''))
