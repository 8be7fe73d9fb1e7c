import type { GiftVoucherDesign } from '@passepartout/domain'
import { Wordmark } from '@passepartout/ui/wordmark'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'

const CARD = 'flex aspect-[16/10] w-full flex-col rounded-surface shadow-card forced-colors:border'

/**
 * Mirrors the print of `drawGiftVoucher` for the design chosen in the surrounding form: on white, framed, or in the
 * brand's colour.
 */
const PRINTED =
  'bg-raised group-has-[[value=framed]:checked]/voucher:outline-6 group-has-[[value=framed]:checked]/voucher:-outline-offset-12 group-has-[[value=framed]:checked]/voucher:outline-accent group-has-[[value=full]:checked]/voucher:bg-accent group-has-[[value=full]:checked]/voucher:text-on-accent'

interface VoucherCardProps {
  page: Page
  worth: ReactNode
  message: ReactNode
}

/** A gift voucher as it is printed: brand, value, and the giver's message. */
export function VoucherCard({ page, worth, message }: VoucherCardProps) {
  return (
    <div className={`${CARD} ${PRINTED} max-w-[34rem] justify-between p-[9%]`}>
      <span className="group-has-[[value=full]:checked]/voucher:hidden">
        <Wordmark channel={page.shop.channel} />
      </span>
      <span className="hidden group-has-[[value=full]:checked]/voucher:block">
        <Wordmark channel={page.shop.channel} inverse />
      </span>
      {message}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="type-price">{worth}</p>
        <p className="text-13 md:text-15">{page.translate('voucher.name')}</p>
      </div>
    </div>
  )
}

const SMALL: Record<GiftVoucherDesign, string> = {
  plain: 'bg-raised',
  framed: 'bg-raised outline-2 -outline-offset-5 outline-accent',
  full: 'bg-accent text-on-accent',
}

/** Small image of a gift voucher: its design and its value. */
export function VoucherThumbnail({
  design = 'framed',
  worth,
}: {
  design?: GiftVoucherDesign | undefined
  worth: ReactNode
}) {
  return (
    <div className={`${CARD} @container items-center justify-center ${SMALL[design]}`}>
      <p className="figures text-[clamp(0.5625rem,16cqw,1.125rem)] font-semibold">{worth}</p>
    </div>
  )
}
