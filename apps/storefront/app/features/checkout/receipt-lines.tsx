import type { ReceiptLine } from '@passepartout/contracts'
import { CartIcon, GiftIcon } from '@passepartout/ui/icons'
import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import { wordsOf } from './line-words.ts'

interface ReceiptLinesProps {
  page: Page
  lines: readonly ReceiptLine[]
  /** With every feature and piece, as the law asks for right above the button; else the first of them. */
  isFull?: boolean
}

/** What is ordered, line by line: picture, name, what was chosen, how many, price. */
export function ReceiptLines({ page, lines, isFull = false }: ReceiptLinesProps) {
  return (
    <ul className="divide-y divide-hairline">
      {lines.map(line => (
        <li key={line.id} className="flex gap-4 py-4 first:pt-0">
          <Picture page={page} line={line} isLarge={isFull} />
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <Words page={page} line={line} isFull={isFull} />
            <LinePrice page={page} line={line} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Picture({ page, line, isLarge }: { page: Page; line: ReceiptLine; isLarge: boolean }) {
  const { name } = wordsOf(line, page.translate('cart.unnamed'))
  const Icon = line.kind === 'gift-voucher' ? GiftIcon : CartIcon
  return (
    <div
      className={`grid aspect-[6/5] flex-none place-items-center overflow-clip rounded-picture bg-stage ${isLarge ? 'w-16 nav:w-21' : 'w-18'}`}
    >
      {line.pictureUrl ? (
        <img
          src={line.pictureUrl}
          alt={page.translate('cart.preview', { title: name })}
          decoding="async"
          className="max-h-[84%] max-w-[84%] bg-transparent shadow-card"
        />
      ) : (
        <Icon size={22} className="text-muted" />
      )}
    </div>
  )
}

function Words({ page, line, isFull }: { page: Page; line: ReceiptLine; isFull: boolean }) {
  const { translate } = page
  const { name, given, details } = wordsOf(line, translate('cart.unnamed'))
  const count = line.quantity
  const pieces =
    count > 1
      ? translate(isFull ? 'checkout.pieces-each' : 'checkout.pieces', { count, price: line.unitPrice.text })
      : isFull
        ? translate('checkout.pieces', { count })
        : undefined
  const shown = isFull ? details : details.slice(0, 1)
  const facts = [...shown.map(({ value }) => value), ...(pieces ? [pieces] : [])]
  return (
    <div className="min-w-[9rem] flex-1 text-14 text-muted">
      <p className="text-15 font-semibold text-ink">{name}</p>
      <p>
        {given && (
          <>
            <q>{given}</q>
            {facts.length > 0 && ', '}
          </>
        )}
        {facts.join(', ')}
      </p>
    </div>
  )
}

function LinePrice({ page, line }: { page: Page; line: ReceiptLine }) {
  const { translate } = page
  // Swiss law restricts prices that are struck (trade facts 12).
  const isReduced = page.shop.country !== 'ch' && line.total.amount < line.totalOriginal.amount
  return (
    <Price
      current={line.total.text}
      {...(isReduced ? { original: line.totalOriginal.text } : {})}
      texts={{ now: translate('shop.now'), before: translate('shop.before') }}
      className="text-right text-15 [&_del]:block [&_del]:text-14"
    />
  )
}
