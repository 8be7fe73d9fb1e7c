import type { AreaPage } from './area-page.ts'

/** Link from an empty section to the products. */
export const EmptyStateLink = ({ page }: { page: AreaPage }) => (
  <a href={page.href('/products')} data-away="" className="button button-primary mt-5 max-sm:w-full">
    {page.translate('area.begin')}
  </a>
)
