import { startIslands } from './islands/kit/boot.ts'
import { afterFirstView } from './islands/kit/first-view.ts'
import { readyScenes } from './islands/kit/ready-scenes.ts'
import { showCartCount } from './platform/cart-count.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

startIslands(name => islands[`./islands/${name}.tsx`])
showCartCount()
afterFirstView(readyScenes)
