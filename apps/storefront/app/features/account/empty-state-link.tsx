import type { AreaPage } from './area-page.ts'

/** From a part that is still empty to what can be bought. */
export const EmptyStateLink = ({ page }: { page: AreaPage }) => (
  <a href={page.href('/products')} data-away="" className="button button-primary mt-5 max-sm:w-full">
    {page.translate('area.begin')}
  </a>
)
