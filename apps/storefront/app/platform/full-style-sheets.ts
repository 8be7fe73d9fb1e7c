import { prefetchAssets } from './prefetch-assets.ts'

let whole: Promise<unknown> | undefined

/**
 * Loads the full style sheets. The first page of a visit contains only the rules of its own elements
 * (`apps/server/src/http/external-navigation.ts`); elements added by scripts may need the others. Resolves once the
 * rest is loaded or has failed. Sheets that are complete already are only prefetched for the next page, which links
 * them.
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
    // Appended at the end: a sheet between others makes Chromium match fonts again, and one that had loaded too late
    // for its page (`font-display: optional`) then shifts the layout.
    document.head.append(link)
  })
