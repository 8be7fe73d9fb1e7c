import { prefetchAssets } from './prefetch-assets.ts'

let whole: Promise<unknown> | undefined

/**
 * Of each style sheet, the first page of a visit brings what its own elements need (`apps/server/src/http/external-navigation.ts`). This
 * fetches the rest, and settles once it holds or cannot be had: what a script shows may need it. Sheets that came whole are only
 * kept for the next page, which links them.
 */
export function loadFullStyleSheets(): Promise<unknown> {
  if (whole) return whole
  const brought = [...document.querySelectorAll<HTMLElement>('style[data-from]')]
  const isPart = ({ dataset }: HTMLElement) => dataset.part !== undefined
  void prefetchAssets(brought.filter(sheet => !isPart(sheet)).flatMap(({ dataset }) => dataset.from ?? []))
  whole = Promise.all(brought.filter(isPart).map(fetchFullSheet))
  return whole
}

const fetchFullSheet = (part: HTMLElement) =>
  new Promise<void>(resolve => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = part.dataset.from ?? ''
    link.onload = link.onerror = () => resolve()
    // At the end: where a sheet comes between others, Chromium looks for faces of type anew, and one that had come too late for
    // its page (`font-display: optional`) then moves it.
    document.head.append(link)
  })
