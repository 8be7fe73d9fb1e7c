import type { ReceiptLine } from '@passepartout/contracts'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { lineTexts } from '../checkout/line-texts.ts'
import { ReceiptImage } from '../checkout/receipt-image.tsx'

interface LineChoiceProps {
  page: Page
  line: ReceiptLine
  isChosen: boolean
  /** Text on the right: quantity or price. */
  aside: string
  children: ReactNode
}

/** A line of an order to select: image, name, small text. */
export function LineChoice({ page, line, isChosen, aside, children }: LineChoiceProps) {
  const { name } = lineTexts(line, page.translate('cart.unnamed'))
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3.5 hover:bg-row-hover has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent nav:px-5">
      <input
        type="checkbox"
        name="line"
        value={line.id}
        defaultChecked={isChosen}
        className="size-5.5 flex-none outline-none"
      />
      <LineThumbnail page={page} line={line} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-14 text-muted empty:hidden">{children}</span>
      </span>
      <span className="figures font-semibold whitespace-nowrap">{aside}</span>
    </label>
  )
}

/** Image of a line; its name is beside it. */
export function LineThumbnail({ page, line }: { page: Page; line: ReceiptLine }) {
  return (
    <span className="relative aspect-[6/5] w-18 flex-none overflow-clip rounded-picture bg-stage">
      <ReceiptImage page={page} line={line} />
    </span>
  )
}
