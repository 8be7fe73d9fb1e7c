import { watchDialogs } from './features/dialogs/watch-dialogs.ts'
import { watchForPhotos } from './features/own-photo/watch-for-photos.ts'
import { startIslands } from './islands/kit/boot.ts'
import { watchBrokenMedia } from './islands/kit/broken-media.ts'
import { afterFirstView } from './islands/kit/first-view.ts'
import { readyScenes } from './islands/kit/ready-scenes.ts'
import { watchChunks } from './islands/kit/reload.ts'
import { showCounts } from './platform/counts.ts'
import { showCustomer } from './platform/customer.ts'
import { speculate } from './platform/speculate.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

watchForPhotos()
watchChunks()
watchBrokenMedia()
startIslands(name => islands[`./islands/${name}.tsx`])
if (document.querySelector('[data-enhance]')) void import('./islands/kit/page-enhancements.ts')
showCounts()
showCustomer()
watchDialogs()
afterFirstView(readyScenes)
afterFirstView(() => speculate())
