import { type Client, getFramePrices, getPhotoOptionPrices } from '@passepartout/contracts'
import { type FrameConfiguration, frameOf } from '@passepartout/domain'
import { useEffect, useState } from 'react'
import type { Rules } from './choices.ts'
import { createBrowserClient } from './create-browser-client.ts'

/** How much choices add, in minor units. A choice that is missing has no known price yet. */
export interface Surcharges {
  /** By option, compared with the default of its group. */
  options: Readonly<Record<string, number>>
  /** By kind of frame: how much its cheapest finish adds to the product without a frame. */
  frames: Readonly<Record<string, number>>
}

/** Surcharges loaded with the page, and their key. */
export interface FirstSurcharges {
  key: string
  surcharges: Surcharges | undefined
}

/** Surcharges depend on these alone. */
export const surchargeKey = ({ materialType, formatType, frameType }: FrameConfiguration): string =>
  [materialType, formatType, frameType].join(' ')

/** Surcharges of the choices beside a configuration; `undefined` if the API does not answer. */
export async function fetchSurcharges(
  client: Client,
  { catalogue }: Pick<Rules, 'catalogue'>,
  { materialType, formatType, frameType }: FrameConfiguration,
  signal?: AbortSignal,
): Promise<Surcharges | undefined> {
  const query = { materialType, formatType }
  const options = signal ? { signal } : {}
  const [groups, frames] = await Promise.all([
    client.call(getPhotoOptionPrices, { query: { ...query, ...(frameType ? { frameType } : {}) } }, options),
    catalogue.frames.length > 0 ? client.call(getFramePrices, { query }, options) : undefined,
  ])
  if (!groups.ok || frames?.ok === false) return undefined
  const kinds: Record<string, number> = {}
  for (const { frameType: finish, surcharge } of frames?.payload.frames ?? []) {
    const kind = frameOf(catalogue, finish)?.kind.id
    if (kind) kinds[kind] = Math.min(kinds[kind] ?? Number.POSITIVE_INFINITY, surcharge.amount)
  }
  return {
    options: Object.fromEntries(
      groups.payload.groups.flatMap(group =>
        group.options.map(({ optionType, price }) => [optionType, price.amount]),
      ),
    ),
    frames: kinds,
  }
}

/** The surcharges of exactly this configuration; `undefined` while they load. */
export function useSurcharges(
  rules: Rules,
  configuration: FrameConfiguration,
  first: FirstSurcharges,
): Surcharges | undefined {
  const [known, keep] = useState<Record<string, Surcharges>>(() =>
    first.surcharges ? { [first.key]: first.surcharges } : {},
  )
  const key = surchargeKey(configuration)
  const found = known[key]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the configuration
  useEffect(() => {
    if (found) return
    const stop = new AbortController()
    void fetchSurcharges(createBrowserClient(rules.shop), rules, configuration, stop.signal).then(answer => {
      if (answer) keep(all => ({ ...all, [key]: answer }))
    })
    return () => stop.abort()
  }, [key, found === undefined])
  return found
}
