import { Wordmark } from '@passepartout/ui/wordmark'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

const CARD =
  'flex aspect-[16/10] w-full flex-col rounded-surface bg-inverse text-on-inverse shadow-card forced-colors:border'

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
      <div className={`${CARD} @container items-center justify-center`}>
        <p className="figures text-[clamp(0.5625rem,16cqw,1.125rem)] font-semibold">{worth}</p>
      </div>
    )
  }
  return (
    <div className={`${CARD} max-w-[34rem] justify-between p-[7%]`}>
      <Wordmark channel={page.shop.channel} inverse />
      {message}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="type-price">{worth}</p>
        <p className="text-13 md:text-15">{page.translate('voucher.name')}</p>
      </div>
    </div>
  )
}
