import { type FrameConfiguration, fillMessage } from '@passepartout/domain'
import { CloseIcon } from '@passepartout/ui/icons'
import { memo, type RefObject } from 'react'
import type { Rules } from './choices.ts'
import { ContinueToDesigner } from './continue-to-designer.tsx'
import { PriceDetails } from './price-details.tsx'
import { PriceNote } from './price-note.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PriceSheetProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  prices: Prices
  form: string
  ref: RefObject<HTMLDialogElement | null>
}

/** Every part of the price, with the button to the designer below it. */
export const PriceSheet = memo(function PriceSheet(sheet: PriceSheetProps) {
  const { props, rules, configuration, prices, form, ref } = sheet
  const { texts, shop, materialName } = props
  return (
    <dialog
      ref={ref}
      aria-label={texts['price-details']}
      closedby="any"
      className="dialog px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:w-[440px] md:px-7"
    >
      <div className="flex items-center justify-between">
        <h2 className="type-h3 text-21!">
          {fillMessage(texts['your-product'], { material: materialName }, shop.locale)}
        </h2>
        <button
          type="button"
          onClick={() => ref.current?.close()}
          className="-mr-3 grid size-12 place-items-center"
        >
          <CloseIcon size={22} aria-hidden="true" />
          <span className="sr-only">{texts.close}</span>
        </button>
      </div>
      <PriceDetails props={props} rules={rules} configuration={configuration} article={prices.article} />
      <PriceNote prices={prices} props={props} />
      <ContinueToDesigner props={props} form={form} className="mt-5" />
    </dialog>
  )
})
