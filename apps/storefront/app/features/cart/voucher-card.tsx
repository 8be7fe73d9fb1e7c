import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

const BRAND = { kartenliebe: 'kartenliebe', passepartout: 'Passepartout' } as const

interface VoucherCardProps {
  page: Page
  worth: ReactNode
  message?: ReactNode
  /** In the cart it is a picture, without what is written on it. */
  isSmall?: boolean
}

/** A gift voucher as it is printed: whose it is, what it is worth, what its giver writes. */
export function VoucherCard({ page, worth, message, isSmall }: VoucherCardProps) {
  return (
    <div
      className={`flex w-full flex-col justify-between rounded-surface border border-hairline bg-raised shadow-card ${isSmall ? 'aspect-[16/10] p-[8%]' : 'aspect-[16/10] max-w-[34rem] p-[7%]'}`}
    >
      <p
        className={`flex items-baseline justify-between gap-3 text-muted ${isSmall ? 'text-12' : 'text-15'}`}
      >
        <span>{page.translate('voucher.name')}</span>
        {!isSmall && <span className="font-semibold text-ink">{BRAND[page.shop.channel]}</span>}
      </p>
      {!isSmall && message}
      <p className={`figures font-semibold ${isSmall ? 'text-18' : 'type-h2'}`}>{worth}</p>
    </div>
  )
}
