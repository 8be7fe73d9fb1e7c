import {
  designerUrl,
  type FormatGroupId,
  type FrameConfiguration,
  formatSize,
  frameOuterSize,
  pageHref,
  parseDimension,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { withDraft } from '../../platform/draft-address.ts'
import { withQueryMarks } from '../../platform/marks.ts'
import { productOfPage, track } from '../../platform/track.ts'
import { groupOf, type Patch, type Rules, withChange } from './choices.ts'
import { MoreFormats } from './more-formats.tsx'
import { productUrlWithChoice } from './page-address.ts'
import { Pickers } from './pickers.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceBox } from './price-box.tsx'
import { useOrientationOf } from './use-orientation-of.ts'
import { usePortraitExperiment } from './use-portrait-experiment.ts'
import { usePrices } from './use-prices.ts'
import { useSyncedRadios } from './use-synced-radios.ts'
import { useVisitorPhoto } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'
import { wallDimensionTexts } from './wall-dimension-texts.ts'
import { resetWallState, setWallState } from './wall-store.ts'

const formId = 'calculator'

interface Chosen {
  configuration: FrameConfiguration
  /** Ratio group shown last, for formats that have none. */
  remembered: FormatGroupId | undefined
}

/**
 * Format, options, frame and mat of one material with their price. As plain HTML a form that leads to the designer, and
 * links that change one value; with its script every choice has an effect at once: its radio button and its price in
 * the same frame, the wall and the other choices in the next ones.
 */
export function WallArtForm(props: WallArtFormProps) {
  const { shop, catalogue, platform, path } = props
  const rules: Rules = useMemo(() => ({ catalogue, shop }), [catalogue, shop])
  const [chosen, setChosen] = useState<Chosen>({ configuration: props.configuration, remembered: undefined })
  const settled = useDeferredValue(chosen)
  const { configuration } = settled
  const [isChoosingMore, setChoosingMore] = useState(false)
  const [pointed, point] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pricesOf = usePrices(shop, configuration, props.prices)
  const prices = pricesOf(chosen.configuration)
  const settledPrices = useMemo(() => pricesOf(configuration), [pricesOf, configuration])
  const photo = useVisitorPhoto()
  const isFirst = useRef(true)
  useSyncedRadios(form, settled)

  const choose = useCallback(
    (patch: Patch) =>
      setChosen(now => {
        const wanted = typeof patch === 'function' ? patch(now.configuration) : patch
        const next = withChange(rules, now.configuration, wanted)
        return { configuration: next, remembered: groupOf(rules, next) ?? now.remembered }
      }),
    [rules],
  )
  const isTold = useRef(false)
  const pick = useCallback(
    (patch: Patch) => {
      choose(patch)
      if (!isTold.current) track('configure', productOfPage())
      isTold.current = true
    },
    [choose],
  )
  const chooseMore = useCallback(() => setChoosingMore(true), [])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const address = productUrlWithChoice(path, configuration, new URLSearchParams(location.search))
    history.replaceState(history.state, '', address + location.hash)
  }, [path, configuration])

  useEffect(() => {
    const ghost =
      pointed && pointed !== configuration.formatType
        ? formatOutline(rules, configuration, pointed)
        : undefined
    setWallState({
      product: wallArtAppearanceOf(rules.catalogue, configuration),
      measures: wallDimensionTexts(rules, configuration),
      ghost,
    })
  }, [rules, configuration, pointed])

  useEffect(() => resetWallState, [])

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const address = pageHref(shop, designerUrl('photo-frame', chosen.configuration), platform)
    location.assign(withDraft(withQueryMarks(address, location.search), location.search))
  }

  useOrientationOf(photo, props, chosen.configuration, formatType => choose({ formatType }))
  usePortraitExperiment(props, configuration, formatType => choose({ formatType }))

  return (
    <>
      <form ref={form} id={formId} method="get" action={props.designerPath} onSubmit={goOn}>
        <input type="hidden" name="materialType" value={configuration.materialType} />
        <input type="hidden" name="platform" value={platform} />
        <input type="hidden" name="locale" value={shop.locale} />
        <Pickers
          props={props}
          rules={rules}
          configuration={configuration}
          prices={settledPrices}
          photo={photo}
          remembered={settled.remembered}
          onChange={pick}
          onPoint={point}
          onMore={chooseMore}
        />
        <PriceBox props={props} configuration={configuration} prices={prices} ref={box} />
        <PriceBar
          props={props}
          rules={rules}
          configuration={configuration}
          prices={prices}
          settledPrices={settledPrices}
          form={formId}
          box={box}
        />
      </form>
      {isChoosingMore && (
        <MoreFormats
          props={props}
          rules={rules}
          configuration={chosen.configuration}
          photo={photo}
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

function formatOutline(rules: Rules, configuration: FrameConfiguration, formatType: string) {
  const { widthMm, heightMm } = frameOuterSize(rules.catalogue, { ...configuration, formatType })
  return { widthMm, heightMm, text: formatSize(parseDimension(formatType), rules.shop.locale) }
}
