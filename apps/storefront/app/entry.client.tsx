import { startIslands } from './islands/kit/boot.ts'
import { watchBrokenMedia } from './islands/kit/broken-media.ts'
import { startEnhancements } from './islands/kit/enhance.ts'
import { afterFirstView } from './islands/kit/first-view.ts'
import { readyScenes } from './islands/kit/ready-scenes.ts'
import { showCartCount } from './platform/cart-count.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')
const enhancements = import.meta.glob<{ default: (element: HTMLElement) => void }>([
  './islands/*.ts',
  '!./islands/*.test.ts',
])

watchBrokenMedia()
startIslands(name => islands[`./islands/${name}.tsx`])
startEnhancements(name => enhancements[`./islands/${name}.ts`])
showCartCount()
afterFirstView(readyScenes)
