import {
  type FormatGroupId,
  type FrameChoices,
  type FrameConfiguration,
  formatSize,
  parseDimension,
} from '@passepartout/domain'
import { WallScene } from '@passepartout/mockups/wall-scene'
import { CloseIcon } from '@passepartout/ui/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pictureSet } from '../pictures/picture-url.ts'
import type { CalculatorProps } from './calculator-props.ts'
import { bySize, change, formatList, orientation, type Rules } from './choices.ts'
import { CustomSize } from './custom-size.tsx'
import { FormatRow } from './format-row.tsx'
import { MoneyText } from './money-text.tsx'
import { QualityNote } from './quality-note.tsx'
import { ratioName } from './ratio-chips.tsx'
import type { PhotoPixels } from './use-own-photo.ts'
import { usePrices } from './use-prices.ts'
import { wallMeasures, wallProductOf } from './wall-product-of.ts'

interface MoreFormatsProps {
  props: CalculatorProps
  rules: Rules
  configuration: FrameConfiguration
  choices: FrameChoices
  photo: PhotoPixels | undefined
  title: string
  onTake: (format: string) => void
  onClose: () => void
}

/** All formats and the customer's own size, beside the picture on the wall; nothing changes on the page before it is taken over. */
export function MoreFormats({
  props,
  rules,
  configuration,
  choices,
  photo,
  title,
  onTake,
  onClose,
}: MoreFormatsProps) {
  const { texts, shop, wall } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [candidate, setCandidate] = useState(configuration)
  const [group, setGroup] = useState<FormatGroupId | undefined>(
    formatList(rules, choices, configuration.formatType).active,
  )
  const prices = usePrices(shop, candidate, props.prices)
  const portrait = orientation(candidate.formatType) === 'portrait'
  const groups = choices.formats.map(({ group: id, main, more }) => ({
    id,
    formats: bySize([...main, ...more].filter(({ allowed }) => allowed)),
  }))
  const isListed = groups.some(({ formats }) => formats.some(({ value }) => value === candidate.formatType))
  const pick = (formatType: string) => setCandidate(change(rules, candidate, { formatType }))

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="more-formats-title"
      onClose={onClose}
      closedby="any"
      className="dialog overflow-hidden max-md:h-dvh max-md:max-h-none max-md:rounded-none md:h-[min(760px,calc(100dvh-3rem))] md:w-[min(1040px,calc(100vw-3rem))]"
    >
      <div className="flex h-full flex-col">
        <header className="flex min-h-15 flex-none items-center justify-between border-hairline border-b pr-2 pl-5 md:min-h-18 md:pl-8">
          <h2 id="more-formats-title" className="type-h3 text-21! md:text-[1.5rem]!">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="grid size-12 place-items-center"
          >
            <CloseIcon size={22} aria-hidden="true" />
            <span className="sr-only">{texts.close}</span>
          </button>
        </header>
        <div className="min-h-0 flex-1 md:grid md:grid-cols-[392px_minmax(0,1fr)] max-md:flex max-md:flex-col">
          <WallScene
            {...wall}
            picture={pictureSet}
            sizes="(width >= 768px) 392px, 100vw"
            product={wallProductOf(rules, candidate)}
            measures={wallMeasures(rules, candidate)}
            className="wall-preview max-md:h-[190px] max-md:flex-none md:h-full"
          />
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4 md:px-7">
            <fieldset
              className="snap-row max-md:bleed-right min-w-0 gap-1.5 py-1 md:flex-wrap"
              aria-label={texts.ratio}
            >
              <Chip pressed={group === undefined} onPress={() => setGroup(undefined)}>
                {texts.all}
              </Chip>
              {groups.map(({ id }) => (
                <Chip key={id} pressed={group === id} onPress={() => setGroup(id)}>
                  {ratioName(id, texts)}
                </Chip>
              ))}
            </fieldset>
            {groups
              .filter(({ id, formats }) => (group === undefined || id === group) && formats.length > 0)
              .map(({ id, formats }) => (
                <fieldset key={id} className="mt-4 min-w-0">
                  <legend className="mb-1 font-semibold text-14 text-muted">{ratioName(id, texts)}</legend>
                  {formats.map(({ value }) => (
                    <FormatRow
                      key={value}
                      name="more-formats"
                      format={value}
                      chosen={value === candidate.formatType}
                      locale={shop.locale}
                      texts={texts}
                      prices={prices}
                      onChoose={pick}
                    />
                  ))}
                </fieldset>
              ))}
            {choices.freeFormat && (
              <CustomSize
                props={props}
                limits={choices.freeFormat}
                format={candidate.formatType}
                chosen={!isListed}
                portrait={portrait}
                prices={prices}
                onChoose={pick}
              />
            )}
          </div>
        </div>
        <footer className="flex flex-none items-center justify-between gap-4 border-hairline border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 md:py-4">
          <p className="figures font-semibold" aria-live="polite">
            {formatSize(parseDimension(candidate.formatType), shop.locale)}
            {!isListed && <span className="max-md:hidden">, {texts['custom-size']}</span>}
            {photo && <QualityNote props={props} photo={photo} format={candidate.formatType} />}
            <span className="block font-normal text-18 md:hidden">
              <MoneyText price={prices.current} texts={texts} />
            </span>
          </p>
          <div className="flex items-center gap-5">
            <span className="text-18 max-md:hidden">
              <MoneyText price={prices.current} texts={texts} />
            </span>
            <button
              type="button"
              className="button button-primary"
              onClick={() => onTake(candidate.formatType)}
            >
              <span className="max-md:hidden">{texts['take-format']}</span>
              <span className="md:hidden">{texts.take}</span>
            </button>
          </div>
        </footer>
      </div>
    </dialog>
  )
}

function Chip({
  pressed,
  onPress,
  children,
}: {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="chip aria-[pressed=true]:border-ink! aria-[pressed=true]:bg-ink! aria-[pressed=true]:text-raised!"
    >
      {children}
    </button>
  )
}
