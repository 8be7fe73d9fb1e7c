import { watchNames } from './features/card-names/watch-names.ts'
import { watchDialogs } from './features/dialogs/watch-dialogs.ts'
import { watchForPhotos } from './features/own-photo/watch-for-photos.ts'
import { startIslands } from './islands/kit/boot.ts'
import { watchBrokenMedia } from './islands/kit/broken-media.ts'
import { afterFirstView } from './islands/kit/first-view.ts'
import { oneByOne } from './islands/kit/one-by-one.ts'
import { watchChunks } from './islands/kit/reload.ts'
import { firstSign } from './islands/kit/strategy.ts'
import { showCounts } from './platform/counts.ts'
import { showCustomer } from './platform/customer.ts'
import { beginRecord } from './platform/flags/known-decisions.ts'
import { watchLeaving } from './platform/leaving.ts'
import { marksOf } from './platform/marks.ts'
import { onIdle } from './platform/on-idle.ts'
import { PAGE_SHOWN } from './platform/page-events.ts'
import { speculate } from './platform/speculate.ts'
import { wholeStyles } from './platform/whole-styles.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

const islandNamed = (name: string) => islands[`./islands/${name}.tsx`]
const enhance = () => {
  if (document.querySelector('[data-enhance]'))
    void import('./islands/kit/page-enhancements.ts').then(({ enhancePage }) => enhancePage())
}
addEventListener(PAGE_SHOWN, () => {
  // Whoever had it shown is there.
  startIslands(islandNamed, Promise.resolve())
  enhance()
  watchNames()
})

oneByOne([
  beginRecord,
  watchLeaving,
  watchChunks,
  () => startIslands(islandNamed),
  watchDialogs,
  watchForPhotos,
  watchNames,
  enhance,
  watchBrokenMedia,
  () => {
    if (marksOf(location.search).length > 0)
      void import('./platform/carry-marks.ts').then(({ carryMarks }) => carryMarks())
  },
  () => {
    if (`${location.search}${document.referrer}`.includes('draft='))
      void import('./platform/carry-draft.ts').then(({ carryDraft }) => carryDraft())
  },
  () => {
    // A page's first look at its cookies waits for the browser.
    onIdle(() => {
      showCounts()
      showCustomer()
    })
    afterFirstView(wholeStyles)
    void firstSign().then(wholeStyles)
    afterFirstView(() => speculate())
    // Who does nothing on a page is not counted, and fetches no code for it.
    void firstSign().then(async () => {
      const { startInsights } = await import('./platform/insights/start-insights.ts')
      startInsights()
    })
  },
])
