import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

const BRAND = { kartenliebe: 'kartenliebe', passepartout: 'Passepartout' } as const
const CARD =
  'flex aspect-[16/10] w-full flex-col rounded-surface border border-hairline bg-raised shadow-card'

interface VoucherCardProps {
  page: Page
  worth: ReactNode
  message?: ReactNode
  /** In the cart it is a picture with its worth alone. */
  isSmall?: boolean
}

/** A gift voucher as it is printed: whose it is, what it is worth, what its giver writes. */
export function VoucherCard({ page, worth, message, isSmall }: VoucherCardProps) {
  if (isSmall) {
    return (
      <div className={`${CARD} items-center justify-center`}>
        <p className="figures text-14 font-semibold md:text-18">{worth}</p>
      </div>
    )
  }
  return (
    <div className={`${CARD} max-w-[34rem] justify-between p-[7%]`}>
      <p className="flex items-baseline justify-between gap-3 text-15 text-muted">
        <span>{page.translate('voucher.name')}</span>
        <span className="font-semibold text-ink">{BRAND[page.shop.channel]}</span>
      </p>
      {message}
      <p className="type-price">{worth}</p>
    </div>
  )
}
