import {
  type FormatGroupId,
  type FrameConfigurationInput,
  formatSize,
  frameChoices,
  frameOuterSize,
  parseDimension,
} from '@passepartout/domain'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { CalculatorProps } from './calculator-props.ts'
import { change, formatList, type Rules, withOption } from './choices.ts'
import { FormatPicker } from './format-picker.tsx'
import { FramePicker } from './frame-picker.tsx'
import { MoreFormats } from './more-formats.tsx'
import { OptionPicker } from './option-picker.tsx'
import { choiceAddress, designerAddress } from './page-address.ts'
import { PriceBar } from './price-bar.tsx'
import { PriceBox } from './price-box.tsx'
import { useOwnPhoto } from './use-own-photo.ts'
import { usePortraitTest } from './use-portrait-test.ts'
import { usePrices } from './use-prices.ts'
import { useSurcharges } from './use-surcharges.ts'
import { wallMeasures, wallProductOf } from './wall-product-of.ts'
import { showOnWall } from './wall-store.ts'

const formId = 'calculator'

/**
 * Format, options, frame and mat of one material with their price. As plain HTML a form that leads to the designer and links that
 * change one thing; with its code every choice answers at once.
 */
export function Calculator(props: CalculatorProps) {
  const { shop, catalogue, platform, path, texts } = props
  const rules: Rules = useMemo(() => ({ catalogue, shop }), [catalogue, shop])
  const [configuration, setConfiguration] = useState(props.configuration)
  const [remembered, remember] = useState<FormatGroupId>()
  const [isChoosingMore, setChoosingMore] = useState(false)
  const [pointed, point] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const choices = useMemo(
    () => frameChoices(catalogue, configuration, shop),
    [catalogue, configuration, shop],
  )
  const prices = usePrices(shop, configuration, props.prices)
  const surcharges = useSurcharges(rules, configuration, props.surcharges)
  const photo = useOwnPhoto()
  const isFirst = useRef(true)

  const pick = (patch: FrameConfigurationInput) => {
    const next = change(rules, configuration, patch)
    remember(formatList(rules, choices, next.formatType, remembered).active)
    setConfiguration(next)
  }

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const address = choiceAddress(path, configuration, new URLSearchParams(location.search))
    history.replaceState(history.state, '', address + location.hash)
  }, [path, configuration])

  useEffect(() => {
    const ghost =
      pointed && pointed !== configuration.formatType ? outlineOf(rules, configuration, pointed) : undefined
    showOnWall({
      product: wallProductOf(rules, configuration),
      measures: wallMeasures(rules, configuration),
      ghost,
    })
  }, [rules, configuration, pointed])

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const gclid = new URLSearchParams(location.search).get('gclid')
    location.assign(
      designerAddress(configuration, { platform, locale: shop.locale, ...(gclid ? { gclid } : {}) }),
    )
  }

  usePortraitTest(props, configuration, formatType => pick({ formatType }))

  const shown = { props, rules, configuration, choices, prices, photo }
  return (
    <>
      <form id={formId} method="get" action={props.designerPath} onSubmit={goOn}>
        <input type="hidden" name="materialType" value={configuration.materialType} />
        <input type="hidden" name="platform" value={platform} />
        <input type="hidden" name="locale" value={shop.locale} />
        <FormatPicker
          {...shown}
          remembered={remembered}
          onChoose={formatType => pick({ formatType })}
          onPoint={point}
          onMore={() => setChoosingMore(true)}
        />
        {choices.options.map(offered => (
          <OptionPicker
            key={offered.group}
            props={props}
            rules={rules}
            offered={offered}
            surcharges={surcharges}
            onChoose={value => pick({ optionTypes: withOption(rules, configuration, value) })}
          />
        ))}
        <FramePicker {...shown} surcharges={surcharges} onChange={pick} />
        <PriceBox props={props} configuration={configuration} prices={prices} ref={box} />
        <PriceBar
          props={props}
          rules={rules}
          configuration={configuration}
          prices={prices}
          form={formId}
          box={box}
        />
      </form>
      {isChoosingMore && (
        <MoreFormats
          {...shown}
          title={texts['more-formats-for'].replace('{material}', props.materialName)}
          onTake={formatType => {
            pick({ formatType })
            setChoosingMore(false)
          }}
          onClose={() => setChoosingMore(false)}
        />
      )}
    </>
  )
}

function outlineOf(rules: Rules, configuration: CalculatorProps['configuration'], formatType: string) {
  const { widthMm, heightMm } = frameOuterSize(rules.catalogue, { ...configuration, formatType })
  return { widthMm, heightMm, text: formatSize(parseDimension(formatType), rules.shop.locale) }
}
