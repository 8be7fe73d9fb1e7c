import { shopSettings } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { parsePriceName } from './price-name.ts'
import { StartingPrice, type StartingPrices } from './starting-price.tsx'

interface ExperimentPriceProps {
  page: Page
  prices: StartingPrices | undefined
  of: {
    fromPrice?: string | undefined
    testedPrice?: string | undefined
    testedPriceText?: string | undefined
  }
  className?: string
}

/**
 * The price of a tile. If the tile takes part in the test of wall pictures, a hidden slot for the tested price overlaps
 * it, which is requested once the test is on (spec 7). Because both overlap, the decision moves nothing.
 */
export function ExperimentPrice({ page, prices, of, className = '' }: ExperimentPriceProps) {
  const usual = <StartingPrice page={page} prices={prices} of={of.fromPrice} className={className} />
  const tested = of.testedPrice ? parsePriceName(of.testedPrice) : undefined
  if (!tested || !shopSettings(page.shop).overviewPrices) return usual
  const { translate } = page
  const { channel, country, locale } = page.shop
  const { materialType, frameType, format } = tested
  return (
    <div
      data-enhance="tested-price"
      data-flag="wall-pictures-teaser"
      data-shop={JSON.stringify({ channel, country, locale })}
      data-query={JSON.stringify({ materialType, frameType })}
      data-format={format}
      className="group/flag grid *:[grid-area:1/1] *:min-w-0"
    >
      <div data-branch="off" className="group-data-[treatment=on]/flag:invisible">
        {usual}
      </div>
      <div
        data-branch="on"
        inert
        className="invisible group-data-[treatment=on]/flag:visible [@media(scripting:none)]:hidden"
      >
        <span className={`figures ${className}`}>
          <span className="text-muted">
            {of.testedPriceText && `${of.testedPriceText}, `}
            <span data-part="size" className="whitespace-nowrap" />
          </span>{' '}
          <span data-part="now" hidden className="sr-only">
            {translate('shop.now')}{' '}
          </span>
          <strong data-part="current" className="whitespace-nowrap" />{' '}
          <span data-part="before" hidden>
            <span className="sr-only">, {translate('shop.before')} </span>
            <del data-part="original" className="whitespace-nowrap text-muted" />
          </span>
        </span>
      </div>
    </div>
  )
}
