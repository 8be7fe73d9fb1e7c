import { getFeatureFlags } from '@passepartout/contracts'
import type { FrameConfiguration } from '@passepartout/domain'
import { useEffect, useRef } from 'react'
import { browserClient } from './browser-client.ts'
import type { CalculatorProps } from './calculator-props.ts'
import { orientation, turned } from './choices.ts'

/** On pages of a theme, visitors for whom the test is on begin with the portrait variant; whoever chose first keeps their choice (spec 4). */
export function usePortraitTest(
  { portraitTest, shop, configuration: first }: CalculatorProps,
  configuration: FrameConfiguration,
  onTurn: (format: string) => void,
): void {
  const current = useRef({ configuration, onTurn })
  current.current = { configuration, onTurn }
  useEffect(() => {
    if (!portraitTest || orientation(first.formatType) !== 'landscape') return
    const stop = new AbortController()
    void browserClient(shop)
      .call(getFeatureFlags, {}, { signal: stop.signal })
      .then(answer => {
        const isOn =
          answer.ok &&
          answer.payload.flags.some(({ name, treatment }) => name === portraitTest && treatment === 'on')
        const { configuration, onTurn } = current.current
        if (isOn && configuration === first) onTurn(turned(first.formatType))
      })
    return () => stop.abort()
  }, [portraitTest, shop, first])
}
