import { startIslands } from './islands/kit/boot.ts'
import { showCartCount } from './platform/cart-count.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

startIslands(name => islands[`./islands/${name}.tsx`])
showCartCount()
