import { startNamesListener } from './features/card-names/watch-names.ts'
import { watchDialogs } from './features/dialogs/watch-dialogs.ts'
import { startPhotoDropListener } from './features/own-photo/watch-for-photos.ts'
import { hydrateIslands } from './islands/kit/boot.ts'
import { watchBrokenMedia } from './islands/kit/broken-media.ts'
import { afterFirstPaint } from './islands/kit/first-view.ts'
import { runInSeparateTasks } from './islands/kit/one-by-one.ts'
import { reloadOnMissingChunk } from './islands/kit/reload.ts'
import { onFirstInteraction } from './islands/kit/strategy.ts'
import { renderHeaderCounts } from './platform/counts.ts'
import { showCustomer } from './platform/customer.ts'
import { resetDecisionRecord } from './platform/flags/known-decisions.ts'
import { trackNavigationAway } from './platform/leaving.ts'
import { queryMarksOf } from './platform/marks.ts'
import { runWhenIdle } from './platform/on-idle.ts'
import { PAGE_SHOWN_EVENT } from './platform/page-events.ts'
import { prefetchOnIntent } from './platform/speculate.ts'
import { loadFullStyleSheets } from './platform/whole-styles.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

const islandNamed = (name: string) => islands[`./islands/${name}.tsx`]
const enhance = () => {
  if (document.querySelector('[data-enhance]'))
    void import('./islands/kit/page-enhancements.ts').then(({ startPageEnhancements }) =>
      startPageEnhancements(),
    )
}
addEventListener(PAGE_SHOWN_EVENT, () => {
  // Whoever had it shown is there.
  hydrateIslands(islandNamed, Promise.resolve())
  enhance()
  startNamesListener()
})

runInSeparateTasks([
  resetDecisionRecord,
  trackNavigationAway,
  reloadOnMissingChunk,
  () => hydrateIslands(islandNamed),
  watchDialogs,
  startPhotoDropListener,
  startNamesListener,
  enhance,
  watchBrokenMedia,
  () => {
    if (queryMarksOf(location.search).length > 0)
      void import('./platform/carry-marks.ts').then(({ propagateQueryMarks }) => propagateQueryMarks())
  },
  () => {
    if (`${location.search}${document.referrer}`.includes('draft='))
      void import('./platform/carry-draft.ts').then(({ carryDraft }) => carryDraft())
  },
  () => {
    // A page's first look at its cookies waits for the browser.
    runWhenIdle(() => {
      renderHeaderCounts()
      showCustomer()
    })
    afterFirstPaint(loadFullStyleSheets)
    void onFirstInteraction().then(loadFullStyleSheets)
    afterFirstPaint(() => prefetchOnIntent())
    // Who does nothing on a page is not counted, and fetches no code for it.
    void onFirstInteraction().then(async () => {
      const { startAnalytics } = await import('./platform/insights/start-insights.ts')
      startAnalytics()
    })
  },
])
