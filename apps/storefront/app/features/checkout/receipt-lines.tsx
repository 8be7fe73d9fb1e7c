import type { ReceiptLine } from '@passepartout/contracts'
import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import { LineDetails } from './line-details.tsx'
import { lineTexts } from './line-texts.ts'
import { ReceiptImage } from './receipt-image.tsx'

interface ReceiptLinesProps {
  page: Page
  lines: readonly ReceiptLine[]
  /**
   * Shows every feature and piece, as the law requires right above the button and as an order stores them; otherwise
   * only the first.
   */
  isFull?: boolean
}

/** The ordered lines: image, name, configuration, quantity, price. */
export function ReceiptLines({ page, lines, isFull = false }: ReceiptLinesProps) {
  return (
    <ul className="divide-y divide-hairline">
      {lines.map(line => (
        <li key={line.id} className="flex gap-4 py-4 first:pt-0">
          <Picture page={page} line={line} isLarge={isFull} />
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
            <LineTexts page={page} line={line} isFull={isFull} />
            <div>
              <LinePrice page={page} line={line} />
              {line.totalNet && line.totalNet.amount !== line.total.amount && (
                <p className="figures text-right text-14 text-muted">
                  {page.translate('whitelabel.line-net', { amount: line.totalNet.text })}
                </p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Picture({ page, line, isLarge }: { page: Page; line: ReceiptLine; isLarge: boolean }) {
  const { name } = lineTexts(line, page.translate('cart.unnamed'))
  return (
    <div
      className={`relative aspect-[6/5] flex-none self-start overflow-clip rounded-picture bg-stage ${isLarge ? 'w-16 nav:w-21' : 'w-18'}`}
    >
      <ReceiptImage page={page} line={line} alt={page.translate('cart.preview', { title: name })} />
    </div>
  )
}

function LineTexts({ page, line, isFull }: { page: Page; line: ReceiptLine; isFull: boolean }) {
  const { translate } = page
  const { name, given, details } = lineTexts(line, translate('cart.unnamed'))
  const count = line.quantity
  const pieces =
    count > 1
      ? translate(isFull ? 'checkout.pieces-each' : 'checkout.pieces', { count, price: line.unitPrice.text })
      : isFull
        ? translate('checkout.pieces', { count })
        : undefined
  if (isFull)
    return (
      <div className="min-w-[7rem] flex-1 text-14 text-muted">
        <p className="text-15 font-semibold text-ink">{name}</p>
        {given && (
          <p>
            <q>{given}</q>
          </p>
        )}
        {/* With labels, as in the cart: this is the order, and a colour alone does not say what it colours. */}
        <LineDetails page={page} details={details} />
        <p>{pieces}</p>
      </div>
    )
  const facts = [...details.slice(0, 1).map(formatDetail), ...(pieces ? [pieces] : [])]
  return (
    <div className="min-w-[7rem] flex-1 text-14 text-muted">
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

/** A bare number needs its label. */
const formatDetail = ({ label, value }: ReceiptLine['description'][number]) =>
  /^\d+$/.test(value) ? `${label}\u00a0${value}` : value

function LinePrice({ page, line }: { page: Page; line: ReceiptLine }) {
  const { translate } = page
  // Swiss law restricts crossed-out prices (trade facts 12).
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
