import { escapeXml, type Size, type Translate } from '@passepartout/domain'

/**
 * The product's outline in its final aspect ratio before any script runs, so that nothing shifts or spins. Sizes follow
 * the designer's layout by container units, so it is where the drawing will be. `pages` is the number of pages of a
 * product that lies on the desk; null for one on a wall.
 */
export function renderSkeleton({ widthMm, heightMm }: Size, t: Translate, pages: number | null): string {
  const ratio = (widthMm / heightMm).toFixed(4)
  const row = '<span class="skeleton-line"></span>'
  return `<div class="skeleton"${pages === null ? '' : ` data-pages="${pages > 1 ? 'many' : 'one'}"`} role="status" aria-label="${escapeXml(t('app.loading'))}">
<div class="skeleton-top"></div>
<div class="skeleton-side skeleton-left">${row.repeat(2)}<span class="skeleton-grid">${'<i></i>'.repeat(4)}</span></div>
<div class="skeleton-desk"><div class="skeleton-product" style="--ratio:${ratio}"></div></div>
<div class="skeleton-side skeleton-right">${row.repeat(5)}</div>
<div class="skeleton-price"></div>
</div>`
}
