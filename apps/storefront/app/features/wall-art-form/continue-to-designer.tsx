import { ArrowRightIcon } from '@passepartout/ui/icons'
import { type CSSProperties, memo } from 'react'
import { WayOn } from '../product-form/way-on.tsx'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface ContinueToDesignerProps {
  props: WallArtFormProps
  className: string
  /** The form's id, if the button is outside it. */
  form?: string
}

/** Button to the designer, in the colours that content may set. */
export const ContinueToDesigner = memo(function ContinueToDesigner({
  props: { texts, ctaColours },
  className,
  form,
}: ContinueToDesignerProps) {
  return (
    <button
      type="submit"
      form={form}
      className={`button button-primary button-large w-full ${className}`}
      style={ctaStyle(ctaColours)}
    >
      <WayOn design={texts.design} take={texts['take-over']} />
      <ArrowRightIcon size={20} aria-hidden="true" />
    </button>
  )
})

export const ctaStyle = (colours: WallArtFormProps['ctaColours']): CSSProperties | undefined =>
  colours && { background: colours.ctaBackgroundColor, color: colours.ctaTextColor }
