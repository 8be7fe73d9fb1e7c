import type { ReceiptLine } from '@passepartout/contracts'
import { CartIcon, GiftIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { wordsOf } from '../checkout/line-words.ts'

interface LineChoiceProps {
  page: Page
  line: ReceiptLine
  isChosen: boolean
  /** At the right: how many, or what it cost. */
  aside: string
  children: ReactNode
}

/** A line of an order to be ticked: its picture, its name, a small line. */
export function LineChoice({ page, line, isChosen, aside, children }: LineChoiceProps) {
  const { name } = wordsOf(line, page.translate('cart.unnamed'))
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3.5 hover:bg-row-hover has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent nav:px-5">
      <input
        type="checkbox"
        name="line"
        value={line.id}
        defaultChecked={isChosen}
        className="size-5.5 flex-none outline-none"
      />
      <LineThumb line={line} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-14 text-muted empty:hidden">{children}</span>
      </span>
      <span className="figures font-semibold whitespace-nowrap">{aside}</span>
    </label>
  )
}

/** What it looks like; a sign where there is no picture of it. Its name stands beside it. */
export function LineThumb({ line }: { line: ReceiptLine }) {
  const Icon = line.kind === 'gift-voucher' ? GiftIcon : CartIcon
  return (
    <span className="grid aspect-[6/5] w-18 flex-none place-items-center overflow-clip rounded-picture bg-stage">
      {line.pictureUrl ? (
        <img
          src={line.pictureUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-h-[84%] max-w-[84%] bg-transparent shadow-card"
        />
      ) : (
        <Icon size={22} className="text-muted" />
      )}
    </span>
  )
}
