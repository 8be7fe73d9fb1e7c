import { startNamesListener } from './features/card-names/start-names-listener.ts'
import { watchDialogs } from './features/dialogs/watch-dialogs.ts'
import { startPhotoDropListener } from './features/visitor-photo/start-photo-drop-listener.ts'
import { afterFirstPaint } from './islands/runtime/after-first-paint.ts'
import { watchBrokenMedia } from './islands/runtime/broken-media.ts'
import { reloadOnMissingChunk } from './islands/runtime/chunk-reload.ts'
import { hydrateIslands } from './islands/runtime/hydrate-islands.ts'
import { onFirstInteraction } from './islands/runtime/hydration-trigger.ts'
import { runInSeparateTasks } from './islands/runtime/run-in-separate-tasks.ts'
import { renderHeaderCounts } from './platform/counts.ts'
import { showCustomer } from './platform/customer.ts'
import { resetDecisionRecord } from './platform/flags/recorded-decisions.ts'
import { loadFullStyleSheets } from './platform/full-style-sheets.ts'
import { queryMarksOf } from './platform/marks.ts'
import { trackNavigationAway } from './platform/navigation-away.ts'
import { PAGE_SHOWN_EVENT } from './platform/page-events.ts'
import { prefetchOnIntent } from './platform/prefetch-on-intent.ts'
import { runWhenIdle } from './platform/run-when-idle.ts'

const islands = import.meta.glob<{ default: React.ComponentType<never> }>('./islands/*.tsx')

const islandNamed = (name: string) => islands[`./islands/${name}.tsx`]
const enhance = () => {
  if (document.querySelector('[data-enhance]'))
    void import('./islands/runtime/page-enhancements.ts').then(({ startPageEnhancements }) =>
      startPageEnhancements(),
    )
}
addEventListener(PAGE_SHOWN_EVENT, () => {
  // The visitor who opened the page is present: no waiting for the first interaction.
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
      void import('./platform/propagate-query-marks.ts').then(({ propagateQueryMarks }) =>
        propagateQueryMarks(),
      )
  },
  () => {
    if (`${location.search}${document.referrer}`.includes('draft='))
      void import('./platform/carry-draft.ts').then(({ carryDraft }) => carryDraft())
  },
  () => {
    // Reading cookies for the first time waits for an idle browser.
    runWhenIdle(() => {
      renderHeaderCounts()
      showCustomer()
    })
    afterFirstPaint(loadFullStyleSheets)
    void onFirstInteraction().then(loadFullStyleSheets)
    afterFirstPaint(() => prefetchOnIntent())
    // Visitors who never interact are not counted and download no analytics code.
    void onFirstInteraction().then(async () => {
      const { startAnalytics } = await import('./platform/analytics/start-analytics.ts')
      startAnalytics()
    })
  },
])
