import { type FrameConfiguration, formatSize, parseDimension } from '@passepartout/domain'
import { CloseIcon } from '@passepartout/ui/icons'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { waitForPaint } from '../../platform/wait-for-paint.ts'
import { AllFormats } from './all-formats.tsx'
import { groupOf, type Rules, withChange } from './choices.ts'
import { MoneyText } from './money-text.tsx'
import { QualityNote } from './quality-note.tsx'
import { usePrices } from './use-prices.ts'
import { useSyncedRadios } from './use-synced-radios.ts'
import type { PhotoPixels } from './use-visitor-photo.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface MoreFormatsProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  photo: PhotoPixels | undefined
  onTake: (format: string) => void
  onClose: () => void
}

/**
 * All formats and a custom size, beside the product on the wall; nothing changes on the page before a format is
 * applied. The dialog opens in the next frame, its many formats follow.
 */
export function MoreFormats({ props, rules, configuration, photo, onTake, onClose }: MoreFormatsProps) {
  const { texts, shop } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [candidate, setCandidate] = useState(configuration)
  const isFilled = useDeferredValue(true, false)
  const settled = useDeferredValue(candidate)
  const pricesOf = usePrices(shop, settled, props.prices)
  const prices = pricesOf(candidate)
  const settledPrices = useMemo(() => pricesOf(settled), [pricesOf, settled])
  const isListed = groupOf(rules, candidate) !== undefined
  const pick = useCallback(
    (formatType: string) => setCandidate(now => withChange(rules, now, { formatType })),
    [rules],
  )
  useSyncedRadios(dialog, settled)
  // A modal dialog makes the browser calculate the styles of the whole page again: the press is painted first.
  useEffect(() => void waitForPaint().then(() => dialog.current?.showModal()), [])

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
            {texts['more-formats-for'].replace('{material}', props.materialName)}
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
          {isFilled && (
            <AllFormats
              props={props}
              rules={rules}
              configuration={settled}
              prices={settledPrices}
              onChoose={pick}
            />
          )}
        </div>
        <footer className="flex flex-none items-center justify-between gap-4 border-hairline border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 md:py-4">
          <p className="figures font-semibold" aria-live="polite">
            {formatSize(parseDimension(candidate.formatType), shop.locale)}
            {!isListed && <span className="max-md:hidden">, {texts['custom-size']}</span>}
            {photo && <QualityNote props={props} photo={photo} configuration={candidate} />}
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
