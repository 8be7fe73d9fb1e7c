import type { CartLine } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { VoucherCard } from './voucher-card.tsx'

const WIDTH = 216

/** What lies in the cart: the design as it will be made, the article from the shelf, or the voucher. */
export function LinePicture({ page, line, name }: { page: Page; line: CartLine; name: string }) {
  if (line.kind === 'gift-voucher') {
    return (
      <div aria-hidden="true" className="absolute inset-0 grid place-items-center p-[10%]">
        <VoucherCard page={page} worth={line.worth.text} isSmall />
      </div>
    )
  }
  if (line.kind === 'accessory') {
    if (!line.picture) {
      return <div className="absolute inset-[22%] rounded-full" style={{ background: line.swatch }} />
    }
    const source = (width: number) => pictureUrl(`goods/${line.picture}`, { width })
    return (
      <img
        src={source(WIDTH)}
        srcSet={`${source(WIDTH)} 1x, ${source(2 * WIDTH)} 2x`}
        alt={name}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    )
  }
  return (
    <img
      src={line.previewUrl}
      alt={page.translate('cart.preview', { title: name })}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 m-auto max-h-[84%] max-w-[84%] bg-transparent shadow-card"
    />
  )
}
