import type { AccountDesign, AccountOrder } from '@passepartout/contracts'
import { type AccountSection, accountSectionPath } from '@passepartout/domain'
import type { ReactNode } from 'react'
import type { AreaPage } from './area-page.ts'
import { DesignRow } from './design-list.tsx'
import { OrderList } from './order-list.tsx'

interface OverviewProps {
  page: AreaPage
  orders: readonly AccountOrder[]
  designs: readonly AccountDesign[]
}

export function Overview({ page, orders, designs }: OverviewProps) {
  return (
    <div className="grid gap-5">
      <Box page={page} section="orders" isMore={orders.length > 0}>
        <OrderList page={page} orders={orders.slice(0, 2)} />
      </Box>
      {designs.length > 0 && (
        <Box page={page} section="designs" isMore>
          <DesignRow page={page} designs={designs.slice(0, 3)} />
        </Box>
      )}
    </div>
  )
}

interface BoxProps {
  page: AreaPage
  section: AccountSection
  isMore: boolean
  children: ReactNode
}

function Box({ page, section, isMore, children }: BoxProps) {
  const { translate, shop } = page
  return (
    <section className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="type-h3">{translate(`area.${section}`)}</h2>
        {isMore && (
          <a
            href={page.href(accountSectionPath(shop, section))}
            className="text-link inline-flex min-h-11 items-center text-15"
          >
            {translate('area.all')}
            <span className="sr-only">: {translate(`area.${section}`)}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
