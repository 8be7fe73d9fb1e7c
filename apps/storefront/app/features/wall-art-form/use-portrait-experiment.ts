import type { FrameConfiguration } from '@passepartout/domain'
import { useEffect, useRef } from 'react'
import { orientation, rotatedFormat } from './choices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

/**
 * On pages of a theme, visitors for whom the test is on start with the portrait variant; a choice made before is kept
 * (spec 4).
 */
export function usePortraitExperiment(
  { portraitTest, configuration: first }: WallArtFormProps,
  configuration: FrameConfiguration,
  onTurn: (format: string) => void,
): void {
  const current = useRef({ configuration, onTurn })
  current.current = { configuration, onTurn }
  useEffect(() => {
    if (!portraitTest || orientation(first.formatType) !== 'landscape') return
    let isGone = false
    const begin = async () => {
      // Most pages test nothing and load no code for it.
      const { isOn } = await import('../../platform/flags/decide-treatment.ts')
      const on = await isOn(portraitTest)
      const { configuration, onTurn } = current.current
      if (on && !isGone && configuration === first) onTurn(rotatedFormat(first.formatType))
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [portraitTest, first])
}
