import { type Express, getExpressShop } from '@passepartout/contracts'
import { type FrameConfiguration, fillMessage } from '@passepartout/domain'
import { useEffect, useState } from 'react'
import { createBrowserClient } from './create-browser-client.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface ExpressLineProps {
  props: WallArtFormProps
  configuration: FrameConfiguration
  /** The day without express, once it is calculated. */
  before: string | undefined
}

/**
 * How much sooner express delivery arrives, and its price; requested by the visitor's clock. Its line is reserved while
 * it loads.
 */
export function ExpressLine({ props, configuration, before }: ExpressLineProps) {
  const { texts, shop } = props
  const { materialType, frameType } = configuration
  const key = `${materialType} ${frameType}`
  const [known, keep] = useState<Record<string, Express | null>>({})
  const express = known[key]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for material and frame
  useEffect(() => {
    if (express !== undefined || !before) return
    const stop = new AbortController()
    const query = { materialType, ...(frameType ? { frameType } : {}) }
    void createBrowserClient(shop)
      .call(getExpressShop, { query }, { signal: stop.signal })
      .then(answer => {
        if (answer.ok) keep(all => ({ ...all, [key]: answer.payload.express }))
      })
    return () => stop.abort()
  }, [key, express === undefined, before === undefined])
  const isSooner = express && before && express.deliveryDay.day < before
  return (
    <p className="mt-1 min-h-[1lh] pl-8 text-14 text-muted">
      {isSooner &&
        fillMessage(
          texts.express,
          { day: express.deliveryDay.text, surcharge: express.surcharge.text },
          shop.locale,
        )}
    </p>
  )
}
