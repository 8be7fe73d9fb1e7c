import type { FrameConfiguration } from '@passepartout/domain'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import { HAS_NAVIGATION } from '@passepartout/ui/windows'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { WayOn } from '../product-form/way-on.tsx'
import type { Rules } from './choices.ts'
import { ctaStyle } from './continue-to-designer.tsx'
import { useDeliveryDay } from './delivery-line.tsx'
import { MoneyText } from './money-text.tsx'
import { PriceSheet } from './price-sheet.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PriceBarProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  prices: Prices
  /** For the sheet, which is still closed: it follows a moment later. */
  settledPrices: Prices
  form: string
  /** The price box; while it is visible, the bar is not needed. */
  box: RefObject<HTMLDivElement | null>
}

/** On a phone the price stays in view from the first scroll on; a press on it shows every part of it. */
export function PriceBar(bar: PriceBarProps) {
  const { props, rules, configuration, prices, settledPrices, form, box } = bar
  const { texts, ctaColours } = props
  const isShown = usePriceBarVisible(box)
  const day = useDeliveryDay(props, configuration)
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <div className="above-notice fixed inset-x-0 bottom-0 z-20 nav:sticky nav:inset-x-auto nav:bottom-0 nav:h-0 print:hidden">
        <div
          inert={!isShown}
          className={`flex items-center gap-3 border-hairline border-t bg-raised px-margin pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,opacity] duration-200 ease-out nav:absolute nav:inset-x-0 nav:bottom-0 nav:rounded-t-surface nav:border nav:border-b-0 nav:px-5 nav:py-3 nav:shadow-float ${isShown ? '' : 'translate-y-full opacity-0 nav:translate-y-4'}`}
        >
          <button
            type="button"
            onClick={() => sheet.current?.showModal()}
            className="min-h-12 min-w-0 flex-1 text-left"
            aria-haspopup="dialog"
          >
            <span className="block whitespace-nowrap font-display text-21 leading-tight nav:text-[1.5rem] [&_del]:ml-1.5 [&_del]:font-text [&_del]:text-15">
              <MoneyText price={prices.current} texts={texts} />
            </span>
            <span className="flex items-center gap-1.5 text-13 text-muted">
              {prices.article?.vatIncluded === false ? texts['vat-later-short'] : texts['vat-short']}
              {day && ` · ${day}`}
              <ChevronDownIcon size={16} aria-hidden="true" className="rotate-180" />
              <span className="sr-only">{texts['price-details']}</span>
            </span>
          </button>
          <button
            type="submit"
            form={form}
            className="button button-primary px-5!"
            style={ctaStyle(ctaColours)}
          >
            <WayOn design={texts['design-short']} take={texts['take-over']} />
          </button>
        </div>
      </div>
      <PriceSheet
        ref={sheet}
        props={props}
        rules={rules}
        configuration={configuration}
        prices={settledPrices}
        form={form}
      />
    </>
  )
}

function usePriceBarVisible(box: RefObject<HTMLDivElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isBoxSeen = false
    // On a phone the first image has the screen to itself until the first scroll.
    const isWide = matchMedia(HAS_NAVIGATION).matches
    const update = () => setShown(!isBoxSeen && (isWide || scrollY > 24))
    const observer = new IntersectionObserver(([entry]) => {
      isBoxSeen = entry?.isIntersecting ?? false
      update()
    })
    if (box.current) observer.observe(box.current)
    addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', update)
    }
  }, [box])
  return isShown
}
